package blackbox.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonType;
import streak.Streak;

class GenericTest {

  @Json
  record User(String name) {}

  @Json
  record Page<T>(List<T> items, int total) {}

  @Json
  record Found(Page<User> users) {}

  @Test
  void pages() {
    JsonAdapter<Page<User>> pages = Streak.create().adapter(new JsonType<Page<User>>() {});
    Page<User> page = pages.fromJson("{\"items\":[{\"name\":\"Ann\"}],\"total\":1}");
    assertEquals("Ann", page.items().get(0).name());
    assertEquals(
        "{\"users\":" + pages.toJson(page) + "}",
        Streak.create().adapter(Found.class).toJson(new Found(page)));
  }
}
