package streak;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import streak.WaysIn.Outcome;

/** Arrays that are read and written many elements at a time, against the same one at a time. */
class PrimitiveArraysTest {

  private static final Function<JsonReader, Object> INTS =
      in -> listOf(PrimitiveArrays.readInts(in, null));
  private static final Function<JsonReader, Object> LONGS =
      in -> listOf(PrimitiveArrays.readLongs(in, null));
  private static final Function<JsonReader, Object> FLOATS =
      in -> listOf(PrimitiveArrays.readFloats(in, null));
  private static final Function<JsonReader, Object> DOUBLES =
      in -> listOf(PrimitiveArrays.readDoubles(in, null));
  private static final Function<JsonReader, Object> BOOLEANS =
      in -> listOf(PrimitiveArrays.readBooleans(in, null));

  private static final String[] SEPARATORS = {",", ", ", ",\n  ", " , ", ",\r\n\t"};

  private final JsonReader in = new JsonReader();
  private final JsonWriter out = new JsonWriter();
  private Object kept = "";

  private static List<Object> listOf(Object array) {
    List<Object> list = new ArrayList<>();
    for (int i = 0; i < java.lang.reflect.Array.getLength(array); i++) {
      list.add(java.lang.reflect.Array.get(array, i));
    }
    return list;
  }

