package blackbox.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonIgnore;
import streak.JsonName;
import streak.Streak;

class NamesTest {

  @Json
  record Person(
      @JsonName(value = "eye_color", aliases = "eyeColor") String eyes,
      @JsonIgnore String secret) {

    /** Not a property: computed, so written and never read. */
    @JsonName("initial")
    char initial() {
      return eyes.charAt(0);
    }
  }

  @Test
  void names() {
    Person person = Streak.create().adapter(Person.class).fromJson("{\"eyeColor\":\"blue\"}");
    assertEquals(
        "{\"eye_color\":\"blue\",\"initial\":\"b\"}",
        Streak.create().adapter(Person.class).toJson(person));
  }
}
