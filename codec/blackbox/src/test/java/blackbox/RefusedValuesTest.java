package blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import streak.Json;
import streak.Json.Style;
import streak.JsonAdapter;
import streak.JsonCreator;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonType;
import streak.JsonUnknown;
import streak.JsonWith;
import streak.JsonWriter;

/** What a type's own code throws while it is read: where the value stands that it does not accept, and why. */
class RefusedValuesTest {

  private static final String REFUSED =
      "expected a value that the program accepts, found one that ";

  /** Of what was made elsewhere, nobody knows whose it is. */
  private static final String UNKNOWN = REFUSED + "it refuses: ";

  private static final String AFTER = by(Range.class, "begin is after end");

  /** One that is right, and one that is not. */
  private static final String GOOD = "{\"begin\":1,\"end\":2}";

  private static final String BAD = "{\"begin\":2,\"end\":1}";

  @Json
  record Range(int begin, int end) implements Comparable<Range> {
    Range {
      if (begin > end) {
        throw new IllegalArgumentException("begin is after end");
      }
    }

    @Override
    public int compareTo(Range other) {
      if (begin == 0) {
        throw new UnsupportedOperationException("nothing compares with 0");
      }
      return Integer.compare(begin, other.begin);
    }
  }

  @Json
  record Holder(
      Range one,
      Optional<Range> perhaps,
      List<Range> list,
      Range[] array,
      SortedSet<Range> set,
      Map<String, Range> map) {}

  @Json
  static final class Bean {
    private int age;
    private Range range;

    public int getAge() {
      return age;
    }

    public void setAge(int age) {
      if (age < 0) {
        throw new IllegalStateException("not born yet");
      }
      this.age = age;
    }

    public Range getRange() {
      return range;
    }

    public void setRange(Range range) {
      this.range = range;
    }
  }

  @Json
  static final class Built {
    private final int size;

    private Built(int size) {
      this.size = size;
    }

    int size() {
      return size;
    }

    static final class Builder {
      private int size;

      Builder size(int size) {
        if (size == 13) {
          throw new IllegalArgumentException("unlucky");
        }
        this.size = size;
        return this;
      }

      Built build() {
        if (size < 0) {
          throw new IllegalStateException("too small");
        }
        return new Built(size);
      }
    }
  }

  @Json
  static final class Made {
    private final int number;

    private Made(int number) {
      this.number = number;
    }

    @JsonCreator
    static Made of(int number) {
      if (number < 0) {
        throw new IllegalArgumentException("not made");
      }
      return new Made(number);
    }

    int number() {
      return number;
    }
  }

  @Json
  record ByHand(@JsonWith(Even.class) Integer number) {}

  static final class Even extends JsonAdapter<Integer> {
    @Override
    public Integer read(JsonReader in) {
      int number = in.readInt();
      if (number % 2 != 0) {
        throw new ArithmeticException("odd");
      }
      return number;
    }

    @Override
    public void write(JsonWriter out, Integer value) {
      out.value(value);
    }
  }

  @Json
  record Page<T>(List<T> items) {}

  @Json
  sealed interface Shape {
    @Json
    record Circle(int radius) implements Shape {
      public Circle {
        positive(radius);
      }
    }

    @Json
    record Group(List<Shape> shapes) implements Shape {}
  }

  @Json(style = Style.WRAPPER_OBJECT)
  sealed interface Wrapped {
    @Json
    record Circle(int radius) implements Wrapped {
      public Circle {
        positive(radius);
      }
    }
  }

  @Json(style = Style.WRAPPER_ARRAY)
  sealed interface Tagged {
    @Json
    record Circle(int radius) implements Tagged {
      public Circle {
        positive(radius);
      }
    }
  }

  private static void positive(int radius) {
    if (radius < 0) {
      throw new IllegalArgumentException("negative");
    }
  }

  @Json(shape = Json.Shape.ARRAY)
  record Row(int id, Range range) {}

  @Json(shape = Json.Shape.VALUE)
  record Name(String text) {
    Name {
      if (text.isBlank()) {
        throw new IllegalArgumentException("blank");
      }
    }
  }

  @Json
  record Named(Name name) {}

  @Json
  record Open(int id, @JsonUnknown Map<String, Range> others) {}

  private static String by(Class<?> refuser, String why) {
    return refuser.getName() + " refuses: \"" + why + "\"";
  }

  private static <T> void refuses(Class<T> type, String document, String why, String pointer) {
    Ways.adapters(type).forEach(adapter -> refuses(adapter, document, why, pointer));
  }