  /** One at a time. */
  private static Function<JsonReader, Object> each(Function<JsonReader, Object> element) {
    return in -> {
      List<Object> all = new ArrayList<>();
      try {
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
          all.add(element.apply(in));
        }
      } catch (Exception e) {
        throw JsonException.refused(in, e).inElement(all.size());
      }
      return all;
    };
  }

  private static void assertAlike(
      String document, Function<JsonReader, Object> atOnce, Function<JsonReader, Object> element) {
    byte[] bytes = RoundTripTest.utf8(document);
    Outcome expected = WaysIn.same(bytes, reader -> WaysIn.read(reader, each(element)));
    Outcome outcome = WaysIn.same(bytes, reader -> WaysIn.read(reader, atOnce));
    assertEquals(expected, outcome, document);
  }

  /** As it stands, cut off at every byte, and with every byte damaged in some ways. */
  private static void assertAlikeDamaged(
      String document, Function<JsonReader, Object> atOnce, Function<JsonReader, Object> element) {
    JsonReader reader = new JsonReader();
    for (int i = 0; i < document.length(); i++) {
      String before = document.substring(0, i);
      String behind = document.substring(i + 1);
      for (String damaged : new String[] {
        before,
        before + 'x' + behind,
        before + ',' + behind,
        before + '0' + behind,
        before + behind,
        before + '-' + behind,
        before + ' ' + behind,
        before + 'e' + behind,
        before + ';' + behind
      }) {
        byte[] bytes = RoundTripTest.utf8(damaged);
        assertEquals(
            WaysIn.read(reader.reset(bytes), each(element)),
            WaysIn.read(reader.reset(bytes), atOnce),
            damaged);
      }
    }
  }

  private static String array(int count, IntFunction<String> element, String separator) {
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < count; i++) {
      text.append(i == 0 ? "" : separator).append(element.apply(i));
    }
    return text.append(']').toString();
  }

  @Test
  void wholeNumbers() {
    SplittableRandom random = new SplittableRandom(3);
    for (String separator : SEPARATORS) {
      for (int count : new int[] {0, 1, 2, 7, 63, 64, 65, 300}) {
        String ints = array(count, i -> "" + (random.nextInt() >> random.nextInt(32)), separator);
        assertAlike(ints, INTS, JsonReader::readInt);
        assertAlike(ints, LONGS, JsonReader::readLong);
        String longs = array(count, i -> "" + (random.nextLong() >> random.nextInt(64)), separator);
        assertAlike(longs, LONGS, JsonReader::readLong);
        assertAlike(longs, INTS, JsonReader::readInt);
      }
    }
  }

  @Test
  void fractions() {
    SplittableRandom random = new SplittableRandom(5);
    for (String separator : SEPARATORS) {
      for (int count : new int[] {0, 1, 3, 64, 130}) {
        String floats =
            array(count, i -> "" + Float.intBitsToFloat(random.nextInt() & 0x4fff_ffff), separator);
        assertAlike(floats, FLOATS, JsonReader::readFloat);
        String doubles = array(count, i -> "" + (random.nextDouble() - 0.5) * 1000, separator);
        assertAlike(doubles, DOUBLES, JsonReader::readDouble);
      }
    }
  }

  @Test
  void booleans() {
    SplittableRandom random = new SplittableRandom(7);
    for (String separator : SEPARATORS) {
      for (int count : new int[] {0, 1, 2, 64, 200}) {
        assertAlike(
            array(count, i -> "" + random.nextBoolean(), separator),
            BOOLEANS,
            JsonReader::readBoolean);
      }
    }
  }

  @Test
  void whatIsWrongIsRefusedWhereOneAtATimeWouldBe() {
    String ints = "[12,-3,0,1234567,12345678,-99999999,2147483647,5, 6,7,8,9,10,11,12,13,14]";
    assertAlikeDamaged(ints, INTS, JsonReader::readInt);
    assertAlikeDamaged(ints, LONGS, JsonReader::readLong);
    String longs =
        "[9223372036854775807,-9223372036854775808,1,1234567890123456,0,12345678,7,7,7,7]";
    assertAlikeDamaged(longs, LONGS, JsonReader::readLong);
    assertAlikeDamaged(longs, INTS, JsonReader::readInt);
    assertAlikeDamaged(
        "[1.5,-0.25,12345678.123456789,0.1,-0,1e5,3.4,1,2,3]", FLOATS, JsonReader::readFloat);
    assertAlikeDamaged(
        "[1.5,-0.25,12345678.123456789,0.1,-0,1e5,3.4,1,2,3]", DOUBLES, JsonReader::readDouble);
    assertAlikeDamaged(
        "[true,false,true, false,false,true,true,false]", BOOLEANS, JsonReader::readBoolean);
    for (String document : new String[] {
      "[",
      "[]",
      "[ ]",
      "[,]",
      "[1,]",
      "[1,,2,3,4,5,6,7,8,9,10]",
      "1",
      "null",
      "{}",
      "[null,1]",
      "[[1]]",
      "[true]",
      "[\"1\"]",
      "[9223372036854775808,1,2,3,4,5,6,7,8,9]",
      "[-9223372036854775809]",
      "[01,2,3,4,5,6,7,8]",
      "[-,1,2,3,4,5,6,7,8,9]",
      "[1.0,2,3,4,5,6,7,8,9,10]",
      "[truefalse,true,true,true]",
      "[tru,true,true,true,true]"
    }) {
      assertAlike(document, INTS, JsonReader::readInt);
      assertAlike(document, LONGS, JsonReader::readLong);
      assertAlike(document, FLOATS, JsonReader::readFloat);
      assertAlike(document, DOUBLES, JsonReader::readDouble);
      assertAlike(document, BOOLEANS, JsonReader::readBoolean);
    }
  }

  @Test
  void theMessageSaysWhichElement() {
    JsonException e =
        WaysIn.refused(() -> PrimitiveArrays.readInts(in.reset("[1,2,3,4,5,6,7,8,9,x]"), null));
    assertTrue(e.getMessage().contains("/9"), e.getMessage());
  }

  @Test
  void anArrayThatIsThereIsFilledIfItHasAsManyElements() {
    int[] three = {7, 8, 9};
    assertSame(three, PrimitiveArrays.readInts(in.reset("[1,2,3]"), three));
    assertArrayEquals(new int[] {1, 2, 3}, three);
    assertArrayEquals(new int[] {4}, PrimitiveArrays.readInts(in.reset("[4]"), three));
    assertArrayEquals(new int[] {1, 2, 3}, three);
    long[] longs = {7};
    assertSame(longs, PrimitiveArrays.readLongs(in.reset("[1]"), longs));
    assertArrayEquals(new long[] {1}, longs);
    float[] floats = {7};
    assertSame(floats, PrimitiveArrays.readFloats(in.reset("[1.5]"), floats));
    assertArrayEquals(new float[] {1.5f}, floats);
    double[] doubles = {7};
    assertSame(doubles, PrimitiveArrays.readDoubles(in.reset("[1.5]"), doubles));
    assertArrayEquals(new double[] {1.5}, doubles);
    boolean[] booleans = {false};
    assertSame(booleans, PrimitiveArrays.readBooleans(in.reset("[true]"), booleans));
    assertArrayEquals(new boolean[] {true}, booleans);
  }

  @Test
  void whatIsWrittenIsWhatOneAtATimeWouldBe() {
    SplittableRandom random = new SplittableRandom(9);
    for (int count : new int[] {0, 1, 255, 256, 257, 1000}) {
      int[] ints = random.ints(count).map(i -> i >> (i & 31)).toArray();
      long[] longs = random.longs(count).map(i -> i >> (i & 63)).toArray();
      boolean[] booleans = new boolean[count];
      float[] floats = new float[count];
      double[] doubles = random.doubles(count).toArray();
      for (int i = 0; i < count; i++) {
        booleans[i] = random.nextBoolean();
        floats[i] = (float) random.nextDouble();
      }
      PrimitiveArrays.write(out.reset(), ints);
      assertEquals(array(count, i -> "" + ints[i], ","), out.toString());
      PrimitiveArrays.write(out.reset(), longs);
      assertEquals(array(count, i -> "" + longs[i], ","), out.toString());
      PrimitiveArrays.write(out.reset(), booleans);
      assertEquals(array(count, i -> "" + booleans[i], ","), out.toString());
      PrimitiveArrays.write(out.reset(), floats);
      assertArrayEquals(floats, PrimitiveArrays.readFloats(in.reset(out.toString()), null));
      PrimitiveArrays.write(out.reset(), doubles);
      assertArrayEquals(doubles, PrimitiveArrays.readDoubles(in.reset(out.toString()), null));
    }
    JsonException e =
        WaysIn.refused(() -> PrimitiveArrays.write(out.reset(), new double[] {1, Double.NaN}));
    assertTrue(e.getMessage().contains("/1"), e.getMessage());
    e = WaysIn.refused(() -> PrimitiveArrays.write(out.reset(), new float[] {Float.NaN}));
    assertTrue(e.getMessage().contains("/0"), e.getMessage());
  }

  /** Nothing but what is returned: 1000 elements, of which the array weighs as much as one that is made alone. */
  @Test
  void allocation() {
    byte[] numbers = RoundTripTest.utf8(array(1000, i -> "" + i * 7919L, ","));
    byte[] truths = RoundTripTest.utf8(array(1000, i -> "" + (i % 3 == 0), ","));
    assertAllocatesAlike(
        () -> kept = new int[1000], () -> kept = PrimitiveArrays.readInts(in.reset(numbers), null));
    assertAllocatesAlike(
        () -> kept = new long[1000],
        () -> kept = PrimitiveArrays.readLongs(in.reset(numbers), null));
    assertAllocatesAlike(
        () -> kept = new float[1000],
        () -> kept = PrimitiveArrays.readFloats(in.reset(numbers), null));
    assertAllocatesAlike(
        () -> kept = new double[1000],
        () -> kept = PrimitiveArrays.readDoubles(in.reset(numbers), null));
    assertAllocatesAlike(
        () -> kept = new boolean[1000],
        () -> kept = PrimitiveArrays.readBooleans(in.reset(truths), null));
    int[] there = new int[1000];
    assertEquals(
        0, Allocated.by(200, 100, () -> PrimitiveArrays.readInts(in.reset(numbers), there)));
    assertEquals(0, Allocated.by(200, 100, () -> PrimitiveArrays.write(out.reset(), there)));
  }

  private static void assertAllocatesAlike(Runnable expected, Runnable operation) {
    assertEquals(Allocated.by(200, 100, expected), Allocated.by(200, 100, operation));
  }

  /** What a long array made large is not kept. */
  @Test
  void whatWaitsIsNotKeptForEver() {
    PrimitiveArrays.readInts(in.reset(array(100_000, i -> "1", ",")), null);
    assertTrue(in.elements.length >= 100_000);
    in.release();
    assertEquals(0, in.elements.length);
  }
}
