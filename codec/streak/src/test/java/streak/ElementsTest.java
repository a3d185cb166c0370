package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The elements of an array, one by one; and that nothing is kept of those that were read, here and line by line. */
class ElementsTest {

  private static final JsonAdapter<Object> ANYTHING = RoundTripTest.ANYTHING;

  private static InputStream stream(String text) {
    return new ByteArrayInputStream(RoundTripTest.utf8(text));
  }

  @Test
  void oneByOne() {
    String json = " [ 1 , \"a\\n\" ,[2,[3]], {\"b\" : null} ] ";
    byte[] bytes = RoundTripTest.utf8(json);
    List<?> expected = (List<?>) ANYTHING.fromJson(json);
    assertEquals(expected, ANYTHING.elements(stream(json)).toList());
    assertEquals(expected, ANYTHING.elements(WaysIn.trickle(bytes)).toList());
    for (int split = 1; split < bytes.length; split++) {
      assertEquals(expected, ANYTHING.elements(WaysIn.halves(bytes, split)).toList());
    }
    assertEquals(List.of(), ANYTHING.elements(stream("[]")).toList());
    assertEquals(
        List.of(List.of(), Map.of()), ANYTHING.elements(stream("[[],{}]")).toList());
  }

  /** What an adapter written by hand throws in the middle of an element leaves the reader there. */
  @Test
  void behindAnErrorThereIsNothingMore() {
    for (Throwable thrown :
        List.of(new StackOverflowError(), new Exception(), new IllegalStateException())) {
      JsonAdapter<String> adapter = new JsonAdapter<>() {
        @Override
        public String read(JsonReader in) {
          in.beginArray();
          String text = in.readString();
          if (text.isEmpty()) {
            ElementsTest.<RuntimeException>undeclared(thrown);
          }
          in.nextElement();
          return text;
        }

        @Override
        public void write(JsonWriter out, String value) {
          throw new AssertionError();
        }
      };
      Iterator<String> elements =
          adapter.elements(stream("[[\"a\"],[\"\",[\"inside\"]],[\"b\"]]")).iterator();
      assertEquals("a", elements.next());
      Throwable first = assertThrows(Throwable.class, elements::next);
      assertSame(thrown, ofTheAdapter(first));
      assertSame(first, assertThrows(Throwable.class, elements::next));
      Iterator<String> lines =
          adapter.lines(stream("[\"a\"]\n[\"\",[\"inside\"]]\n[\"b\"]")).iterator();
      assertEquals("a", lines.next());
      assertSame(thrown, ofTheAdapter(assertThrows(Throwable.class, lines::next)));
      assertEquals("b", lines.next());
    }
  }

  private static Throwable ofTheAdapter(Throwable arrived) {
    if (arrived instanceof JsonException refusal) {
      assertEquals("/1", refusal.pointer());
      return refusal.getCause();
    }
    return arrived;
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // not checked at run time
  private static <E extends Throwable> void undeclared(Throwable e) throws E {
    throw (E) e;
  }

  /** As somebody does who will not wait any longer. */
  @Test
  void whoClosesDuringAReadGivesNobodyElseTheReader() {
    List<Stream<Object>> streams = new ArrayList<>();
    InputStream closing = new ByteArrayInputStream(RoundTripTest.utf8("[1,2]")) {
      @Override
      public int read(byte[] into, int offset, int length) {
        streams.get(0).close();
        assertEquals("another", ANYTHING.fromJson("\"another\""));
        return super.read(into, offset, length);
      }
    };
    streams.add(ANYTHING.elements(closing));
    List<Object> seen = new ArrayList<>();
    Iterator<Object> elements = streams.get(0).iterator();
    assertThrows(IllegalStateException.class, () -> {
      while (elements.hasNext()) {
        seen.add(elements.next());
      }
    });
    assertEquals(ANYTHING.fromJson("[1]"), seen);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{}|0||expected an array, found an object",
        "|0||expected an array, found the end of the document",
        "[1,]|1|/1|expected a number, found ']'",
        "[1,[2,x]]|1|/1|expected a number, found 'x'",
        "[1 2]|1||expected ',' or ']' behind an element",
        "[1,2|2||expected ',' or ']' behind an element, found the end of the document",
        "[1] 2|1||expected the end of the document, found a number",
      })
  void whatIsWrongIsSeenWhereItIs(String json, int before, String pointer, String problem) {
    Iterator<Object> iterator =
        ANYTHING.elements(stream(json == null ? "" : json)).iterator();
    for (int i = 0; i < before; i++) {
      iterator.next();
    }
    // Behind a fault there is nothing that could be read, and no end that could be believed.
    for (int again = 0; again < 2; again++) {
      JsonException e = WaysIn.refused(iterator::hasNext);
      assertEquals(pointer == null ? "" : pointer, e.pointer());
      assertTrue(e.getMessage().startsWith(problem), e.getMessage());
    }
  }