  /** On every way in, with the same message. */
  private static <T> void refuses(
      JsonAdapter<T> adapter, String document, String why, String pointer) {
    JsonException first = refused(
        () -> adapter.fromJson(document), REFUSED + why + (pointer.isEmpty() ? " (" : " at "));
    assertEquals(pointer, first.pointer());
    assertTrue(first.offset() > 0 && first.offset() <= document.length(), first::getMessage);
    assertEquals(first.offset() + 1, first.column());
    Ways.in(adapter).forEach(in -> refused(() -> in.apply(document), first.getMessage()));
    // A tree's document has no white space, and neither has this one.
    refused(() -> adapter.fromTree(Ways.STREAK.readTree(document)), first.getMessage());
    refused(() -> adapter.fromTree(Ways.STREAK.readLazyTree(document)), first.getMessage());
    refused(() -> adapter.readInto(document, null), first.getMessage());
  }

  private static JsonException refused(Runnable reading, String message) {
    JsonException refusal = assertThrows(JsonException.class, reading::run);
    assertTrue(refusal.getMessage().startsWith(message), refusal::getMessage);
    assertInstanceOf(RuntimeException.class, refusal.getCause());
    return refusal;
  }

  @Test
  void theMessageSaysWhereAndWhy() {
    for (JsonAdapter<Range> adapter : Ways.adapters(Range.class)) {
      JsonException refusal = refused(() -> adapter.fromJson("\n" + BAD), REFUSED);
      assertEquals(REFUSED + AFTER + " (line 2, column 20, byte 20)", refusal.getMessage());
      assertEquals("begin is after end", refusal.getCause().getMessage());
      assertEquals(IllegalArgumentException.class, refusal.getCause().getClass());
      assertEquals(new Range(1, 2), adapter.fromJson(GOOD));
    }
  }

  @Test
  void whereverTheValueStands() {
    refuses(Range.class, BAD, AFTER, "");
    refuses(Holder.class, "{\"one\":" + BAD + "}", AFTER, "/one");
    refuses(Holder.class, "{\"perhaps\":" + BAD + "}", AFTER, "/perhaps");
    refuses(Holder.class, "{\"list\":[" + GOOD + "," + BAD + "]}", AFTER, "/list/1");
    refuses(Holder.class, "{\"array\":[" + BAD + "]}", AFTER, "/array/0");
    refuses(Holder.class, "{\"set\":[" + GOOD + "," + BAD + "]}", AFTER, "/set/1");
    refuses(Holder.class, "{\"map\":{\"a/b\":" + BAD + "}}", AFTER, "/map/a~1b");
    refuses(
        Holder.class,
        "{\"set\":[" + GOOD + ",{\"begin\":0,\"end\":0}]}",
        by(Range.class, "nothing compares with 0"),
        "/set/1");
    refuses(Row.class, "[1," + BAD + "]", AFTER, "/1");
    refuses(Named.class, "{\"name\":\" \"}", by(Name.class, "blank"), "/name");
    refuses(Name.class, "\" \"", by(Name.class, "blank"), "");
    refuses(Open.class, "{\"x\":" + GOOD + ",\"y\":" + BAD + "}", AFTER, "/y");
  }

  @Test
  void whateverMakesIt() {
    refuses(Bean.class, "{\"age\":-1}", by(Bean.class, "not born yet"), "/age");
    refuses(Bean.class, "{\"range\":" + BAD + "}", AFTER, "/range");
    refuses(Built.class, "{\"size\":13}", by(Built.Builder.class, "unlucky"), "/size");
    refuses(Built.class, "{\"size\":-1}", by(Built.Builder.class, "too small"), "");
    refuses(Made.class, "{\"number\":-1}", by(Made.class, "not made"), "");
    refuses(ByHand.class, "{\"number\":3}", by(Even.class, "odd"), "/number");
    refuses(new Even(), "3", by(Even.class, "odd"), "");
  }

  @Test
  void oneOfSeveralTypes() {
    refuses(
        Shape.class, "{\"type\":\"Circle\",\"radius\":-1}", by(Shape.Circle.class, "negative"), "");
    refuses(
        Shape.class,
        "{\"shapes\":[{\"radius\":1,\"type\":\"Circle\"},{\"radius\":-1,\"type\":\"Circle\"}],\"type\":\"Group\"}",
        by(Shape.Circle.class, "negative"),
        "/shapes/1");
    refuses(
        Wrapped.class,
        "{\"Circle\":{\"radius\":-1}}",
        by(Wrapped.Circle.class, "negative"),
        "/Circle");
    refuses(
        Tagged.class, "[\"Circle\",{\"radius\":-1}]", by(Tagged.Circle.class, "negative"), "/1");
  }

