package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** NDJSON: a value a line, whatever the input's pieces; a wrong line is named, and the next one can still be read. */
class LinesTest {

  private static final JsonAdapter<Object> ANYTHING = RoundTripTest.ANYTHING;

  private static List<InputStream> ways(byte[] input) {
    List<InputStream> ways = new ArrayList<>();
    ways.add(new ByteArrayInputStream(input));
    ways.add(WaysIn.trickle(input));
    for (int split = 1; split < Math.min(input.length, 200); split++) {
      ways.add(WaysIn.halves(input, split));
    }
    return ways;
  }

  private static void assertLines(List<?> expected, String input) {
    for (InputStream way : ways(RoundTripTest.utf8(input))) {
      try (Stream<Object> lines = ANYTHING.lines(way)) {
        assertEquals(expected, lines.toList(), input);
      }
    }
  }

  @Test
  void aValueALine() {
    assertLines(List.of(1.0, "a", List.of(), Map.of("b", true)), "1\n\"a\"\n[]\n{\"b\":true}\n");
    assertLines(List.of(1.0, 2.0), "1\n2");
    assertLines(List.of(1.0, 2.0), "1\r\n2\r\n");
    assertLines(List.of(1.0, 2.0), " 1\t\n \t2 \r\n");
    assertLines(Arrays.asList(null, "line\nfeed\u00e9"), "null\n\"line\\nfeed\u00e9\"\n");
    assertLines(List.of(), "");
  }

  @Test
  void blankLinesArePassedOver() {
    assertLines(List.of(), "\n");
    assertLines(List.of(), "\r\n \n\t\n  ");
    assertLines(List.of(1.0, 2.0), "\n\n1\n\r\n \t \n2\n\n");
  }

  /** What each line gives: a value, or where it was refused. */
  private static List<Object> outcomes(InputStream input, JsonLimits limits) {
    List<Object> outcomes = new ArrayList<>();
    try (Stream<Object> lines = ANYTHING.with(limits).lines(input)) {
      Iterator<Object> iterator = lines.iterator();
      while (true) {
        try {
          if (!iterator.hasNext()) {
            return outcomes;
          }
          outcomes.add(iterator.next());
        } catch (JsonException e) {
          assertNull(e.getCause());
          outcomes.add("%s line %d column %d byte %d"
              .formatted(e.pointer(), e.line(), e.column(), e.offset()));
        }
      }
    }
  }

  private static void assertOutcomes(List<?> expected, String input, JsonLimits limits) {
    for (InputStream way : ways(RoundTripTest.utf8(input))) {
      assertEquals(expected, outcomes(way, limits), input);
    }
  }

  @Test
  void aWrongLineIsNamedAndTheNextOneIsRead() {
    assertOutcomes(
        List.of(
            1.0,
            "/1 line 2 column 4 byte 5",
            3.0,
            "/3 line 5 column 4 byte 12",
            "/4 line 6 column 1 byte 14",
            "/5 line 7 column 3 byte 19",
            7.0),
        "1\n[2,\n3\n\n[4 x\n\u00e9\n5 5\n7",
        JsonLimits.DEFAULT);
  }

  @Test
  void thePointerLeadsIntoTheValue() {
    JsonAdapter<Integer> numbers = new JsonAdapter<>() {
      @Override
      public Integer read(JsonReader in) {
        JsonNames names = JsonNames.of("a");
        int value = 0;
        try {
          for (int m = in.beginObject(names); m != JsonReader.NONE; m = in.nextMember(names, m)) {
            value = in.readInt();
          }
        } catch (JsonException e) {
          throw e.inMember("a");
        }
        return value;
      }

      @Override
      public void write(JsonWriter out, Integer value) {
        throw new AssertionError();
      }
    };
    Stream<Integer> lines =
        numbers.lines(new ByteArrayInputStream(RoundTripTest.utf8("{\"a\":1}\n\n{\"a\":\"x\"}")));
    JsonException e = WaysIn.refused(lines::toList);
    assertEquals(
        "expected a number, found a string at /1/a (line 3, column 6, byte 14)", e.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{$\"a\":1}|expected a member's name, found the end of the line",
        "[1,$2]|expected a number, found the end of the line",
        "1 2|expected the end of the line, found a number",
        "{} {}|expected the end of the line, found an object",
        "\"a$b\"|expected '\"' at the end of a string, found the end of the line",
        "nul$l|expected a value, found nul",
      })
  void aValueThatIsNotOnOneLineIsRefused(String input, String problem) {
    byte[] bytes = RoundTripTest.utf8(input.replace('$', '\n'));
    Stream<Object> lines = ANYTHING.lines(new ByteArrayInputStream(bytes));
    JsonException e = WaysIn.refused(lines::findFirst);
    assertTrue(e.getMessage().startsWith(problem + " at /0 (line 1, "), e.getMessage());
    assertEquals(
        problem.endsWith("end of the line"),
        e.getMessage().endsWith("; a line of NDJSON holds a whole value"));
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 100, 65_535, 65_536, 65_537, 300_000})
  void aLineThatIsTooLongIsRefusedAndPassedOver(int limit) {
    JsonLimits limits = JsonLimits.DEFAULT.withLookAheadBytes(limit);
    String allowed = "\"" + "x".repeat(limit - 2) + "\"";
    String refused = "\"" + "y".repeat(limit - 1) + "\"";
    String input = allowed + "\n" + refused + "\n1\n" + allowed + "\n" + refused;
    String longest = "x".repeat(limit - 2);
    List<Object> expected = List.of(
        longest,
        "/1 line 2 column 1 byte " + (limit + 1),
        1.0,
        longest,
        "/4 line 5 column 1 byte " + (3L * limit + 6));
    if (limit < 200) {
      assertOutcomes(expected, input, limits);
    }
    byte[] bytes = RoundTripTest.utf8(input);
    assertEquals(expected, outcomes(new ByteArrayInputStream(bytes), limits));
    assertEquals(expected, outcomes(WaysIn.trickle(bytes), limits));
  }

