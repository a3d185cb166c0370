package blackbox.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonMember;
import streak.Streak;

class PatchTest {

  @Json
  record UserPatch(JsonMember<String> name, JsonMember<Integer> age) {}

  static class User {
    String name = "Ann";
    Integer age = 41;

    void apply(UserPatch patch) {
      name = patch.name().orElse(name);
      age = patch.age().orElse(age);
    }
  }

  @Test
  void absentNullAndAValue() {
    JsonAdapter<UserPatch> patches = Streak.create().adapter(UserPatch.class);
    User user = new User();
    user.apply(patches.fromJson("{\"age\":null}"));
    assertEquals("Ann", user.name);
    assertEquals(null, user.age);
    UserPatch rename = new UserPatch(JsonMember.of("Bea"), JsonMember.absent());
    assertEquals("{\"name\":\"Bea\"}", patches.toJson(rename));
  }
}
