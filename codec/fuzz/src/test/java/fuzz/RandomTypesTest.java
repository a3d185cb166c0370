package fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonWriter;
import streak.Streak;
import streak.reflective.ReflectiveAdapters;
import streak.tree.JsonValue;

/**
 * Types that nobody thought of, and their values: what was generated for them, or is made when the program runs, writes a value in
 * one way wherever to, under other libraries too, and reads it from wherever it is, or refuses it, in one way. {@code -Dfuzz.types} is the
 * number of sets of types, {@code -Dfuzz.first} the seed of the first one.
 */
@Tag("any-jdk")
class RandomTypesTest {

  private static final Streak STREAK = Streak.create();

  private static final int SETS = Integer.getInteger("fuzz.types", 2);
  private static final long FIRST = Long.getLong("fuzz.first", 2);
  private static final int TYPES = 20;
  private static final int VALUES = Integer.getInteger("fuzz.values", 6);
  private static final int DAMAGES = 8;

  static LongStream seeds() {
    return LongStream.range(FIRST, FIRST + SETS);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void thereAndBack(long seed, @TempDir Path folder) throws IOException {
    // Where nulls are left out, they are read as defaults: a value comes back as another, and from
    // then on as itself.
    boolean omits = seed % 3 == 0;
    Map<String, String> sources = RandomTypes.of(seed, TYPES, omits);
    Path generated = Files.createDirectory(folder.resolve("generated"));
    Path plain = Files.createDirectory(folder.resolve("plain"));
    try (Compiled with = Compiled.of(sources, generated, true);
        Compiled without = Compiled.of(sources, plain, false)) {
      SplittableRandom random = new SplittableRandom(seed);
      ReflectiveAdapters reflective = new ReflectiveAdapters();
      sources.forEach((name, source) -> {
        Class<?> type = with.type(name);
        // Others are members of these.
        if (type.getTypeParameters().length == 0 && !type.isEnum()) {
          Adapters adapters = new Adapters(
              STREAK.adapter(cast(type)),
              STREAK.with(reflective).adapter(cast(without.type(name))));
          try {
            new Trial(adapters, type, omits, random).run();
          } catch (RuntimeException | Error e) {
            throw new AssertionError("seed " + seed + ", " + source, e);
          }
        }
      });
    }
  }

  @SuppressWarnings("unchecked") // its own values are what it is given
  private static Class<Object> cast(Class<?> type) {
    return (Class<Object>) type;
  }

  /** @param reflective of the same type, but another class */
  record Adapters(JsonAdapter<Object> generated, JsonAdapter<Object> reflective) {}

  /** Values of one type. */
  private static final class Trial {

    private final Adapters adapters;
    private final JsonAdapter<Object> adapter;
    private final Class<?> type;
    private final boolean omits;
    private final SplittableRandom random;
    private final RandomValues values;
    private final JsonReader used = new JsonReader();
    private final JsonWriter writer = new JsonWriter();
    private final List<byte[]> documents = new ArrayList<>();
    private final Map<Engine, Engine.Way> engines = new EnumMap<>(Engine.class);

    Trial(Adapters adapters, Class<?> type, boolean omits, SplittableRandom random) {
      this.adapters = adapters;
      this.adapter = adapters.generated();
      this.type = type;
      this.omits = omits;
      this.random = random;
      this.values = new RandomValues(random);
      for (Engine engine : Engine.values()) {
        engines.put(engine, engine.of(cast(type)));
      }
    }

    void run() {
      List<String> shown = new ArrayList<>();
      for (int i = 0; i < VALUES; i++) {
        Object value = values.of(type);
        byte[] document = adapter.toJsonBytes(value);
        if (omits) {
          value = adapter.fromJson(document);
          document = adapter.toJsonBytes(value);
        }
        documents.add(document);
        shown.add(Shown.of(value));
        written(value, document);
        read(shown.get(i), document);
        underOthers(value, shown.get(i), document);
        rewritten(shown.get(i), document);
        into(shown.get(i), document);
      }
      together(shown);
      for (int i = 0; i < VALUES * DAMAGES; i++) {
        byte[] damaged = documents.get(random.nextInt(VALUES));
        for (int change = random.nextInt(3); change >= 0; change--) {
          damaged = MutationsTest.changed(damaged, documents, random);
        }
        damaged(damaged);
      }
    }

    private void written(Object value, byte[] document) {
      String text = new String(document, UTF_8);
      assertEquals(text, adapter.toJson(value), "as a String");
      ByteArrayOutputStream stream = new ByteArrayOutputStream();
      try {
        adapter.toJson(value, stream);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      assertEquals(text, stream.toString(UTF_8), "to a stream");
      assertEquals(
          Shown.of(STREAK.readTree(document)), Shown.of(adapter.toTree(value)), "as a tree");
      JsonAdapter<Object> other = adapters.reflective();
      assertEquals(
          text, new String(other.toJsonBytes(other.fromJson(document)), UTF_8), "by reflection");
    }

    private void read(String value, byte[] document) {
      same(value, adapter.fromJson(document), "its bytes");
      same(value, adapter.fromJson(new String(document, UTF_8)), "a String");
      same(value, adapter.fromJson(ByteBuffer.wrap(document)), "a buffer");
      same(value, adapter.fromJson(new ByteArrayInputStream(document)), "a stream");
      same(value, adapters.reflective().fromJson(document), "by reflection");
      JsonValue tree = STREAK.readTree(document);
      same(value, adapter.fromTree(tree), "a tree");
      same(value, adapter.fromTree(adapter.toTree(adapter.fromJson(document))), "its tree");
      Inputs.of(document).forEach((name, way) -> {
        JsonReader in = way.apply(used);
        same(value, adapter.read(in), name);
        in.endDocument();
      });
    }

    /** What another library writes by the same adapter, Streak reads, and the other way round. */
    private void underOthers(Object value, String shown, byte[] document) {
      String text = new String(document, UTF_8);
      engines.forEach((engine, way) -> {
        try {
          if (engine.takes(text)) {
            same(shown, adapter.fromJson(way.write(value)), "written by " + engine);
            same(shown, way.read(text), "read by " + engine);
          }
        } catch (IOException e) {
          throw new UncheckedIOException(engine + ": " + text, e);
        } catch (RuntimeException e) {
          throw new AssertionError(engine + ": " + text, e);
        }
      });
    }

    private void rewritten(String value, byte[] document) {
      String other = Rewritten.of(STREAK.readTree(document), random);
      try {
        same(value, adapter.fromJson(other), "a String");
        same(value, adapter.fromJson(other.getBytes(UTF_8)), "its bytes");
        same(value, adapter.fromJson(Inputs.chunks(other.getBytes(UTF_8))), "chunks");
        same(value, adapter.fromTree(STREAK.readTree(other)), "a tree");
        same(value, adapters.reflective().fromJson(other), "by reflection");
      } catch (RuntimeException | Error e) {
        throw new AssertionError(other, e);
      }
    }

    /** All members are there, so that nothing is left of what the object was. */
    private void into(String value, byte[] document) {
      same(value, adapter.readInto(document, null), "into nothing");
      if (!omits && !value.contains("=absent")) {
        Object target = values.of(type);
        same(value, adapter.readInto(document, target), "into another");
      }
    }

    /** Of long texts, the end in which they differ. */
    private static void same(String value, @Nullable Object read, String way) {
      String found = Shown.of(read);
      int same = Arrays.mismatch(value.toCharArray(), found.toCharArray());
      if (same >= 0) {
        int from = Math.max(0, same - 60);
        assertEquals(part(value, from), part(found, from), way);
      }
    }

    private static String part(String text, int from) {
      return "..."
          + text.substring(Math.min(from, text.length()), Math.min(from + 200, text.length()));
    }

    /** One behind the other: what was learnt of one document is of no harm to the next. */
    private void together(List<String> values) {
      writer.reset();
      writer.beginArray();
      documents.forEach(d -> adapter.write(writer, adapter.fromJson(d)));
      writer.endArray();
      byte[] array = writer.toByteArray();
      assertEquals(
          values, adapter.list().fromJson(array).stream().map(Shown::of).toList());
      assertEquals(values, adapter.elements(Inputs.chunks(array)).map(Shown::of).toList());
      assertArrayEquals(array, adapter.list().toJsonBytes(adapter.list().fromJson(array)));
    }

    private void damaged(byte[] document) {
      Outcome outcome = outcome(used.reset(document), adapter);
      try {
        Inputs.of(document)
            .forEach((name, way) -> assertEquals(outcome, outcome(way.apply(used), adapter), name));
        assertEquals(outcome, outcome(() -> adapter.fromJson(document)), "pooled");
        assertEquals(
            outcome, outcome(used.reset(document), adapters.reflective()), "by reflection");
        asTree(document);
      } catch (RuntimeException | Error e) {
        throw new AssertionError(new String(document, UTF_8), e);
      }
    }

    /** Damaged so that it is a document still, which a tree is as well. */
    private void asTree(byte[] document) {
      JsonValue tree;
      try {
        tree = STREAK.readTree(document);
      } catch (JsonException e) {
        return;
      }
      byte[] text = tree.toString().getBytes(UTF_8);
      assertEquals(
          outcome(() -> adapter.fromJson(text)), outcome(() -> adapter.fromTree(tree)), "a tree");
    }

    private static Outcome outcome(JsonReader in, JsonAdapter<?> adapter) {
      return outcome(() -> {
        Object value = adapter.read(in);
        in.endDocument();
        return value;
      });
    }

    private static Outcome outcome(Supplier<@Nullable Object> reading) {
      return Outcome.of(() -> Shown.of(reading.get()));
    }
  }
}