  private static final class Closeable extends ByteArrayInputStream {
    private int closed;

    Closeable(String text) {
      super(RoundTripTest.utf8(text));
    }

    @Override
    public void close() {
      closed++;
    }
  }

  @Test
  void closingTheStreamClosesTheInput() {
    Closeable input = new Closeable("1\n2\n3");
    Iterator<Object> iterator;
    try (Stream<Object> lines = ANYTHING.lines(input)) {
      iterator = lines.iterator();
      assertEquals(1.0, iterator.next());
      assertEquals(0, input.closed);
    }
    assertEquals(1, input.closed);
    assertThrows(IllegalStateException.class, iterator::hasNext);
    Closeable whole = new Closeable("1");
    assertEquals(1, ANYTHING.lines(whole).toList().size());
    assertEquals(0, whole.closed);
  }

  @Test
  void anInputThatFailsIsNoFaultOfTheValues() {
    InputStream broken = new InputStream() {
      @Override
      public int read() throws IOException {
        throw new IOException("gone");
      }

      @Override
      public void close() throws IOException {
        throw new IOException("twice");
      }
    };
    Stream<Object> lines = ANYTHING.lines(broken);
    assertThrows(UncheckedIOException.class, lines::count);
    assertThrows(UncheckedIOException.class, lines::close);
  }

  @Test
  void aLineIsReadAsSoonAsItIsThere() {
    // Whoever asks for a byte behind the line feed would wait for the next event.
    InputStream live = new InputStream() {
      private final byte[] first = RoundTripTest.utf8("{\"event\":1}\n");

      @Override
      public int read() {
        throw new AssertionError("waits");
      }

      @Override
      public int read(byte[] into, int offset, int length) {
        assertTrue(first[0] != 0, "waits");
        System.arraycopy(first, 0, into, offset, first.length);
        first[0] = 0;
        return first.length;
      }
    };
    Iterator<Object> iterator = ANYTHING.lines(live).iterator();
    assertEquals(Map.of("event", 1.0), iterator.next());
  }

  @Test
  void parallelIsAllowedAndKeepsTheOrder() {
    String input = "1\n2\n3\n4\n5\n6\n";
    assertEquals(
        List.of(1.0, 2.0, 3.0, 4.0, 5.0, 6.0),
        ANYTHING.lines(new Closeable(input)).parallel().toList());
  }

  @Test
  void writing() throws IOException {
    List<Object> values = new ArrayList<>(List.of(1.0, "line\nfeed", Map.of("a", List.of())));
    values.add(null);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ANYTHING.writeLines(values.iterator(), out);
    String written = out.toString(java.nio.charset.StandardCharsets.UTF_8);
    assertEquals("1.0\n\"line\\nfeed\"\n{\"a\":[]}\nnull\n", written);
    assertLines(values, written);
    out.reset();
    ANYTHING.writeLines(Stream.of(), out);
    assertEquals(0, out.size());
  }

  @Test
  void writingMany() throws IOException {
    for (int length : new int[] {1, 100, 16_383, 16_384, 16_385, 40_000}) {
      List<Object> values = new ArrayList<>();
      for (int i = 0; i < 2_000_000 / (length + 100); i++) {
        values.add(("" + i).repeat(length).substring(0, length));
      }
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      ANYTHING.writeLines(values.stream(), out);
      try (Stream<Object> lines = ANYTHING.lines(new ByteArrayInputStream(out.toByteArray()))) {
        assertEquals(values, lines.toList());
      }
    }
  }

  @Test
  void anAdapterThatWritesNothingIsNoLine() {
    JsonAdapter<Object> silent = new JsonAdapter<>() {
      @Override
      public Object read(JsonReader in) {
        throw new AssertionError();
      }

      @Override
      public void write(JsonWriter out, Object value) {}
    };
    List<Object> values = List.of(1, 2);
    assertThrows(
        IllegalStateException.class,
        () -> silent.writeLines(values.iterator(), new ByteArrayOutputStream()));
    assertFalse(ANYTHING.toJson(1.0).isEmpty());
  }
}