  @Test
  void listsMapsAndGenericTypes() {
    for (JsonAdapter<Range> adapter : Ways.adapters(Range.class)) {
      refuses(adapter.list(), "[" + GOOD + "," + BAD + "]", AFTER, "/1");
      refuses(adapter.map(), "{\"a\":" + BAD + "}", AFTER, "/a");
      refuses(adapter.list().map(), "{\"a\":[" + BAD + "]}", AFTER, "/a/0");
    }
    Ways.adapters(new JsonType<Page<Range>>() {})
        .forEach(adapter -> refuses(adapter, "{\"items\":[" + BAD + "]}", AFTER, "/items/0"));
    Ways.adapters(new JsonType<Page<Map<String, Range>>>() {})
        .forEach(
            adapter -> refuses(adapter, "{\"items\":[{\"x\":" + BAD + "}]}", AFTER, "/items/0/x"));
  }

  @Test
  void intoWhatIsThere() {
    for (JsonAdapter<Bean> adapter : Ways.adapters(Bean.class)) {
      Bean bean = adapter.fromJson("{\"age\":1}");
      byte[] document = "{\"age\":-1}".getBytes(StandardCharsets.UTF_8);
      assertEquals(
          "/age", refused(() -> adapter.readInto(document, bean), REFUSED).pointer());
      assertEquals(
          "/range",
          refused(() -> adapter.readInto("{\"age\":2,\"range\":" + BAD + "}", bean), REFUSED)
              .pointer());
      assertEquals(2, bean.getAge());
    }
  }

  @Test
  void elementsAndLines() {
    for (JsonAdapter<Range> adapter : Ways.adapters(Range.class)) {
      Iterator<Range> lines = iterator(adapter::lines, GOOD + "\n" + BAD + "\n" + GOOD);
      assertEquals(new Range(1, 2), lines.next());
      JsonException inLine = refused(lines::next, REFUSED + AFTER + " at /1 (line 2, column 20");
      assertEquals("/1", inLine.pointer());
      assertEquals(new Range(1, 2), lines.next());
      Iterator<Range> elements =
          iterator(adapter::elements, "[" + GOOD + "," + BAD + "," + GOOD + "]");
      assertEquals(new Range(1, 2), elements.next());
      JsonException inElement = refused(elements::next, REFUSED + AFTER + " at /1 (line 1");
      assertSame(inElement, refused(elements::next, REFUSED));
    }
  }

