package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
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
        none("java.lang.Thread", "another type of the JDK", HOLD_OR_MAKE), refusal.getMessage());
  }

  private static final String HOLD_OR_MAKE =
      "ask for a type annotated with @Json that holds it, or add a factory that makes its adapter,"
          + " with Streak.with";

  private static final String HOLD_OR_LIST =
      "ask for a List, or for a type annotated with @Json that holds the array";

  private static String none(String type, String found, String cure) {
    return "no adapter for " + type
        + ": expected a String, a boxed number or Boolean, a BigDecimal or BigInteger,"
        + " a type annotated with @Json, or a List, Collection or Map with String keys of such, found "
        + found + "; " + cure;
  }

  private static String refusal(Type type) {
    return assertThrows(IllegalArgumentException.class, () -> Streak.create().adapter(type))
        .getMessage();
  }

  @Test
  void whatNobodyCanAnnotateIsNotAskedToBe() {
    assertEquals(
        none("streak.FactoriesTest[]", "an array", HOLD_OR_LIST), refusal(FactoriesTest[].class));
    assertEquals(none("int[]", "an array", HOLD_OR_LIST), refusal(int[].class));
    assertEquals(
        none("java.util.List<java.lang.String>[]", "an array", HOLD_OR_LIST),
        refusal(new JsonType<List<String>[]>() {}.type()));
    assertEquals(
        none("java.util.Set<java.lang.String>", "another type of the JDK", HOLD_OR_MAKE),
        refusal(new JsonType<Set<String>>() {}.type()));
    assertEquals(
        none("java.util.UUID", "another type of the JDK", HOLD_OR_MAKE),
        refusal(new JsonType<List<UUID>>() {}.type()));
    assertEquals(none("int", "another type of the JDK", HOLD_OR_MAKE), refusal(int.class));
    assertEquals(
        "no adapter for streak.FactoriesTest: expected the generated class streak.FactoriesTest_JsonAdapter;"
            + " annotate the type with @Json, or name it in @JsonImport where it is not yours, and add the processor to the compiler's processor path",
        refusal(FactoriesTest.class));
  }

  @Test
  void whatNoProcessorSeesIsNotSaidToLackOne() {
    record Local() {}
    for (Class<?> type : List.of(Local.class, new Object() {}.getClass())) {
      String said = refusal(type);
      assertTrue(
          said.endsWith(
              "; javac shows no processor a class in a method: make it a top-level or static nested type"),
          said);
    }
  }

  private static <T> Type parameter() {
    return new JsonType<T>() {}.type();
  }

  @Test
  void aTypeParameterIsCalledOne() {
    assertEquals(
        none(
            "T",
            "a type parameter",
            "hand over the adapter, or the JsonType, of what it stands for"),
        refusal(parameter()));
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
        "expected a number that a byte can hold, found 128 (line 1, column 1, byte 0)",
        refusal.getMessage());
  }

  @Test
  void whoAsksWhetherThereIsOneIsTold() {
    Streak streak = Streak.create();
    assertSame(streak.adapter(Long.class), streak.findAdapter(Long.class).orElseThrow());
    Type longs = new JsonType<List<Long>>() {}.type();
    assertSame(streak.adapter(longs), streak.findAdapter(longs).orElseThrow());
    for (Type other : List.of(
        Object.class,
        FactoriesTest.class,
        byte[].class,
        int.class,
        List.class,
        ArrayList.class,
        new JsonType<Set<Long>>() {}.type(),
        new JsonType<List<UUID>>() {}.type(),
        new JsonType<Map<String, ?>>() {}.type())) {
      assertEquals(Optional.empty(), streak.findAdapter(other), other.getTypeName());
      assertEquals(Optional.empty(), streak.findAdapter(other), "once more, from memory");
    }
  }

  @Test
  void whoAsksForATypeThatIsNotForStreakHasNoFactoryAskedTwice() {
    List<Type> asked = new ArrayList<>();
    Streak streak = Streak.create().with(type -> {
      asked.add(type);
      return type == UUID.class ? TEXTS : null;
    });
    assertSame(TEXTS, streak.findAdapter(UUID.class).orElseThrow());
    assertEquals(Optional.empty(), streak.findAdapter(Object.class));
    assertEquals(Optional.empty(), streak.findAdapter(Object.class));
    assertEquals(List.of(UUID.class, Object.class), asked);
  }

  /** Annotated, and made by hand into a class that no processor has seen. */
  @Json
  private record Unprocessed(int a) {}

  @Test
  void whatIsWrongWithATypeForStreakIsNoReasonToLeaveItToOthers() {
    Streak streak = Streak.create();
    IllegalArgumentException missing =
        assertThrows(IllegalArgumentException.class, () -> streak.findAdapter(Unprocessed.class));
    assertEquals(refusal(Unprocessed.class), missing.getMessage());
    Type list = new JsonType<List<Unprocessed>>() {}.type();
    assertThrows(IllegalArgumentException.class, () -> streak.findAdapter(list));
    Streak strict = streak.with(type -> {
      throw new IllegalArgumentException("mine, and wrong");
    });
    assertEquals(
        "mine, and wrong",
        assertThrows(IllegalArgumentException.class, () -> strict.findAdapter(Object.class))
            .getMessage());
  }
}
