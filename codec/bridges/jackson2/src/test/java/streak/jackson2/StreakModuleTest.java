package streak.jackson2;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class StreakModuleTest {

  private final ObjectMapper mapper =
      JsonMapper.builder().addModule(new StreakModule()).build();

  @Test
  void jacksonReadsAndWritesByTheAdapter() throws IOException {
    assertEquals(new Point(3), mapper.readValue("{\"y\":[{}],\"x\":3}", Point.class));
    assertEquals("{\"x\":3}", mapper.writeValueAsString(new Point(3)));
  }

  @Test
  void itsUsersSeeTheirOwnException() {
    JsonMappingException e =
        assertThrows(JsonMappingException.class, () -> mapper.readValue("{}", Point.class));
    assertEquals("required member 'x' is missing", e.getOriginalMessage());
  }
}
