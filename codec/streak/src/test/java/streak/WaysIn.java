package streak;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.function.Executable;

/** Every way in which a document reaches a reader, and what came of reading it. */
public final class WaysIn {

  private WaysIn() {}

  /** Leads a reader to a document. */
  interface Way {
    JsonReader begin(JsonReader in, byte[] document);
  }

  /**
   * What came of a document: a value, or where it was refused. Records are equal when a document was read alike; the words of a
   * message may differ, since a stream's reader has not seen what is behind the problem.
   */
  record Outcome(boolean refused, Object value, long offset, long line, long column) {}

  /** By name; a String only where the document is one. */
  static Map<String, Way> of(byte[] document) {
    Map<String, Way> ways = new LinkedHashMap<>();
    ways.put("array", JsonReader::reset);
    ways.put("range", (in, bytes) -> {
      byte[] wide = new byte[bytes.length + 20];
      java.util.Arrays.fill(wide, (byte) '1');
      System.arraycopy(bytes, 0, wide, 9, bytes.length);
      return in.reset(wide, 9, bytes.length);
    });
    String string = decoded(document);
    if (string != null) {
      ways.put("String", (in, bytes) -> in.reset(string));
    }
    ways.put("stream", (in, bytes) -> in.reset(new ByteArrayInputStream(bytes)));
    ways.put("stream of single bytes", (in, bytes) -> in.reset(trickle(bytes)));
    ways.put("heap buffer", (in, bytes) -> in.reset(ByteBuffer.wrap(bytes)));
    ways.put(
        "direct buffer",
        (in, bytes) ->
            in.reset(ByteBuffer.allocateDirect(bytes.length).put(bytes).flip()));
    ways.put(
        "slice in the middle of a direct buffer",
        (in, bytes) -> in.reset(
            middle(ByteBuffer.allocateDirect(bytes.length + 20), bytes).asReadOnlyBuffer()));
    ways.put(
        "slice in the middle of a heap buffer",
        (in, bytes) -> in.reset(middle(ByteBuffer.allocate(bytes.length + 20), bytes)));
    ways.put(
        "read-only heap buffer",
        (in, bytes) ->
            in.reset(middle(ByteBuffer.allocate(bytes.length + 20), bytes).asReadOnlyBuffer()));
    ways.put("stream that often reads nothing", (in, bytes) -> in.reset(new Hesitant(bytes)));
    return ways;
  }

  /** With ones before and behind, a position, and an offset in the array. */
  private static ByteBuffer middle(ByteBuffer wide, byte[] bytes) {
    while (wide.hasRemaining()) {
      wide.put((byte) '1');
    }
    wide.position(7).limit(7 + 3 + bytes.length);
    ByteBuffer slice = wide.slice();
    slice.position(3);
    slice.put(bytes).position(3);
    return slice;
  }

  /** Returns from every other read without a byte, as some streams do against their contract. */
  private static final class Hesitant extends ByteArrayInputStream {
    private boolean hesitates;

    Hesitant(byte[] bytes) {
      super(bytes);
    }

    @Override
    public synchronized int read(byte[] into, int offset, int length) {
      hesitates = !hesitates;
      return hesitates ? 0 : super.read(into, offset, Math.min(length, 100));
    }
  }

  /** Hands out one byte at a time. */
  public static InputStream trickle(byte[] bytes) {
    return new ByteArrayInputStream(bytes) {
      @Override
      public synchronized int read(byte[] into, int offset, int length) {
        return super.read(into, offset, Math.min(1, length));
      }
    };
  }

  /** A stream that hands out the bytes before {@code position}, then those behind. */
  static Way splitAt(int position) {
    return (in, bytes) -> in.reset(halves(bytes, position));
  }

  static InputStream halves(byte[] bytes, int position) {
    return new SequenceInputStream(
        new ByteArrayInputStream(bytes, 0, position),
        new ByteArrayInputStream(bytes, position, bytes.length - position));
  }

  /** Null when the bytes are not UTF-8, by the JDK's strict decoder. */
  public static String decoded(byte[] document) {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(document))
          .toString();
    } catch (CharacterCodingException e) {
      return null;
    }
  }

  /**
   * What a document is refused with: that, and no fault of Streak's own, which an adapter would take for the program's and say in the same
   * way.
   */
  public static JsonException refused(Executable reading) {
    return refused(reading, null);
  }

  /** The same; the message says which document it was. */
  public static JsonException refused(Executable reading, String message) {
    return checked(assertThrows(JsonException.class, reading, message));
  }

  private static JsonException checked(JsonException refusal) {
    Objects.requireNonNull(refusal.getMessage());
    if (refusal.getCause() != null) {
      throw new AssertionError(refusal);
    }
    return refusal;
  }

  /** Reads a whole document; an exception other than a {@link JsonException} is not caught. */
  static Outcome read(JsonReader in, Function<JsonReader, Object> reading) {
    try {
      Object value = reading.apply(in);
      in.endDocument();
      return new Outcome(false, value, 0, 0, 0);
    } catch (JsonException e) {
      checked(e);
      return new Outcome(true, null, e.offset(), e.line(), e.column());
    }
  }

  static Outcome tree(JsonReader in) {
    return read(in, RoundTripTest.ANYTHING::read);
  }

  static Outcome skip(JsonReader in) {
    return read(in, reader -> {
      reader.skipValue();
      return "skipped";
    });
  }

  /** Reads a document on every way, an old reader among them, and says which differs. */
  static Outcome same(byte[] document, Function<JsonReader, Outcome> reading) {
    return same(document, JsonLimits.DEFAULT, reading);
  }

  static Outcome same(byte[] document, JsonLimits limits, Function<JsonReader, Outcome> reading) {
    Outcome first = reading.apply(new JsonReader(limits).reset(document));
    JsonReader used = new JsonReader(limits);
    of(document).forEach((name, way) -> {
      Outcome outcome = reading.apply(way.begin(used, document));
      if (!outcome.equals(first)) {
        throw new AssertionError(
            "as a " + name + ": " + outcome + "; as an array: " + first + "; " + shown(document));
      }
    });
    return first;
  }

  /** The same for a stream that comes in two parts, wherever they part. */
  static void sameWhereverItIsSplit(byte[] document, Function<JsonReader, Outcome> reading) {
    Outcome first = reading.apply(new JsonReader().reset(document));
    JsonReader used = new JsonReader();
    for (int position = 1; position < document.length; position++) {
      Outcome outcome = reading.apply(splitAt(position).begin(used, document));
      if (!outcome.equals(first)) {
        throw new AssertionError("split at " + position + ": " + outcome + "; as an array: " + first
            + "; " + shown(document));
      }
    }
  }

  static void everywhere(byte[] document, Consumer<JsonReader> check) {
    JsonReader used = new JsonReader();
    of(document).values().forEach(way -> check.accept(way.begin(used, document)));
  }

  /** The beginning of a document, for a message. */
  static String shown(byte[] document) {
    return new String(document, 0, Math.min(200, document.length), StandardCharsets.ISO_8859_1);
  }
}
