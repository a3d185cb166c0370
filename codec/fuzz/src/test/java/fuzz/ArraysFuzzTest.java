package fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.lang.reflect.Array;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.params.provider.MethodSource;
import streak.JsonException;
import streak.JsonReader;
import streak.PrimitiveArrays;

/** Arrays whose elements are read many at a time: what one at a time would be, or refused at the same place. */
class ArraysFuzzTest {

  private static final String ALPHABET = "0123456789,,,,--. \n[]eEtruefalsn";

  private final JsonReader in = new JsonReader();

  @MethodSource("fuzz.Corpus#arrays")
  @FuzzTest
  void likeOneAtATime(byte[] bytes) {
    check(bytes);
    StringBuilder array = new StringBuilder("[");
    for (byte b : bytes) {
      array.append(ALPHABET.charAt(b & 31));
    }
    check(array.append(']').toString().getBytes(StandardCharsets.US_ASCII));
  }

  private void check(byte[] document) {
    alike(document, in -> PrimitiveArrays.readInts(in, null), JsonReader::readInt);
    alike(document, in -> PrimitiveArrays.readLongs(in, null), JsonReader::readLong);
    alike(document, in -> PrimitiveArrays.readFloats(in, null), JsonReader::readFloat);
    alike(document, in -> PrimitiveArrays.readDoubles(in, null), JsonReader::readDouble);
    alike(document, in -> PrimitiveArrays.readBooleans(in, null), JsonReader::readBoolean);
  }

  private void alike(
      byte[] document, Function<JsonReader, Object> atOnce, Function<JsonReader, Object> element) {
    Outcome first = Outcome.of(in.reset(document), reader -> each(reader, element));
    Function<JsonReader, Object> elements = reader -> listOf(atOnce.apply(reader));
    assertEquals(first, Outcome.of(in.reset(document), elements));
    Inputs.of(document)
        .forEach((name, way) -> assertEquals(first, Outcome.of(way.apply(in), elements), name));
  }

  private static List<Object> each(JsonReader in, Function<JsonReader, Object> element) {
    List<Object> all = new ArrayList<>();
    try {
      for (boolean more = in.beginArray(); more; more = in.nextElement()) {
        all.add(element.apply(in));
      }
    } catch (JsonException e) {
      throw e.inElement(all.size());
    }
    return all;
  }

  private static List<Object> listOf(Object array) {
    List<Object> all = new ArrayList<>();
    for (int i = 0; i < Array.getLength(array); i++) {
      all.add(Array.get(array, i));
    }
    return all;
  }
}
