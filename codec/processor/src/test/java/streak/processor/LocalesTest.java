package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import streak.JsonException;
import streak.JsonLimits;
import streak.Streak;

/** The machine's language is nothing to adapters: not its digits, which are none of Java's, nor its upper case of i, nor its words. */
@Tag("any-jdk")
class LocalesTest {

  /** A generator of code writes numbers into all of these. */
  private static final String SOURCE = """
      @Json record A(int %s, B bean, C made, D kind, E row, F<Integer> of, G wrapped, java.util.Map<I, Integer> keys) {
        @Json static class B { public int i; public java.util.List<Integer> list; }
        @Json static class C { final int i; public int late; @JsonCreator C(@JsonDefault("12") int i) { this.i = i; } }
        @Json sealed interface D permits D1, D2 {}
        @Json record D1(int i) implements D {}
        @Json record D2(int j) implements D {}
        @Json(shape = Json.Shape.ARRAY) record E(int i, String s) {}
        @Json record F<T>(T t, java.util.List<T> all) {}
        @Json(style = Json.Style.WRAPPER_OBJECT) sealed interface G permits G1 {}
        @Json(naming = Json.Naming.UPPER_SNAKE_CASE) record G1(int idInList) implements G {}
        @Json(naming = Json.Naming.KEBAB_CASE) enum I { TITLE, INFO_ITEM }
      }
      """;

  private static final String DOCUMENT = """
      {%s,"bean":{"i":1,"list":[2]},"made":{"i":12,"late":3},"kind":{"type":"D2","j":4},"row":[5,"s"],\
      "of":{"t":6,"all":[7]},"wrapped":{"G1":{"ID_IN_LIST":8}},"keys":{"title":9,"info-item":10}}""";

  private final Locale before = Locale.getDefault();

  @AfterEach
  void asBefore() {
    Locale.setDefault(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ar-EG", "fa-IR", "mr-IN", "my-MM", "tr-TR", "th-TH-u-nu-thai", "de-DE"})
  void adaptersAreTheSame(String language, @TempDir Path folder) throws IOException {
    Locale.setDefault(Locale.forLanguageTag(language));
    List<Integer> members = IntStream.range(0, 140).boxed().toList();
    String declared = members.stream().map(i -> "m" + i).collect(Collectors.joining(", int "));
    String written =
        members.stream().map(i -> "\"m" + i + "\":" + i).collect(Collectors.joining(","));
    assertEquals(List.of(), Compilation.of(folder, SOURCE.formatted(declared)).messages());
    try (Loaded loaded = Loaded.from(folder)) {
      String document = DOCUMENT.formatted(written);
      assertEquals(document, loaded.roundTrip("a.A", document));
      assertEquals(document, loaded.throughTrees("a.A", document));
    }
  }

  @Test
  void messagesAreTheSame() {
    Locale.setDefault(Locale.forLanguageTag("fa-IR"));
    Streak streak = Streak.create(JsonLimits.DEFAULT.withDepth(12));
    assertEquals(
        "expected arrays and objects nested at most 12 deep, found deeper at"
            + " /0/0/0/0/0/0/0/0/0/0/0/0 (line 1, column 13, byte 12); JsonLimits.withDepth would allow it",
        assertThrows(JsonException.class, () -> streak.readTree("[".repeat(13))).getMessage());
  }
}
