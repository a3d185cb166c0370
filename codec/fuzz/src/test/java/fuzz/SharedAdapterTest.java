package fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonWith;
import streak.JsonWriter;
import streak.Streak;

/** One adapter, used by many threads, within itself, and again after everything that can go wrong. */
class SharedAdapterTest {

  @Json
  record Letter(
      int number,
      String text,
      @JsonWith(Sealed.class) @Nullable Letter enclosed,
      List<String> lines) {}

  /** A document within a document: reads and writes a whole one while another is being read or written. */
  static final class Sealed extends JsonAdapter<@Nullable Letter> {
    @Override
    public @Nullable Letter read(JsonReader in) {
      return in.readNull() ? null : LETTERS.fromJson(in.readString());
    }

    @Override
    public void write(JsonWriter out, @Nullable Letter value) {
      out.value(value == null ? null : LETTERS.toJson(value));
    }
  }

  private static final JsonAdapter<Letter> LETTERS = Streak.create().adapter(Letter.class);

  /** Three letters within each other, told apart by a seed. */
  private static Letter letter(int seed, int depth) {
    return new Letter(
        seed,
        "text \u00e9 \"" + seed + "\"\n".repeat(seed % 5),
        depth == 0 ? null : letter(seed + 1, depth - 1),
        IntStream.range(0, seed % 20).mapToObj(i -> "line " + i * seed).toList());
  }

  private static void check(int seed) {
    Letter letter = letter(seed, 3);
    String text = LETTERS.toJson(letter);
    byte[] bytes = LETTERS.toJsonBytes(letter);
    assertEquals(letter, LETTERS.fromJson(text));
    assertEquals(letter, LETTERS.fromJson(bytes));
    assertEquals(letter, LETTERS.fromJson(Inputs.chunks(bytes)));
    byte[] cut = Arrays.copyOf(bytes, bytes.length * (seed % 97) / 97);
    Outcome.refusal(() -> LETTERS.fromJson(cut));
    assertEquals(text, new String(bytes, StandardCharsets.UTF_8));
  }

  private static void checkOn(ExecutorService threads, int tasks) throws Exception {
    try {
      List<Future<?>> results = new ArrayList<>();
      for (int seed = 0; seed < tasks; seed++) {
        int own = seed;
        results.add(threads.submit(() -> check(own)));
      }
      for (Future<?> result : results) {
        result.get();
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void documentsWithinDocuments() {
    IntStream.range(0, 500).forEach(SharedAdapterTest::check);
  }

  @Test
  void manyThreads() throws Exception {
    checkOn(Executors.newFixedThreadPool(16), 5_000);
  }

  @Test
  void moreThreadsThanThePoolHasSlots() throws Exception {
    checkOn(Executors.newFixedThreadPool(100), 2_000);
  }

  @Test
  void virtualThreads() throws Exception {
    assumeTrue(Runtime.version().feature() >= 21, "virtual threads came with 21");
    checkOn(
        (ExecutorService)
            Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null),
        10_000);
  }

  @Test
  void aReaderThatFailedAnywhereReadsTheNextDocument() {
    byte[] bytes = LETTERS.toJsonBytes(letter(7, 2));
    Letter good = letter(3, 2);
    byte[] document = LETTERS.toJsonBytes(good);
    for (int length = 0; length < bytes.length; length++) {
      byte[] cut = Arrays.copyOf(bytes, length);
      Outcome.refusal(() -> LETTERS.fromJson(cut));
      assertEquals(good, LETTERS.fromJson(document));
      Outcome.refusal(() -> LETTERS.fromJson(Inputs.chunks(cut)));
      assertEquals(good, LETTERS.fromJson(Inputs.chunks(document)));
    }
  }

  @Test
  void aReaderWhoseStreamFailedReadsTheNextDocument() {
    byte[] document = LETTERS.toJsonBytes(letter(5, 2));
    for (int length = 0; length < document.length; length++) {
      int broken = length;
      InputStream stream = new InputStream() {
        private int next;

        @Override
        public int read() throws IOException {
          if (next == broken) {
            throw new IOException("torn");
          }
          return document[next++] & 0xff;
        }

        @Override
        public int read(byte[] into, int offset, int count) throws IOException {
          into[offset] = (byte) read();
          return 1;
        }
      };
      assertThrows(UncheckedIOException.class, () -> LETTERS.fromJson(stream));
      assertEquals(letter(5, 2), LETTERS.fromJson(document));
    }
  }

  @Json
  record Moody(List<Integer> moods, @JsonWith(Temper.class) int mood) {}

  /** Fails with an exception of its own. */
  static final class Temper extends JsonAdapter<Integer> {
    @Override
    public Integer read(JsonReader in) {
      int mood = in.readInt();
      if (mood < 0) {
        throw new IllegalStateException("bad mood");
      }
      return mood;
    }

    @Override
    public void write(JsonWriter out, Integer value) {
      if (value < 0) {
        throw new IllegalStateException("bad mood");
      }
      out.value(value);
    }
  }

  @Test
  void anAdapterThatThrowsLeavesNothingBehind() {
    JsonAdapter<Moody> moods = Streak.create().adapter(Moody.class);
    String good = "{\"moods\":[1,2],\"mood\":3}";
    for (int round = 0; round < 1_000; round++) {
      JsonException refusal =
          assertThrows(JsonException.class, () -> moods.fromJson("{\"moods\":[1,2],\"mood\":-3}"));
      assertEquals("bad mood", refusal.getCause().getMessage());
      assertEquals(new Moody(List.of(1, 2), 3), moods.fromJson(good));
      assertThrows(IllegalStateException.class, () -> moods.toJson(new Moody(List.of(1, 2), -3)));
      assertEquals(good, moods.toJson(new Moody(List.of(1, 2), 3)));
    }
  }

  @Test
  void aWriterWhoseStreamFailedWritesTheNextDocument() throws IOException {
    Letter letter = new Letter(1, "x".repeat(100_000), null, List.of());
    OutputStream torn = new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException("torn");
      }
    };
    String expected = LETTERS.toJson(letter);
    for (int round = 0; round < 100; round++) {
      assertThrows(Exception.class, () -> LETTERS.toJson(letter, torn));
      assertEquals(expected, LETTERS.toJson(letter));
    }
  }

  @Json
  record Chain(@Nullable Chain next) {}

  @Test
  void theDeepestDocumentFitsASmallStack() throws Exception {
    JsonAdapter<Chain> chains = Streak.create().adapter(Chain.class);
    String deepest = "{\"next\":".repeat(499) + "{}" + "}".repeat(499);
    String tooDeep = "{\"next\":".repeat(500) + "{}" + "}".repeat(500);
    List<Throwable> problems = new ArrayList<>();
    Thread small = new Thread(
        null,
        () -> {
          Chain chain = chains.fromJson(deepest);
          assertEquals(chains.toJson(chain).length(), deepest.length() + "\"next\":null".length());
          Outcome.refusal(() -> chains.fromJson(tooDeep));
        },
        "small",
        512 * 1024);
    small.setUncaughtExceptionHandler((thread, problem) -> problems.add(problem));
    small.start();
    small.join();
    assertEquals(List.of(), problems);
  }
}
