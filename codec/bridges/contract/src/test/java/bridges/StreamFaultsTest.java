package bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import streak.Json;
import streak.android.AndroidAdapter;
import streak.gson.StreakTypeAdapterFactory;
import streak.tree.JsonValue;

/** What the program's own stream throws below a library is no word about a value, and comes out as it is. */
@NullMarked
class StreamFaultsTest {

  @Json
  record Values(
      String text,
      List<Integer> whole,
      List<Double> fractions,
      BigDecimal exact,
      boolean flag,
      Inner inner,
      JsonValue tree) {}

  @Json
  record Inner(long l) {}

  private static final String DOCUMENT =
      "{\"text\":\"a\\nb\",\"whole\":[1,22],\"fractions\":[1.5,2e3],\"exact\":1.50,\"flag\":true,"
          + "\"inner\":{\"l\":9},\"tree\":[{\"a\":[false,null]}],\"unknown\":{\"x\":[1]}}";

  /** Hands out one byte at a time, up to one at which it fails, once. */
  private static final class Failing extends InputStream {
    private final byte[] bytes = DOCUMENT.getBytes(StandardCharsets.UTF_8);
    private final int fault;
    private final RuntimeException failure;
    private int next;
    private boolean failed;

    Failing(int fault, RuntimeException failure) {
      this.fault = fault;
      this.failure = failure;
    }

    @Override
    public int read() {
      if (next == fault && !failed) {
        failed = true;
        throw failure;
      }
      return next < bytes.length ? bytes[next++] : -1;
    }

    @Override
    public int read(byte[] into, int from, int length) {
      int read = length == 0 ? 0 : read();
      if (length > 0 && read >= 0) {
        into[from] = (byte) read;
      }
      return length == 0 ? 0 : read < 0 ? -1 : 1;
    }
  }

  /** As {@link Failing}; a decoder in between would have a state of its own. */
  private static final class FailingReader extends Reader {
    private final Failing in;

    FailingReader(Failing in) {
      this.in = in;
    }

    @Override
    public int read(char[] into, int from, int length) {
      int read = in.read();
      into[from] = (char) read;
      return read < 0 ? -1 : 1;
    }

    @Override
    public void close() {}
  }

  /** By the adapter itself: what Gson says of its own accord to what comes out of that is Gson's. */
  private static Values read(Engine engine, Failing in) throws IOException {
    return switch (engine) {
      case GSON ->
        new GsonBuilder()
            .registerTypeAdapterFactory(new StreakTypeAdapterFactory())
            .create()
            .getAdapter(Values.class)
            .read(new com.google.gson.stream.JsonReader(new FailingReader(in)));
      case JACKSON_2 ->
        com.fasterxml.jackson.databind.json.JsonMapper.builder()
            .addModule(new streak.jackson2.StreakModule())
            .build()
            .readValue(in, Values.class);
      case JACKSON_3 ->
        tools.jackson.databind.json.JsonMapper.builder()
            .addModule(new streak.jackson3.StreakModule())
            .build()
            .readValue(in, Values.class);
      case ANDROID ->
        AndroidAdapter.of(Values.class).read(new android.util.JsonReader(new FailingReader(in)));
    };
  }

  @ParameterizedTest
  @EnumSource
  void comesOutAsItIs(Engine engine) throws IOException {
    Values all = read(engine, new Failing(-1, new IllegalStateException()));
    assertEquals(List.of(1, 22), all.whole());
    for (int fault = 0; fault < DOCUMENT.length(); fault++) {
      RuntimeException failure =
          fault % 2 == 0 ? new IllegalStateException("closed") : new NumberFormatException("odd");
      Failing in = new Failing(fault, failure);
      assertSame(
          failure,
          assertThrows(RuntimeException.class, () -> read(engine, in)),
          "at byte " + fault);
    }
  }
}