  /** An adapter that gives up leaves the reader within an element, whose parts are no elements. */
  @Test
  void behindAnotherFailureThereIsNothingEither() {
    JsonAdapter<Object> givingUp = new JsonAdapter<>() {
      @Override
      public Object read(JsonReader in) {
        in.beginArray();
        throw new IllegalStateException("after " + in.readInt());
      }

      @Override
      public void write(JsonWriter out, Object value) {
        throw new AssertionError();
      }
    };
    Iterator<Object> iterator = givingUp.elements(stream("[[1,[2],[3]],[4]]")).iterator();
    for (int again = 0; again < 2; again++) {
      JsonException e = assertThrows(JsonException.class, iterator::hasNext);
      assertEquals("/0", e.pointer());
      assertEquals("after 1", e.getCause().getMessage());
    }
  }

  @Test
  void aStreamThatFailsOnceIsNotReadOnFrom() {
    InputStream failing = new ByteArrayInputStream(RoundTripTest.utf8("[[1],[2,[3],[4]],[5]]")) {
      private boolean failed;

      @Override
      public synchronized int read(byte[] into, int offset, int length) {
        if (pos == 9 && !failed) {
          failed = true;
          throw new UncheckedIOException(new IOException("timed out"));
        }
        return super.read(into, offset, 1);
      }
    };
    Iterator<Object> iterator = ANYTHING.elements(failing).iterator();
    assertEquals(List.of(1.0), iterator.next());
    for (int again = 0; again < 2; again++) {
      assertThrows(UncheckedIOException.class, iterator::hasNext);
    }
  }

  /** Bytes of a record and what stands behind it. */
  private static final int RECORD = 55;

  /** Records, made as they are asked for: 200 MB that nobody holds. */
  private static InputStream records(String front, String between, long size) {
    String record = "{\"id\":12345,\"name\":\"some name\",\"tags\":[1,2,\"three\\n\"]}" + between;
    return new LimitsTest.Endless(front, record, size);
  }

  private static long used() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  private static final JsonAdapter<Object> SKIPPING = new JsonAdapter<>() {
    @Override
    public Object read(JsonReader in) {
      in.skipValue();
      return "";
    }

    @Override
    public void write(JsonWriter out, Object value) {
      throw new AssertionError();
    }
  };

  private static void assertConstantMemory(Stream<Object> values, long least) {
    long[] seen = {0, used(), 0};
    try {
      values.forEach(value -> {
        if (++seen[0] % 1_000_000 == 0) {
          seen[2] = Math.max(seen[2], used() - seen[1]);
        }
      });
    } catch (JsonException e) {
      assertNull(e.getCause());
      assertEquals(least, seen[0], e.getMessage()); // the stream is cut off
    }
    assertTrue(seen[0] >= least, () -> seen[0] + " values");
    assertTrue(seen[2] < 4_000_000, () -> seen[2] + " bytes held");
  }

  @Test
  @Timeout(60)
  void twoHundredMegabytesOfElements() {
    long count = 200_000_000 / RECORD;
    assertConstantMemory(SKIPPING.elements(records("[", ",", count * RECORD)), count);
  }

  @Test
  @Timeout(60)
  void twoHundredMegabytesOfLines() {
    long count = 200_000_000 / RECORD;
    assertConstantMemory(SKIPPING.lines(records("", "\n", count * RECORD)), count);
  }
}
