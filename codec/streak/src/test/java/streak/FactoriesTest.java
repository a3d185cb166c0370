package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Type;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who is asked for an adapter, and in which order. */
class FactoriesTest {

  private static final JsonAdapter<String> TEXTS = new JsonAdapter<>() {
    @Override
    public String read(JsonReader in) {
      return in.readString();
    }

    @Override
    public void write(JsonWriter out, String value) {
      out.value(value);
    }
  };

  @Test
  void theFirstFactoryThatHasOneGivesIt() {
    Streak streak = Streak.create()
        .with(type -> type == Integer.class ? TEXTS : null)
        .with(type -> type == String.class ? TEXTS : null)
        .with(type -> {
          throw new AssertionError(type);
        });
    assertSame(TEXTS, streak.adapter(String.class));
    assertEquals("x", streak.adapter(String.class).fromJson("\"x\""));
  }

  @Test
  void aTypeHasOneAdapterHoweverItIsAskedFor() {
    JsonAdapter<String> shouts = new JsonAdapter<>() {
      @Override
      public String read(JsonReader in) {
        return in.readString() + "!";
      }

      @Override
      public void write(JsonWriter out, String value) {
        throw new AssertionError();
      }
    };
    Streak streak = Streak.create().with(type -> type == String.class ? shouts : null);
    JsonAdapter<List<String>> lists = streak.adapter(new JsonType<List<String>>() {});
    assertEquals(List.of("x!"), lists.fromJson("[\"x\"]"));
    assertSame(shouts, streak.adapter((Type) String.class));
    assertSame(shouts, streak.adapter(String.class));
    assertEquals(7L, streak.adapter((Type) Long.class).fromJson("7"));
  }

  @Test
  void aStreakIsNotChangedByAnotherMadeOfIt() {
    Streak bare = Streak.create();
    bare.with(type -> TEXTS);
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> bare.adapter(Thread.class));
    assertEquals(
        "no adapter for java.lang.Thread: expected the generated class java.lang.Thread_JsonAdapter;"
            + " annotate the type with @Json and add the processor to the compiler's processor path",
        refusal.getMessage());
  }

  @Test
  void whatNeedsNoAnnotationNeedsNoFactory() {
    Streak streak = Streak.create();
    assertEquals("x", streak.adapter(String.class).fromJson("\"x\""));
    assertEquals(7L, streak.adapter(Long.class).fromJson("7"));
    assertEquals("0.5", streak.adapter(Double.class).toJson(0.5));
    assertEquals(List.of((byte) -128), streak.adapter(Byte.class).list().fromJson("[-128]"));
    assertEquals("32767", streak.adapter(Short.class).toJson((short) 32767));
    JsonException refusal = WaysIn.refused(() -> streak.adapter(Byte.class).fromJson("128"));
    assertEquals(
        "expected a number that a byte can hold, found 128 (line 1, column 4, byte 3)",
        refusal.getMessage());
  }
}
