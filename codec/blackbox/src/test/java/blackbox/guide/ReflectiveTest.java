package blackbox.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import streak.JsonAdapter;
import streak.JsonType;
import streak.Streak;
import streak.reflective.ReflectiveAdapters;

class ReflectiveTest {

  record User(String name, int birthYear) {}

  record Page<T>(List<T> items, int total) {}

  @Test
  void nothingIsAnnotated() {
    ReflectiveAdapters adapters = new ReflectiveAdapters();
    JsonAdapter<User> users = adapters.adapter(User.class);
    assertEquals(new User("Ann", 1985), users.fromJson("{\"name\":\"Ann\",\"birthYear\":1985}"));

    JsonAdapter<Page<User>> pages = adapters.adapter(new JsonType<Page<User>>() {});
    assertEquals("{\"items\":[],\"total\":0}", pages.toJson(new Page<>(List.of(), 0)));
  }

  @Test
  void aStreakAsksForWhatWasNotGenerated() {
    Streak streak = Streak.create().with(new ReflectiveAdapters());
    assertEquals(
        "Ann",
        streak
            .adapter(User.class)
            .fromJson("{\"name\":\"Ann\",\"birthYear\":1}")
            .name());
  }

  @Test
  void aNamingSaysWhatMembersAreCalled() {
    ReflectiveAdapters snake = new ReflectiveAdapters()
        .renaming((type, property) ->
            property.replaceAll("(\\p{Upper})", "_$1").toLowerCase(Locale.ROOT));
    assertEquals(
        "{\"name\":\"Ann\",\"birth_year\":1985}",
        snake.adapter(User.class).toJson(new User("Ann", 1985)));
  }
}
