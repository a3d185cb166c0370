package streak.jackson3;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;

class StreakModuleTest {

  private final ObjectMapper mapper =
      JsonMapper.builder().addModule(new StreakModule()).build();

  @Test
  void jacksonReadsAndWritesByTheAdapter() {
    assertEquals(new Point(3), mapper.readValue("{\"y\":[{}],\"x\":3}", Point.class));
    assertEquals("{\"x\":3}", mapper.writeValueAsString(new Point(3)));
  }

  @Test
  void itsUsersSeeTheirOwnException() {
    DatabindException e =
        assertThrows(DatabindException.class, () -> mapper.readValue("{}", Point.class));
    assertEquals("required member 'x' is missing", e.getOriginalMessage());
  }
}
