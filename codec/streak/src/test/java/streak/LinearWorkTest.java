package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Work grows as documents do. Nothing is timed but hangs: quadratic work on these sizes takes minutes.
 */
class LinearWorkTest {

  private static final int MILLIONS = 3_000_000;

  private static final JsonLimits WIDE =
      JsonLimits.DEFAULT.withNumberChars(20_000_000).withNameBytes(20_000_000);

  record Work(String name, String document, Consumer<JsonReader> reading) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Work> works() {
    String plain = "\"" + "x".repeat(MILLIONS) + "\"";
    String escapes = "\"" + "\\n".repeat(MILLIONS / 2) + "\"";
    String wide = "\"" + "\u4e2d".repeat(MILLIONS / 3) + "\"";
    String mixed = "\"" + "ten plain \\t\u00e9".repeat(MILLIONS / 14) + "\"";
    String zeros = "0." + "0".repeat(MILLIONS) + "1";
    String digits = "1" + "7".repeat(MILLIONS) + "e-" + MILLIONS;
    return Stream.of(
        new Work("plain string", plain, JsonReader::readString),
        new Work("plain string, skipped", plain, JsonReader::skipValue),
        new Work("escapes", escapes, JsonReader::readString),
        new Work("escapes, skipped", escapes, JsonReader::skipValue),
        new Work("not ASCII", wide, JsonReader::readString),
        new Work("not ASCII, skipped", wide, JsonReader::skipValue),
        new Work("mixed string", mixed, JsonReader::readString),
        new Work("mixed string, skipped", mixed, JsonReader::skipValue),
        new Work("zeros", zeros, in -> assertEquals(0.0, in.readDouble())),
        new Work("digits", digits, in -> assertEquals(1.7777777777777777, in.readDouble(), 1e-15)),
        new Work("digits of a float", digits, JsonReader::readFloat),
        new Work("digits, skipped", digits, JsonReader::skipValue),
        new Work("digits of a decimal", zeros.replace('1', '0'), in -> in.readDecimal(4)),
        new Work("spaces", " ".repeat(MILLIONS) + "1", JsonReader::readInt),
        new Work("lines", "\n".repeat(MILLIONS) + "1", JsonReader::readInt),
        new Work("name", "{" + plain + ":1}", RoundTripTest.ANYTHING::read),
        new Work(
            "small values",
            "[" + "1,\"a\",".repeat(MILLIONS / 6) + "null]",
            RoundTripTest.ANYTHING::read),
        new Work(
            "small values, skipped",
            "[" + "1,{\"a\":[]},".repeat(MILLIONS / 11) + "null]",
            JsonReader::skipValue),
        new Work(
            "names that are not known",
            "{" + "\"x\":0,".repeat(4 * MILLIONS / 6) + "\"y\":0}",
            LinearWorkTest::passMembers));
  }

  private static void passMembers(JsonReader in) {
    JsonNames none = JsonNames.of("none");
    for (int m = in.beginObject(none); m != JsonReader.NONE; m = in.nextMember(none, m)) {
      in.skipValue();
    }
  }

  @ParameterizedTest
  @MethodSource("works")
  @Timeout(20)
  void millionsOfBytesOneAtATime(Work work) {
    byte[] document = RoundTripTest.utf8(work.document());
    JsonReader in = new JsonReader(WIDE).reset(WaysIn.trickle(document));
    work.reading().accept(in);
    in.endDocument();
    in.reset(document);
    work.reading().accept(in);
    in.endDocument();
    in.reset(work.document());
    work.reading().accept(in);
    in.endDocument();
  }

  /** Each name might be too long, for all that is known of its bytes; and so might all that stands before the discriminator. */
  @Test
  @Timeout(20)
  void lengthsInBytesAreCountedOnceInAString() {
    String names = ("\"" + "n".repeat(16_700) + "\u00e9\":0,").repeat(2_400);
    JsonNames none = JsonNames.of("none");
    JsonReader in = new JsonReader(JsonLimits.DEFAULT.withLookAheadBytes(100_000_000))
        .reset("{" + names + "\"type\":\"x\"}");
    assertEquals(0, in.discriminator(JsonNames.of("type"), JsonNames.of("x")));
    int members = 0;
    for (int m = in.afterDiscriminator(none); m != JsonReader.NONE; m = in.nextMember(none, m)) {
      in.skipValue();
      members++;
    }
    assertEquals(2_400, members);
  }

  /** Counts how often it is asked. */
  private static final class Counted extends InputStream {
    private final ByteArrayInputStream in;
    private int reads;

    Counted(byte[] bytes) {
      in = new ByteArrayInputStream(bytes);
    }

    @Override
    public int read() {
      throw new AssertionError("one byte at a time");
    }

    @Override
    public int read(byte[] into, int offset, int length) {
      reads++;
      assertTrue(length > 0, "asked for nothing");
      return in.read(into, offset, length);
    }
  }

  @Test
  void aStreamIsAskedForBuffersNotForBytes() {
    for (Work work : works().toList()) {
      byte[] document = RoundTripTest.utf8(work.document());
      Counted stream = new Counted(document);
      JsonReader in = new JsonReader(WIDE).reset(stream);
      work.reading().accept(in);
      in.endDocument();
      assertTrue(
          stream.reads <= document.length / 4_000, () -> work + ": " + stream.reads + " reads");
    }
  }

  @Test
  void allocationDoublesWithTheString() {
    long once = allocatedByReading(1_000_000);
    long twice = allocatedByReading(2_000_000);
    assertTrue(twice < 3 * once, () -> once + " bytes allocated, then " + twice);
    assertTrue(twice < 2_000_000 * 8L, () -> twice + " bytes allocated");
  }

  private static long allocatedByReading(int length) {
    byte[] document = RoundTripTest.utf8("\"" + "x".repeat(length) + "\"");
    JsonReader in = new JsonReader().reset(WaysIn.trickle(document));
    long before = Allocated.soFar();
    assertFalse(in.readString().isEmpty());
    return Allocated.soFar() - before;
  }

  @Test
  @Timeout(20)
  void writingIsLinearToo() {
    JsonWriter out = new JsonWriter();
    String controls = "\u0001".repeat(MILLIONS);
    out.value(controls);
    assertEquals(MILLIONS * 6 + 2, out.toByteArray().length);
    out.reset();
    out.beginArray();
    for (int i = 0; i < MILLIONS; i++) {
      out.value(i % 10);
    }
    out.endArray();
    assertEquals(MILLIONS * 2 + 1, out.toByteArray().length);
  }
}
