package fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.openjdk.jol.info.GraphLayout;
import streak.Json;
import streak.JsonAdapter;
import streak.Streak;

/**
 * A typed read allocates what the objects weigh that it returns, to the byte, and the arrays that a growing collection leaves
 * behind, which are counted here too: nothing else.
 */
class GraphWeightTest {

  private static final JsonAdapter<Users> USERS = Streak.create().adapter(Users.class);

  private @Nullable Object kept;

  /** Of all objects that can be reached. */
  private static long weight(Object root) {
    return GraphLayout.parseInstance(root).totalSize();
  }

  private <T> long allocatedByReading(JsonAdapter<T> adapter, byte[] document) {
    return Allocated.by(() -> kept = adapter.fromJson(document));
  }

  /** Of the arrays that an ArrayList outgrew on its way to a size: it begins with 10 and grows by half. */
  private long outgrown(int size) {
    long bytes = 0;
    for (int capacity = 10; capacity < size; capacity += capacity >> 1) {
      bytes += weight(new Object[capacity]);
    }
    return bytes;
  }

  @Test
  void shortLists() {
    for (int tags = 1; tags <= 10; tags++) {
      byte[] document = USERS.toJsonBytes(Users.of(10, tags, 3));
      assertEquals(weight(USERS.fromJson(document)), allocatedByReading(USERS, document));
    }
  }

  @Test
  void aLongListLeavesBehindWhatItOutgrew() {
    for (int users : new int[] {11, 15, 16, 100, 1_000}) {
      byte[] document = USERS.toJsonBytes(Users.of(users, 7, 3));
      long weight = weight(USERS.fromJson(document));
      assertEquals(weight + outgrown(users), allocatedByReading(USERS, document));
      assertTrue(outgrown(users) * 50 < weight, "a fiftieth at most");
    }
  }

  @Test
  void fromAStreamToo() {
    byte[] document = USERS.toJsonBytes(Users.of(10, 5, 5));
    java.io.ByteArrayInputStream stream = new java.io.ByteArrayInputStream(document);
    long bytes = Allocated.by(() -> {
      stream.reset();
      kept = USERS.fromJson(stream);
    });
    // The reader's way to the stream is an object of its own.
    long source = bytes - weight(USERS.fromJson(document));
    assertTrue(source >= 0 && source <= 24, () -> source + " bytes beyond the graph");
  }

  @Json
  record Held(Map<String, Boolean> map, List<Boolean> list, int[] numbers) {}

  @Test
  void mapsAndArrays() {
    JsonAdapter<Held> adapter = Streak.create().adapter(Held.class);
    byte[] document = adapter.toJsonBytes(
        new Held(Map.of("one", true, "two", false), List.of(true, false), new int[] {1, 2, 3}));
    long weight = weight(adapter.fromJson(document));
    // The JVM has both Booleans already, and the reader the names that it has met before.
    long shared = weight(Boolean.TRUE) + weight(Boolean.FALSE) + weight("one") + weight("two");
    assertEquals(weight - shared, allocatedByReading(adapter, document));
  }

  /** One more than are handed to a constructor from local variables. */
  @Json
  record Many(
      int m00,
      int m01,
      int m02,
      int m03,
      int m04,
      int m05,
      int m06,
      int m07,
      int m08,
      int m09,
      int m10,
      int m11,
      int m12,
      int m13,
      int m14,
      int m15,
      int m16,
      int m17,
      int m18,
      int m19,
      int m20,
      int m21,
      int m22,
      int m23,
      int m24,
      int m25,
      int m26,
      int m27,
      int m28,
      int m29,
      int m30,
      int m31,
      int m32,
      int m33,
      int m34,
      int m35,
      int m36,
      int m37,
      int m38,
      int m39,
      int m40,
      int m41,
      int m42,
      int m43,
      int m44,
      int m45,
      int m46,
      int m47,
      int m48) {}

  @Test
  void manyMembersWaitInAnObject() {
    JsonAdapter<Many> adapter = Streak.create().adapter(Many.class);
    byte[] document = IntStream.range(0, 49)
        .mapToObj("\"m%1$02d\":%1$d"::formatted)
        .collect(Collectors.joining(",", "{", "}"))
        .getBytes(StandardCharsets.UTF_8);
    Many read = adapter.fromJson(document);
    assertEquals(48, read.m48());
    // That object has a field for each of them, as the record has.
    assertEquals(2 * weight(read), allocatedByReading(adapter, document));
  }

  @Test
  void aWeightIsMoreThanItsParts() {
    List<String> list = new ArrayList<>(List.of("a", "bc"));
    assertTrue(weight(list) > weight("a") + weight("bc"));
    assertEquals(weight(new Object[15]) + weight(new Object[10]), outgrown(16));
  }
}
