package streak.gson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import org.junit.jupiter.api.Test;

class StreakTypeAdapterFactoryTest {

  private final Gson gson = new GsonBuilder()
      .registerTypeAdapterFactory(new StreakTypeAdapterFactory())
      .create();

  @Test
  void gsonReadsAndWritesByTheAdapter() {
    assertEquals(new Point(3), gson.fromJson("{\"y\":[{}],\"x\":3}", Point.class));
    assertEquals("{\"x\":3}", gson.toJson(new Point(3)));
  }

  @Test
  void itsUsersSeeTheirOwnException() {
    JsonParseException e =
        assertThrows(JsonParseException.class, () -> gson.fromJson("{}", Point.class));
    assertEquals("required member 'x' is missing", e.getMessage());
  }
}
