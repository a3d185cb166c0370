package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import streak.tree.JsonValue;

/**
 * Inputs that are many times larger than the heap, read value by value. 48 MB in 16 MB of heap, unless {@code
 * -Dstreak.long.megabytes=1024 -Dstreak.long.heap=64m} asks for more.
 */
class LongInputTest {

  private static final long MEGABYTES = Long.getLong("streak.long.megabytes", 48);
  private static final String HEAP = System.getProperty("streak.long.heap", "16m");

  @ParameterizedTest
  @CsvSource({"lines,tree", "lines,typed", "elements,tree", "elements,typed"})
  void everyValueIsReadInLittleMemory(String shape, String binding) throws Exception {
    Process child = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx" + HEAP,
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            Child.class.getName(),
            shape,
            binding,
            Long.toString(MEGABYTES << 20))
        .redirectErrorStream(true)
        .start();
    String said;
    try (InputStream out = child.getInputStream()) {
      said = new String(out.readAllBytes(), StandardCharsets.UTF_8);
    }
    assertEquals(true, child.waitFor(10, TimeUnit.MINUTES));
    assertEquals(Generated.count(MEGABYTES << 20) + " values, all right", said.strip());
  }

  /** A JVM with less heap than input. */
  static final class Child {
    private long next;
    private boolean right = true;

    public static void main(String[] args) {
      new Child().run(args[0], args[1], Long.parseLong(args[2]));
    }

    private void run(String shape, String binding, long bytes) {
      boolean lines = shape.equals("lines");
      InputStream input = new Generated(lines, Generated.count(bytes));
      if (binding.equals("tree")) {
        JsonAdapter<JsonValue> trees = Streak.create().adapter(JsonValue.class);
        try (Stream<JsonValue> values = lines ? trees.lines(input) : trees.elements(input)) {
          values.forEach(v -> check(v.field("id").asLong(), v.pointer("/tags/1").asString()));
        }
      } else {
        JsonAdapter<Item> items = new Items();
        try (Stream<Item> values = lines ? items.lines(input) : items.elements(input)) {
          values.forEach(item -> check(item.id, item.tag));
        }
      }
      System.out.println(next + (right ? " values, all right" : " values, some wrong"));
    }

    private void check(long id, String tag) {
      right &= id == next++ && tag.equals("b");
    }
  }

  private record Item(long id, String tag) {}

  private static final class Items extends JsonAdapter<Item> {
    private static final JsonNames NAMES = JsonNames.of("id", "tags");

    @Override
    public Item read(JsonReader in) {
      long id = -1;
      String tag = "";
      for (int m = in.beginObject(NAMES); m != JsonReader.NONE; m = in.nextMember(NAMES, m)) {
        switch (m) {
          case 0 -> id = in.readLong();
          case 1 -> {
            for (boolean more = in.beginArray(); more; more = in.nextElement()) {
              tag = in.readString();
            }
          }
          default -> in.skipValue();
        }
      }
      return new Item(id, tag);
    }

    @Override
    public void write(JsonWriter out, Item value) {
      throw new AssertionError("this test never writes");
    }
  }

  /** Makes its bytes as they are read: values with their number in them. */
  private static final class Generated extends InputStream {
    private static final int VALUE_BYTES = 256;

    private final boolean lines;
    private final long count;
    private long made;
    private byte[] value = new byte[0];
    private int at;

    Generated(boolean lines, long count) {
      this.lines = lines;
      this.count = count;
    }

    static long count(long bytes) {
      return bytes / VALUE_BYTES;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] into, int offset, int length) {
      if (at == value.length) {
        if (made > count) {
          return -1;
        }
        value = next().getBytes(StandardCharsets.US_ASCII);
        at = 0;
      }
      int copied = Math.min(length, value.length - at);
      System.arraycopy(value, at, into, offset, copied);
      at += copied;
      return copied;
    }

    private String next() {
      long id = made++;
      if (id == count) {
        return lines ? "\n" : "]";
      }
      String start = "{\"id\":" + id + ",\"tags\":[\"a\",\"b\"],\"text\":\"";
      String body = start + "x".repeat(VALUE_BYTES - start.length() - 3) + "\"}";
      return lines ? body + "\n" : (id == 0 ? "[" : ",") + body;
    }
  }
}
