package blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonMember;

/** What cannot be written is refused with the path to it, as what cannot be read is. */
class WriteProblemsTest {

  @Json
  record User(int id, String name, double score, float[] floats, Optional<Double> maybe) {}

  @Json
  record Users(
      int count, List<User> users, Map<String, List<Double>> byName, JsonMember<Double> patch) {}

  private static final JsonAdapter<Users> USERS = Ways.STREAK.adapter(Users.class);

  private static User user(String name, double score, float value, double maybe) {
    return new User(1, name, score, new float[] {0, value}, Optional.of(maybe));
  }

  private static void refuses(Users users, String words) {
    Ways.out(USERS).forEach(write -> {
      JsonException refusal = assertThrows(JsonException.class, () -> write.apply(users));
      assertEquals(words, refusal.getMessage());
    });
  }

  private static Users of(User user) {
    return new Users(1, List.of(user("a", 1, 1, 1), user), Map.of(), JsonMember.absent());
  }

  @Test
  void thePathLeadsToTheValue() {
    double nan = Double.NaN;
    refuses(of(user("a", nan, 1, 1)), "expected a finite number, found NaN at /users/1/score");
    refuses(
        of(user("a", 1, (float) nan, 1)),
        "expected a finite number, found NaN at /users/1/floats/1");
    refuses(of(user("a", 1, 1, nan)), "expected a finite number, found NaN at /users/1/maybe");
    refuses(
        of(user("\ud800", 1, 1, 1)),
        "expected a String of whole characters, found a lone surrogate at index 0 at /users/1/name");
    refuses(
        new Users(1, null, Map.of("a/b", List.of(1.0, nan)), null),
        "expected a finite number, found NaN at /byName/a~1b/1");
    refuses(
        new Users(1, null, null, JsonMember.of(nan)),
        "expected a finite number, found NaN at /patch");
  }

  @Json
  static class Many {
    public double first;
    public int second;
    public double third;
  }

  @Test
  void theMemberThatIsAtFaultIsNamed() {
    Many many = new Many();
    many.third = Double.POSITIVE_INFINITY;
    JsonException refusal =
        assertThrows(JsonException.class, () -> Ways.STREAK.adapter(Many.class).toJson(many));
    assertEquals("expected a finite number, found Infinity at /third", refusal.getMessage());
    JsonAdapter<List<Many>> list = Ways.STREAK.adapter(Many.class).list();
    assertEquals(
        "/0/third",
        assertThrows(JsonException.class, () -> list.toJson(List.of(many))).pointer());
    JsonAdapter<Map<String, Many>> map = Ways.STREAK.adapter(Many.class).map();
    assertEquals(
        "/k/third",
        assertThrows(JsonException.class, () -> map.toJson(Map.of("k", many))).pointer());
  }

  @Json
  record Texts(String first, List<String> others) {}

  /** Strings are written many at a time; a bad one is found all the same where it stands. */
  @Test
  void aLoneSurrogateIsFoundWhereItStands() {
    JsonAdapter<Texts> adapter = Ways.STREAK.adapter(Texts.class);
    for (int at : new int[] {0, 1, 254, 300, 2_000}) {
      List<String> others = new ArrayList<>(Collections.nCopies(2_500, "good \u00e9\n"));
      others.set(at, "bad \ud800");
      Texts texts = new Texts("good", others);
      String pointer = "/others/" + at;
      String message =
          "expected a String of whole characters, found a lone surrogate at index 4 at " + pointer;
      List<Executable> ways = List.of(
          () -> adapter.toJson(texts),
          () -> adapter.toJsonBytes(texts),
          () -> adapter.toJson(texts, new byte[100_000], 0),
          () -> adapter.toJson(texts, ByteBuffer.allocate(100_000)),
          () -> adapter.toJson(texts, OutputStream.nullOutputStream()),
          () -> adapter.writeLines(
              List.of(new Texts("", List.of()), texts).iterator(),
              OutputStream.nullOutputStream()));
      for (Executable way : ways) {
        assertEquals(message, assertThrows(JsonException.class, way).getMessage());
      }
    }
    // Nothing of it is left in the writers that are kept.
    assertEquals(
        "{\"first\":\"a\",\"others\":[\"b\"]}", adapter.toJson(new Texts("a", List.of("b"))));
  }

  @Json
  record Keys(Map<String, Integer> by) {}

  @Test
  void aNameThatCannotBeWrittenIsFoundWhereItStands() {
    JsonAdapter<Keys> adapter = Ways.STREAK.adapter(Keys.class);
    JsonAdapter<Map<String, Keys>> map = adapter.map();
    Map<String, Integer> bad = Map.of("k\udc00", 1);
    assertEquals(
        "/by/k\udc00",
        assertThrows(JsonException.class, () -> adapter.toJsonBytes(new Keys(bad)))
            .pointer());
    assertEquals(
        "/k\udc00",
        assertThrows(
                JsonException.class, () -> map.toJsonBytes(Map.of("k\udc00", new Keys(Map.of()))))
            .pointer());
  }
}
