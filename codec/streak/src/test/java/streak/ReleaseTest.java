package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A reader or writer that waits in the pool holds on to neither the document nor a large buffer. */
class ReleaseTest {

  private static final String LARGE = "\u00e9" + "x".repeat(3_000_000);

  /** All large arrays that an object has fields for. */
  private static List<WeakReference<Object>> largeArrays(Object owner)
      throws IllegalAccessException {
    List<WeakReference<Object>> arrays = new ArrayList<>();
    for (Class<?> type = owner.getClass(); type != Object.class; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        field.setAccessible(true);
        if (!Modifier.isStatic(field.getModifiers()) && field.getType().isArray()) {
          Object array = field.get(owner);
          if (array != null && java.lang.reflect.Array.getLength(array) > 1_000_000) {
            arrays.add(new WeakReference<>(array));
          }
        }
      }
    }
    return arrays;
  }

  private static void assertCollected(List<WeakReference<Object>> arrays)
      throws InterruptedException {
    assertFalse(arrays.isEmpty(), "no large array was found");
    for (int attempt = 0;
        attempt < 20 && arrays.stream().anyMatch(a -> a.get() != null);
        attempt++) {
      System.gc();
      Thread.sleep(10);
    }
    assertTrue(arrays.stream().allMatch(a -> a.get() == null), "a large array is still held");
  }

  @Test
  void aWriterLetsGoOfALargeBuffer() throws Exception {
    JsonWriter out = new JsonWriter();
    out.value(LARGE);
    List<WeakReference<Object>> arrays = largeArrays(out);
    out.release();
    assertCollected(arrays);
    out.value("again");
    assertEquals("\"again\"", out.toString());
  }

  @Test
  void aReaderOfAStringLetsGoOfALargeBuffer() throws Exception {
    JsonReader in = new JsonReader();
    in.reset("\"" + LARGE + "\"");
    assertEquals(LARGE, in.readString());
    List<WeakReference<Object>> arrays = largeArrays(in);
    in.release();
    assertCollected(arrays);
    assertEquals(7, in.reset("7").readInt());
  }

  @Test
  void aReaderLetsGoOfTheDocument() throws Exception {
    JsonReader in = new JsonReader();
    in.reset(RoundTripTest.utf8("\"" + "x".repeat(3_000_000) + "\"")).skipValue();
    List<WeakReference<Object>> arrays = largeArrays(in);
    in.release();
    assertCollected(arrays);
  }

  @Test
  void aWriterOfTreesLetsGoOfNames() throws Exception {
    JsonAdapter<Map<String, Integer>> map = new FailsAtTwo().map();
    for (int size : new int[] {1, 2, 100}) {
      List<WeakReference<Object>> names = new ArrayList<>();
      assertEquals(size, map.toTree(named(names, size, 1)).asObject().size());
      WaysIn.refused(() -> map.toTree(named(names, size, 2)));
      assertCollected(names);
    }
  }

  private static Map<String, Integer> named(
      List<WeakReference<Object>> names, int size, int value) {
    Map<String, Integer> values = new LinkedHashMap<>();
    for (int i = 0; i < size; i++) {
      String name = "a name of its own, and a long one " + i;
      values.put(name, value);
      names.add(new WeakReference<>(name));
    }
    return values;
  }

  private static final class FailsAtTwo extends JsonAdapter<Integer> {
    @Override
    public Integer read(JsonReader in) {
      return in.readInt();
    }

    @Override
    public void write(JsonWriter out, Integer value) {
      if (value == 2) {
        throw JsonException.ofWriting("two");
      }
      out.value(value.intValue());
    }
  }

  /** What a reader knows of objects ahead is as much as the document has of them. */
  @Test
  void aReaderLetsGoOfWhatItKnowsOfObjectsAhead() throws Exception {
    JsonNames type = JsonNames.of("type");
    JsonNames tags = JsonNames.of("x");
    String document =
        "{\"a\":[" + "{\"b\":0,\"type\":\"x\"},".repeat(1_100_000) + "0],\"type\":\"x\"}";
    JsonReader in = new JsonReader(JsonLimits.DEFAULT.withLookAheadBytes(100_000_000));
    assertEquals(0, in.reset(RoundTripTest.utf8(document)).discriminator(type, tags));
    Field discriminators = JsonReader.class.getDeclaredField("discriminators");
    discriminators.setAccessible(true);
    Field lookAheads = Discriminators.class.getDeclaredField("lookAheads");
    lookAheads.setAccessible(true);
    Object ahead = ((List<?>) lookAheads.get(discriminators.get(in))).get(0);
    List<WeakReference<Object>> arrays = largeArrays(ahead);
    in.release();
    assertCollected(arrays);
  }
}
