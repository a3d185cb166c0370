package streak.jackson3;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import streak.tree.JsonObject;
import streak.tree.JsonValue;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;

class StreakModuleTest {

  private final ObjectMapper mapper =
      JsonMapper.builder().addModule(new StreakModule()).build();

  @Test
  void jacksonReadsAndWritesByTheAdapter() {
    String document = "{\"y\":[{}],\"x\":3}";
    JsonValue tree = mapper.readValue(document, JsonValue.class);
    assertEquals(JsonValue.adapter().fromJson(document), tree);
    assertEquals(document, mapper.writeValueAsString(tree));
  }

  @Test
  void itsUsersSeeTheirOwnException() {
    DatabindException e =
        assertThrows(DatabindException.class, () -> mapper.readValue("[1]", JsonObject.class));
    assertEquals(
        "expected a tree of the class JsonObject, found another one", e.getOriginalMessage());
  }
}