  private static <T> Iterator<T> iterator(
      Function<InputStream, Stream<T>> reading, String document) {
    return reading
        .apply(new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)))
        .iterator();
  }

  // ---- what is said ----

  /** Fails as it is told. */
  private static final class Failing extends JsonAdapter<Object> {
    private final RuntimeException failure;

    private Failing(RuntimeException failure) {
      this.failure = failure;
    }

    @Override
    public Object read(JsonReader in) {
      in.skipValue();
      throw failure;
    }

    @Override
    public void write(JsonWriter out, Object value) {
      throw failure;
    }
  }

  /** Cannot even say what is wrong. */
  private static final class Mute extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public String getMessage() {
      throw new IllegalStateException("no words");
    }
  }

  private static String message(RuntimeException failure) {
    JsonException refusal =
        assertThrows(JsonException.class, () -> new Failing(failure).fromJson("1"));
    assertSame(failure, refusal.getCause());
    return refusal.getMessage();
  }

  @Test
  void whatHasNoMessageIsNamed() {
    String place = " (line 1, column 2, byte 1)";
    String nameless = UNKNOWN + "java.lang.IllegalStateException" + place;
    assertEquals(nameless, message(new IllegalStateException()));
    assertEquals(nameless, message(new IllegalStateException(" ")));
    assertEquals(UNKNOWN + Mute.class.getName() + place, message(new Mute()));
  }

  /** Of several frames, those of what the adapter called: not what that called, nor what called the adapter. */
  @Test
  void whoRefusesIsKnownByTheTrace() {
    JsonAdapter<Object> asking = new JsonAdapter<>() {
      @Override
      public Object read(JsonReader in) {
        in.skipValue();
        throw raised();
      }

      @Override
      public void write(JsonWriter out, Object value) {}
    };
    String name = asking.getClass().getName();
    assertEquals(
        REFUSED + name + " refuses: \"raised\" at /0 (line 1, column 3, byte 2)",
        assertThrows(JsonException.class, () -> asking.list().fromJson("[1]")).getMessage());
    RuntimeException traceless = new RuntimeException("bare", null, false, false) {
      private static final long serialVersionUID = 1;
    };
    assertEquals(UNKNOWN + "\"bare\" (line 1, column 2, byte 1)", message(traceless));
  }

  private static RuntimeException raised() {
    throw new IllegalStateException("raised");
  }

  @Test
  void messagesStayShortAndOnOneLine() {
    assertEquals(
        UNKNOWN + "\"" + "x".repeat(200) + "...\" (line 1, column 2, byte 1)",
        message(new IllegalStateException("x".repeat(1_000_000))));
    assertEquals(
        UNKNOWN + "\"one\\u000atwo\" (line 1, column 2, byte 1)",
        message(new IllegalStateException("one\ntwo")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"7", "[7]", "{\"a\":7}"})
  void aProblemThatAnAdapterNamesIsNotRefusedOnceMore(String document) {
    JsonAdapter<Object> naming = new JsonAdapter<>() {
      @Override
      public Object read(JsonReader in) {
        in.skipValue();
        throw JsonException.at(in, "expected nothing, found a value");
      }

      @Override
      public void write(JsonWriter out, Object value) {}
    };
    JsonAdapter<?> adapter = switch (document.charAt(0)) {
      case '[' -> naming.list();
      case '{' -> naming.map();
      default -> naming;
    };
    JsonException refusal = assertThrows(JsonException.class, () -> adapter.fromJson(document));
    assertNull(refusal.getCause());
    assertTrue(refusal.getMessage().startsWith("expected nothing, found a value"));
  }

  // ---- what passes ----

  @Test
  void whatTheStreamThrowsIsNoRefusal() {
    IOException torn = new IOException("torn");
    RuntimeException closed = new IllegalStateException("closed");
    for (JsonAdapter<Holder> adapter : Ways.adapters(Holder.class)) {
      for (int length : new int[] {0, 1, 10, 20, 35}) {
        UncheckedIOException first =
            assertThrows(UncheckedIOException.class, () -> adapter.fromJson(failing(length, torn)));
        assertSame(torn, first.getCause());
        assertSame(
            closed,
            assertThrows(
                IllegalStateException.class, () -> adapter.fromJson(failing(length, closed))));
      }
    }
  }

  private static InputStream failing(int length, Exception failure) {
    byte[] document = ("{\"list\":[" + GOOD + "," + GOOD + "]}").getBytes(StandardCharsets.UTF_8);
    return new ByteArrayInputStream(document, 0, length) {
      @Override
      public synchronized int read(byte[] into, int offset, int count) {
        int read = super.read(into, offset, Math.min(1, count));
        if (read < 0) {
          RefusedValuesTest.<RuntimeException>undeclared(failure);
        }
        return read;
      }
    };
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // not checked at run time
  private static <E extends Throwable> void undeclared(Throwable e) throws E {
    throw (E) e;
  }

  @Test
  void ofAnAdapterUncheckedIoExceptionsAndErrorsPass() {
    UncheckedIOException io = new UncheckedIOException(new IOException("no file"));
    assertSame(
        io,
        assertThrows(UncheckedIOException.class, () -> new Failing(io).list().fromJson("[1]")));
    AssertionError error = new AssertionError("a mistake");
    JsonAdapter<Object> mistaken = new JsonAdapter<>() {
      @Override
      public Object read(JsonReader in) {
        throw error;
      }

      @Override
      public void write(JsonWriter out, Object value) {}
    };
    assertSame(
        error, assertThrows(AssertionError.class, () -> mistaken.map().fromJson("{\"a\":1}")));
  }

  /** The document is not to blame for what cannot be written. */
  @Test
  void whatIsThrownInWritingPasses() {
    IllegalStateException failure = new IllegalStateException("not now");
    JsonAdapter<Object> adapter = new Failing(failure);
    assertSame(failure, assertThrows(IllegalStateException.class, () -> adapter.toJson(1)));
    assertSame(
        failure,
        assertThrows(IllegalStateException.class, () -> adapter.list().toJsonBytes(List.of(1))));
    assertSame(failure, assertThrows(IllegalStateException.class, () -> adapter.toTree(1)));
  }

  /** Who drives a reader sees what is thrown where it is thrown. */
  @Test
  void aReaderByHandIsAskedByNobody() {
    JsonReader in = new JsonReader().reset("3");
    assertThrows(ArithmeticException.class, () -> new Even().read(in));
  }

  /** What a document's author may not find out by asking again: what was refused once is refused. */
  @Test
  void aTreeIsRefusedAlsoByWhatThinksBetterOfIt() {
    int[] asked = new int[1];
    JsonAdapter<Integer> moody = new JsonAdapter<>() {
      @Override
      public Integer read(JsonReader in) {
        if (asked[0]++ == 0) {
          throw new IllegalStateException("not the first time");
        }
        return in.readInt();
      }

      @Override
      public void write(JsonWriter out, Integer value) {}
    };
    refused(
        () -> moody.fromTree(Ways.STREAK.readTree("1")),
        REFUSED + moody.getClass().getName() + " refuses: \"not the first time\"");
  }
}
