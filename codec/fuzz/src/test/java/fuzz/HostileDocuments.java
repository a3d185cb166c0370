package fuzz;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import streak.Json;
import streak.JsonException;
import streak.JsonLimits;
import streak.JsonNames;
import streak.JsonReader;
import streak.Streak;

/**
 * Shapes of documents that have cost other readers more than their length, in any size.
 *
 * @param document of about so many bytes
 * @param read reads it, or expects a refusal
 */
record HostileDocuments(String name, IntFunction<String> document, Consumer<byte[]> read) {

  private static final JsonReader READER = new JsonReader();

  /** For what the usual limits refuse. */
  private static final JsonReader WIDE = new JsonReader(
      JsonLimits.DEFAULT.withDepth(1 << 30).withStringBytes(1 << 30).withNumberChars(1 << 30));

  private static final Streak STREAK = Streak.create();

  @Json
  record Counts(Map<String, Integer> counts) {}

  @Json
  record Nested(Map<String, Nested> next, @Nullable Integer number) {}

  /** Names that differ only where the hash of {@link JsonNames} does not look. */
  private static String colliding(int i) {
    return "m" + (char) ('A' + i % 26) + (char) ('a' + i / 26 % 26) + "same" + "x".repeat(13);
  }

  private static final JsonNames COLLIDING = JsonNames.of(
      IntStream.range(0, 60).mapToObj(HostileDocuments::colliding).toArray(String[]::new));

  static List<HostileDocuments> all() {
    return List.of(
        text("text", "x"),
        text("text of escapes", "\\n"),
        text("text of escaped pairs", "\\ud83d\\ude00"),
        text("text not ASCII", "\u4e2d"),
        text("text, plain and not", "ten plain \\t\u00e9"),
        wide("number of many digits", n -> "1." + "7".repeat(n), JsonReader::readDouble),
        wide("number of many zeros", n -> "0." + "0".repeat(n) + "1", JsonReader::readFloat),
        new HostileDocuments(
            "number of many digits, refused",
            "7"::repeat,
            d -> refused(() -> READER.reset(d).readBigDecimal())),
        elements("whole numbers written short", "1e999", JsonReader::readBigInteger),
        elements("doubles that need every digit", "8.4153709842137456e-97", JsonReader::readDouble),
        elements("halves between doubles", "9007199254740993", JsonReader::readDouble),
        new HostileDocuments(
            "white space", n -> " ".repeat(n) + "1", d -> READER.reset(d).readInt()),
        new HostileDocuments(
            "lines", n -> "\n".repeat(n) + "1", d -> READER.reset(d).readInt()),
        wide(
            "nesting, skipped", n -> "[".repeat(n / 2) + "]".repeat(n / 2), HostileDocuments::skip),
        wide(
            "nesting of objects, skipped",
            n -> "{\"a\":".repeat(n / 6) + "1" + "}".repeat(n / 6),
            HostileDocuments::skip),
        new HostileDocuments(
            "nesting, refused", "["::repeat, d -> refused(() -> READER.reset(d).skipValue())),
        members("members that the type does not have", i -> "unknown" + i),
        members("names with a known one's beginning", i -> colliding(0) + i),
        members("names that collide with all known ones", i -> colliding(60 + i % 600)),
        members("names written with escapes", i -> "\\u006d" + i),
        members("a known member over and over", i -> colliding(7)),
        members("known members in a shuffled order", i -> colliding(i * 37 % 60)),
        new HostileDocuments(
            "a map's keys, all of one hash",
            n -> IntStream.range(0, n / 40)
                .mapToObj(i -> "\"" + oneHash(i) + "\":1")
                .collect(Collectors.joining(",", "{\"counts\":{", "}}")),
            STREAK.adapter(Counts.class)::fromJson),
        new HostileDocuments(
            "a map's key twice, refused",
            n -> "{\"counts\":{\"a\":1,\"a\":2" + ",\"b\":1".repeat(n / 6) + "}}",
            d -> refused(() -> STREAK.adapter(Counts.class).fromJson(d))),
        typed("discriminators", "{\"type\":\"circle\",\"radius\":1}"),
        new HostileDocuments(
            "a long discriminator, refused",
            n -> "{\"shape\":{\"type\":\"" + "x".repeat(n) + "\"}}",
            d -> refused(() -> STREAK.adapter(Everything.class).fromJson(d))),
        new HostileDocuments(
            "a discriminator behind much else, refused",
            n -> "{\"shape\":{\"a\":[" + "1,".repeat(n / 2) + "1],\"type\":\"circle\"}}",
            d -> refused(() -> STREAK.adapter(Everything.class).fromJson(d))),
        new HostileDocuments(
            "an error under long names",
            n -> ("{\"next\":{\"" + "x".repeat(n / 400) + "\":").repeat(240) + "x",
            d -> refused(() -> STREAK.adapter(Nested.class).fromJson(d)).getMessage()),
        new HostileDocuments(
            "an error behind many lines",
            n -> "[" + "1,\n".repeat(n / 3) + "x",
            d -> refused(() -> READER.reset(d).skipValue())));
  }

  @Override
  public String toString() {
    return name;
  }

  byte[] bytes(int size) {
    return document.apply(size).getBytes(StandardCharsets.UTF_8);
  }

  private static JsonException refused(Runnable reading) {
    return Outcome.refusal(reading::run);
  }

  private static HostileDocuments wide(
      String name, IntFunction<String> document, Consumer<JsonReader> reading) {
    return new HostileDocuments(name, document, d -> reading.accept(WIDE.reset(d)));
  }

  private static HostileDocuments text(String name, String period) {
    int bytes = period.getBytes(StandardCharsets.UTF_8).length;
    return wide(name, n -> "\"" + period.repeat(n / bytes) + "\"", JsonReader::readString);
  }

  private static HostileDocuments elements(
      String name, String element, Consumer<JsonReader> reading) {
    return new HostileDocuments(
        name, n -> "[" + (element + ",").repeat(n / (element.length() + 1)) + element + "]", d -> {
          JsonReader in = READER.reset(d);
          for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            reading.accept(in);
          }
        });
  }

  private static HostileDocuments typed(String name, String shape) {
    return new HostileDocuments(
        name,
        n -> "{\"collections\":{\"shapes\":[" + (shape + ",").repeat(n / (shape.length() + 1))
            + shape + "]}}",
        STREAK.adapter(Everything.class)::fromJson);
  }

  private static HostileDocuments members(String name, IntFunction<String> names) {
    int length = names.apply(1_000).length() + 5;
    return new HostileDocuments(
        name,
        n -> IntStream.range(0, n / length)
            .mapToObj(i -> "\"" + names.apply(i) + "\":1")
            .collect(Collectors.joining(",", "{", "}")),
        d -> {
          JsonReader in = READER.reset(d);
          for (int m = in.beginObject(COLLIDING);
              m != JsonReader.NONE;
              m = in.nextMember(COLLIDING, m)) {
            in.skipValue();
          }
        });
  }

  /** Texts of 32 characters, all different, of the same {@code String.hashCode}: "Aa" and "BB" have one. */
  private static String oneHash(int i) {
    StringBuilder text = new StringBuilder();
    for (int bit = 0; bit < 16; bit++) {
      text.append((i >> bit & 1) == 0 ? "Aa" : "BB");
    }
    return text.toString();
  }

  private static void skip(JsonReader in) {
    in.skipValue();
  }
}
