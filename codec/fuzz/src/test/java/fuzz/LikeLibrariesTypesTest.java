package fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import streak.JsonAdapter;
import streak.JsonException;
import streak.Streak;
import streak.tree.JsonArray;
import streak.tree.JsonNull;
import streak.tree.JsonObject;
import streak.tree.JsonValue;

/**
 * Types with annotations of another library are held against that library: the same documents are written, and the same objects read,
 * of members by all names that the annotations give. {@code -Dfuzz.types} and {@code -Dfuzz.first} as for {@link RandomTypesTest}.
 */
@Tag("any-jdk")
class LikeLibrariesTypesTest {

  private static final Streak STREAK = Streak.create();

  private static final int SETS = Integer.getInteger("fuzz.types", 1);
  private static final long FIRST = Long.getLong("fuzz.first", 2);
  private static final int TYPES = 25;
  private static final int VALUES = 6;
  private static final int RENAMED = 4;

  private static final Pattern LITERAL = Pattern.compile("\"([^\"]*)\"");

  static Stream<Arguments> sets() {
    return Stream.of(Library.values())
        .flatMap(library ->
            LongStream.range(FIRST, FIRST + SETS).mapToObj(seed -> Arguments.of(library, seed)));
  }

  @ParameterizedTest
  @MethodSource("sets")
  void asTheyDo(Library library, long seed, @TempDir Path folder) throws IOException {
    Map<String, String> sources = library.types(seed).sources(TYPES);
    try (Compiled compiled = Compiled.of(sources, folder, true)) {
      SplittableRandom random = new SplittableRandom(seed);
      sources.forEach((name, source) -> {
        try {
          new Trial(library, compiled.type(name), source, random).run();
        } catch (RuntimeException | Error e) {
          throw new AssertionError(library + ", seed " + seed + ", " + source, e);
        }
      });
    }
  }

  /** Values of one type. */
  private static final class Trial {

    private final Library library;
    private final Class<?> type;
    private final JsonAdapter<Object> adapter;
    private final SplittableRandom random;

    /** That a member may have, in the source or in documents. */
    private final List<String> names = new ArrayList<>();

    @SuppressWarnings("unchecked") // its own values are what it is given
    Trial(Library library, Class<?> type, String source, SplittableRandom random) {
      this.library = library;
      this.type = type;
      this.adapter = STREAK.adapter((Class<Object>) type);
      this.random = random;
      LITERAL.matcher(source).results().forEach(r -> names.add(r.group(1)));
    }

    void run() {
      RandomValues values = new RandomValues(random);
      for (int i = 0; i < VALUES; i++) {
        JsonValue document = written(values.of(type));
        read(document, "required member");
        for (int j = 0; j < RENAMED; j++) {
          // Of a member of another type, others make what they can, and of two with one name they
          // take the last.
          read(renamed(document), "required member|expected |more than once");
        }
      }
    }

    private JsonValue written(Object value) {
      JsonValue theirs = STREAK.readTree(library.written(value, type));
      JsonValue ours = adapter.toTree(value);
      assertEquals(compared(theirs), compared(ours));
      return ours;
    }

    /** @param refusals what Streak may say where the library reads something */
    private void read(JsonValue document, String refusals) {
      String text = document.toString();
      Object theirs;
      try {
        theirs = library.read(text, type);
      } catch (Library.Refused e) {
        Outcome ours = Outcome.of(() -> adapter.fromJson(text));
        assertTrue(ours.refused(), () -> library + " refuses " + text + ": " + e);
        return;
      }
      Object ours;
      try {
        ours = adapter.fromJson(text);
      } catch (JsonException e) {
        assertTrue(Pattern.compile(refusals).matcher(e.getMessage()).find(), () -> text + ": " + e);
        return;
      }
      assertEquals(shown(theirs), shown(ours), text);
      written(ours);
    }

    private String compared(JsonValue document) {
      return Shown.of(library.writesNulls ? document : dense(document));
    }

    /** Without members that are null. */
    private static JsonValue dense(JsonValue value) {
      if (value instanceof JsonArray array) {
        return JsonArray.of(array.stream().map(Trial::dense).toList());
      } else if (value instanceof JsonObject object) {
        JsonObject.Builder some = JsonObject.builder();
        for (JsonObject.Member member : object) {
          if (!(member.value() instanceof JsonNull)) {
            some.add(member.name(), dense(member.value()));
          }
        }
        return some.build();
      }
      return value;
    }

    /** A Map and a List are what a library likes best. */
    private static String shown(Object value) {
      return Shown.of(value).replaceAll("\\w*Map\\{", "Map{").replaceAll("\\w*List\\[", "List[");
    }

    private JsonValue renamed(JsonValue value) {
      if (value instanceof JsonArray array) {
        return JsonArray.of(array.stream().map(this::renamed).toList());
      } else if (value instanceof JsonObject object) {
        JsonObject.Builder other = JsonObject.builder();
        List<String> taken = new ArrayList<>();
        object.forEach(m -> {
          String name = random.nextInt(4) == 0 && !names.isEmpty()
              ? names.get(random.nextInt(names.size()))
              : m.name();
          if (random.nextInt(8) > 0 && !taken.contains(name)) {
            taken.add(name);
            other.add(name, renamed(m.value()));
          }
        });
        return other.build();
      }
      return value;
    }
  }
}
