package bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonSyntaxException;
import java.io.IOException;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import streak.Json;
import streak.JsonType;
import streak.gson.StreakTypeAdapterFactory;

/** Generated adapters among what the library does itself. */
@NullMarked
class NeighboursTest {

  @Json
  record Mine(String name, @Nullable String nick) {}

  /** The library's own. */
  static final class Theirs {
    public @Nullable List<Mine> mine;
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ANDROID")
  void theLibraryReadsItsOwnTypesAndFindsTheOthersInThem(Engine engine) throws IOException {
    JsonType<Theirs> type = new JsonType<>() {};
    String document = "{\"mine\":[{\"name\":\"a\",\"nick\":null},null]}";
    Theirs theirs = engine.read(document, type);
    assertEquals(Arrays.asList(new Mine("a", null), null), theirs.mine);
    assertEquals(document, engine.write(theirs, type));
    assertThrows(engine.failure, () -> engine.read("{\"mine\":[{}]}", type));
  }

  @Json
  static final class Words extends AbstractList<String> {
    public String text = "";

    @Override
    public String get(int index) {
      return text.split(" ")[index];
    }

    @Override
    public int size() {
      return text.split(" ").length;
    }
  }

  @Json
  static final class Pair extends AbstractMap<String, Integer> {
    public int left;
    public int right;

    @Override
    public Set<Map.Entry<String, Integer>> entrySet() {
      return Set.of(Map.entry("sum", left + right));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsAnnotatedMayBeACollectionBesides(Engine engine) throws IOException {
    Words words = engine.read("{\"text\":\"a b\"}", new JsonType<Words>() {});
    assertEquals(List.of("a", "b"), words);
    assertEquals("{\"text\":\"a b\"}", engine.write(words, new JsonType<Words>() {}));
    Pair pair = engine.read("{\"left\":1,\"right\":2}", new JsonType<Pair>() {});
    assertEquals(Map.of("sum", 3), pair);
    assertEquals("{\"left\":1,\"right\":2}", engine.write(pair, new JsonType<Pair>() {}));
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ANDROID")
  void nullForAWholeValueIsTheLibrarysToSay(Engine engine) throws IOException {
    assertNull(engine.read("null", new JsonType<@Nullable Mine>() {}));
    assertEquals("null", engine.write(null, new JsonType<@Nullable Mine>() {}));
  }

  @ParameterizedTest
  @EnumSource
  void aDocumentThatIsCutOffIsTheLibrarysToRefuse(Engine engine) {
    Class<? extends Exception> failure = switch (engine) {
      case GSON -> JsonSyntaxException.class;
      case JACKSON_2, ANDROID -> IOException.class;
      case JACKSON_3 -> tools.jackson.core.JacksonException.class;
    };
    assertThrows(failure, () -> engine.read("{\"name\":\"a\",", new JsonType<Mine>() {}));
  }

  @Test
  void gsonLeavesNullsOutAndReadsTrees() {
    Gson gson = new GsonBuilder()
        .registerTypeAdapterFactory(new StreakTypeAdapterFactory())
        .create();
    assertEquals("{\"name\":\"\\u003ca\\u003e\"}", gson.toJson(new Mine("<a>", null)));
    JsonElement tree = gson.toJsonTree(new Mine("a", "b"));
    assertEquals(new Mine("a", "b"), gson.fromJson(tree, Mine.class));
  }

  @Test
  void jacksonReadsTreesAndWritesThem() {
    var mapper = com.fasterxml.jackson.databind.json.JsonMapper.builder()
        .addModule(new streak.jackson2.StreakModule())
        .build();
    assertEquals(
        new Mine("a", "b"),
        mapper.convertValue(mapper.valueToTree(new Mine("a", "b")), Mine.class));
  }
}
