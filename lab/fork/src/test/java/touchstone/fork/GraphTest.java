package touchstone.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import touchstone.model.MemberName;

class GraphTest {

  static class Base {
    private final int inherited = 1;
    static final int NOT_SHOWN = 2;
  }

  static class Value extends Base {
    private final List<String> list = Arrays.asList("a", null, "\u20ac \ud83d\ude00 \" \\ \n");
    private final Map<String, double[]> map = Map.of("k", new double[] {1.5, -0.0, Double.NaN});
    private final BigDecimal decimal = new BigDecimal("12345678901234567890.10");
    private final Character character = 'c';
    private final Thread.State state = Thread.State.NEW;
  }

  @Test
  void fieldsBecomeMembersSuperclassFirst() {
    assertEquals(
        "{\"inherited\":1,\"list\":[\"a\",null,\"\u20ac \ud83d\ude00 \\\" \\\\ \\u000a\"],"
            + "\"map\":{\"k\":[1.5,-0.0,\"NaN\"]},\"decimal\":12345678901234567890.10,"
            + "\"character\":\"c\",\"state\":\"NEW\"}",
        Graph.toJson(new Value()));
  }

  private record Renamed(@MemberName("created \"at\"") int createdAt, int other) {}

  @Test
  void aFieldIsCalledWhatItIsSaidThatDocumentsCallIt() {
    assertEquals("{\"created \\\"at\\\"\":1,\"other\":2}", Graph.toJson(new Renamed(1, 2)));
  }

  @Test
  void everyCharacterComesBackFromAParser() throws Exception {
    StringBuilder all = new StringBuilder();
    for (int c = 0; c < 0x3000; c++) {
      all.append((char) c);
    }
    all.append("\ud83d\ude00\ud800");
    assertEquals(all.toString(), new ObjectMapper().readTree(Graph.toJson(all)).textValue());
  }

  /** As Scala's Option is: another language's, and of a class that is not public. */
  private record Maybe(Object held) {
    public boolean isEmpty() {
      return held == null;
    }

    public Object get() {
      return held;
    }
  }

  /** As Scala's collections are: iterable, but not in Java's way. */
  private record Chain(Object head, Chain tail) {
    public Cursor iterator() {
      return new Cursor(this);
    }
  }

  /** An iterator, but not Java's. */
  public static final class Cursor {
    private Chain rest;

    Cursor(Chain chain) {
      rest = chain;
    }

    public boolean hasNext() {
      return rest != null;
    }

    public Object next() {
      Object head = rest.head();
      rest = rest.tail();
      return head;
    }
  }

  @Test
  void optionsAndSequencesOfAnyLanguageAreSeenInto() {
    assertEquals(
        "[1,[\"a\",null,[2,3]],null,{\"name\":\"n\"},4]",
        Graph.toJson(List.of(
            new Maybe(1),
            new Chain(
                "a", new Chain(null, new Chain(new Maybe(new Chain(2, new Chain(3, null))), null))),
            new Maybe(null),
            new Named("n"),
            Optional.of(4))));
  }

  /** As Kotlin compiles a property that is {@code by lazy}. */
  private record Greeted(String name, Later greeting$delegate) {}

  /** As Kotlin's lazy values are. */
  private record Later(Supplier<String> value) {
    public boolean isInitialized() {
      return false;
    }

    public String getValue() {
      return value.get();
    }
  }

  /** As Scala's maps are: a sequence of pairs that also finds a value by its key. */
  private record Table(List<String> names, List<Integer> values) {
    public Cursor keysIterator() {
      Chain chain = null;
      for (int i = names.size() - 1; i >= 0; i--) {
        chain = new Chain(names.get(i), chain);
      }
      return new Cursor(chain);
    }

    public Object apply(Object key) {
      return values.get(names.indexOf(key));
    }
  }

  @Test
  void mapsOfAnyLanguageAreObjects() {
    assertEquals("{\"b\":1,\"a\":2}", Graph.toJson(new Table(List.of("b", "a"), List.of(1, 2))));
  }

  @Test
  void datesTimesAndIdentifiersAreWhatTheJdkPrints() {
    assertEquals(
        "[\"2024-02-29\",\"2024-02-29T12:00:01.250Z\",\"00000000-0000-0001-0000-000000000002\"]",
        Graph.toJson(List.of(
            LocalDate.of(2024, 2, 29), Instant.parse("2024-02-29T12:00:01.25Z"), new UUID(1, 2))));
  }

  @Test
  void aLazyPropertyHasItsOwnNameAndValue() {
    assertEquals(
        "{\"name\":\"Ada\",\"greeting\":\"Hello\"}",
        Graph.toJson(new Greeted("Ada", new Later(() -> "Hello"))));
    assertEquals("{\"name\":\"Ada\",\"greeting\":null}", Graph.toJson(new Greeted("Ada", null)));
  }

  /** Holds nothing: only one of the methods that make an option, and an iterator that is none. */
  record Named(String name) {
    public String get() {
      return name;
    }

    public String iterator() {
      return name;
    }
  }

  @Test
  void aCycleIsAnErrorAndNotAnOverflow() {
    List<Object> cycle = new ArrayList<>();
    cycle.add(cycle);
    String message =
        assertThrows(IllegalArgumentException.class, () -> Graph.toJson(cycle)).getMessage();
    assertTrue(message.contains("cycle"), message);
  }

  @Test
  void whatCannotBeLookedIntoIsNamed() {
    String message = assertThrows(
            IllegalArgumentException.class,
            () -> Graph.toJson(new Object[] {Thread.currentThread()}))
        .getMessage();
    assertTrue(message.contains("java.lang.Thread"), message);
  }
}
