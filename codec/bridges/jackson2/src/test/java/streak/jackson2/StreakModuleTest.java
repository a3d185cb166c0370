package streak.jackson2;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import streak.tree.JsonObject;
import streak.tree.JsonValue;

class StreakModuleTest {

  private final ObjectMapper mapper =
      JsonMapper.builder().addModule(new StreakModule()).build();

  @Test
  void jacksonReadsAndWritesByTheAdapter() throws IOException {
    String document = "{\"y\":[{}],\"x\":3}";
    JsonValue tree = mapper.readValue(document, JsonValue.class);
    assertEquals(JsonValue.adapter().fromJson(document), tree);
    assertEquals(document, mapper.writeValueAsString(tree));
  }

  @Test
  void itsUsersSeeTheirOwnException() {
    JsonMappingException e =
        assertThrows(JsonMappingException.class, () -> mapper.readValue("[1]", JsonObject.class));
    assertEquals(
        "expected a tree of the class JsonObject, found another one", e.getOriginalMessage());
  }
}
