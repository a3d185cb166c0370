package fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.provider.MethodSource;
import streak.JsonReader;
import streak.JsonWriter;

/** Numbers as the JDK reads and writes them. */
class NumbersFuzzTest {

  /** RFC 8259 section 6. */
  private static final Pattern NUMBER =
      Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");

  private static final String ALPHABET = "0123456789.-+eE0";

  /** The reader's own limit. */
  private static final int LONGEST = 1_000;

  private final JsonReader in = new JsonReader();
  private final JsonWriter out = new JsonWriter();

  @MethodSource("fuzz.Corpus#numbers")
  @FuzzTest
  void likeTheJdk(byte[] bytes) {
    check(new String(bytes, StandardCharsets.ISO_8859_1));
    StringBuilder number = new StringBuilder();
    for (byte b : bytes) {
      number.append(ALPHABET.charAt(b & 15));
    }
    check(number.toString());
    byte[] eight = Arrays.copyOf(bytes, 8);
    write(Double.longBitsToDouble(ByteBuffer.wrap(eight).getLong()));
    write(Float.intBitsToFloat(ByteBuffer.wrap(eight).getInt()));
  }

  private void check(String text) {
    if (!NUMBER.matcher(text).matches() || text.length() > LONGEST) {
      // In an array: white space around a number is no part of it.
      if (text.isEmpty() || (text.charAt(0) > ' ' && text.charAt(text.length() - 1) > ' ')) {
        refused(text);
      }
      return;
    }
    double d = Double.parseDouble(text);
    assertEquals(Double.isInfinite(d) ? null : (Object) d, read(text, JsonReader::readDouble));
    float f = Float.parseFloat(text);
    assertEquals(Float.isInfinite(f) ? null : (Object) f, read(text, JsonReader::readFloat));
    BigDecimal exact = exact(text);
    assertEquals(exact, read(text, JsonReader::readBigDecimal));
    boolean whole = text.chars().noneMatch(c -> c == '.' || c == 'e' || c == 'E');
    BigInteger integer = whole ? new BigInteger(text) : null;
    assertEquals(
        whole && integer.bitLength() < 64 ? (Object) integer.longValue() : null,
        read(text, JsonReader::readLong));
    assertEquals(
        whole && integer.bitLength() < 32 ? (Object) integer.intValue() : null,
        read(text, JsonReader::readInt));
    if (exact != null) {
      assertEquals(integer(exact), read(text, JsonReader::readBigInteger));
      for (int scale : new int[] {0, 2, 4, 18}) {
        assertEquals(units(exact, scale), read(text, in -> in.readDecimal(scale)));
        assertEquals(units(exact, scale), read('"' + text + '"', in -> in.readDecimal(scale)));
      }
    }
  }

  /** Null where the reader refuses it: an exponent beyond the limit, in the text or in how Java would write it. */
  private static @Nullable BigDecimal exact(String text) {
    int e = Math.max(text.indexOf('e'), text.indexOf('E'));
    if (e < 0) {
      return new BigDecimal(text);
    }
    if (new BigInteger(text.substring(e + 1)).abs().compareTo(BigInteger.valueOf(10_000)) > 0) {
      return null;
    }
    BigDecimal value = new BigDecimal(text);
    return Math.abs(value.precision() - value.scale() - 1L) > 10_000 ? null : value;
  }

  private static @Nullable Object integer(BigDecimal exact) {
    if (exact.signum() != 0 && exact.precision() - (long) exact.scale() > LONGEST) {
      return null; // a short text that stands for a long number
    }
    try {
      return exact.toBigIntegerExact();
    } catch (ArithmeticException e) {
      return null;
    }
  }

  private static @Nullable Object units(BigDecimal exact, int scale) {
    try {
      return exact.movePointRight(scale).longValueExact();
    } catch (ArithmeticException e) {
      return null;
    }
  }

  /** Null when refused; the same on all ways in. */
  private @Nullable Object read(String text, Function<JsonReader, Object> reading) {
    byte[] document = text.getBytes(StandardCharsets.ISO_8859_1);
    Outcome first = Outcome.of(in.reset(document), reading);
    // With room behind it another path reads it.
    byte[] roomy = Arrays.copyOf(document, document.length + 30);
    Arrays.fill(roomy, document.length, roomy.length, (byte) ' ');
    assertEquals(first, Outcome.of(in.reset(roomy), reading));
    assertEquals(first, Outcome.of(in.reset(Inputs.chunks(document)), reading));
    return first.value();
  }

  private void refused(String text) {
    byte[] document = text.getBytes(StandardCharsets.ISO_8859_1);
    for (Function<JsonReader, Object> reading : Arrays.<Function<JsonReader, Object>>asList(
        JsonReader::readDouble,
        JsonReader::readFloat,
        JsonReader::readLong,
        JsonReader::readBigDecimal,
        JsonReader::readBigInteger)) {
      assertTrue(Outcome.of(in.reset(document), reading).refused(), text);
    }
  }

  private void write(double value) {
    if (Double.isFinite(value)) {
      out.reset().value(value);
      assertEquals(value, Double.parseDouble(out.toString()));
      assertEquals(value, in.reset(out.toByteArray()).readDouble());
    }
  }

  private void write(float value) {
    if (Float.isFinite(value)) {
      out.reset().value(value);
      assertEquals(value, Float.parseFloat(out.toString()));
      assertEquals(value, in.reset(out.toByteArray()).readFloat());
    }
  }
}
