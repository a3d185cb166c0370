package touchstone.contestants.bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.gson.Gson;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import touchstone.contestants.bridges.nullsafe.Cached;
import touchstone.contestants.bridges.nullsafe.Greeted;
import touchstone.contestants.bridges.nullsafe.NameList;
import touchstone.contestants.bridges.nullsafe.Owner;
import touchstone.contestants.bridges.nullsafe.Settings;

/** What docs/nullsafe.md shows of Gson by itself on Kotlin classes. */
class GsonAloneTest {

  @Test
  void itPassesNullsAndLosesDefaults() {
    // @start region="gson"
    Gson gson = new Gson();
    // data class Owner(val name: String, val age: Int)
    assertNull(gson.fromJson("{\"age\":36}", Owner.class).getName());
    assertEquals(0, gson.fromJson("{\"name\":\"Ada\"}", Owner.class).getAge());
    // data class NameList(val names: List<String>)
    NameList list = gson.fromJson("{\"names\":[\"a\",null]}", NameList.class);
    assertEquals(Arrays.asList("a", null), list.getNames());
    // data class Settings(val theme: String = "light", val size: Int = 12, ..., val id: String)
    assertNull(gson.fromJson("{\"id\":\"a\"}", Settings.class).getTheme());
    // data class Cached(val id: String, @Transient val cached: Int = 7)
    assertEquals(0, gson.fromJson("{\"id\":\"a\"}", Cached.class).getCached());
    // class Greeted(val name: String) { val greeting: String by lazy { "Hello, $name" } }
    Greeted greeted = gson.fromJson("{\"name\":\"Ada\"}", Greeted.class);
    assertThrows(NullPointerException.class, greeted::getGreeting);
    // @end
  }
}
