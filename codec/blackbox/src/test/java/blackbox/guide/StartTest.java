package blackbox.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonAdapter;
import streak.Streak;

class StartTest {

  @Json
  record User(String name, int age, List<String> tags) {}

  @Test
  void thereAndBack() {
    Streak streak = Streak.create();
    JsonAdapter<User> users = streak.adapter(User.class);

    User ann = users.fromJson("{\"name\":\"Ann\",\"age\":41,\"tags\":[\"a\"]}");
    assertEquals("{\"name\":\"Ann\",\"age\":41,\"tags\":[\"a\"]}", users.toJson(ann));
    assertEquals(List.of(ann), users.list().fromJson("[" + users.toJson(ann) + "]"));
  }
}
