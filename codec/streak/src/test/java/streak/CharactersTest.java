package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import streak.tree.JsonString;
import streak.tree.JsonValue;

/** A string of one character is read and written as a String of one is, without a String. */
class CharactersTest {

  private static final JsonAdapter<Character> IN_PLACE = new JsonAdapter<>() {
    @Override
    public Character read(JsonReader in) {
      return in.readChar();
    }

    @Override
    public void write(JsonWriter out, Character value) {
      out.value(value.charValue());
    }
  };

  private static final JsonAdapter<Character> BY_STRING = new JsonAdapter<>() {
    @Override
    public Character read(JsonReader in) {
      String text = in.readString();
      if (text.length() != 1) {
        throw JsonException.at(in, "expected a string of one character, found \"" + text + "\"");
      }
      return text.charAt(0);
    }

    @Override
    public void write(JsonWriter out, Character value) {
      out.value(String.valueOf(value));
    }
  };

  private char kept;

  @Test
  void everyCharacterIsWrittenAsAStringOfItIs() {
    for (int c = 0; c <= Character.MAX_VALUE; c++) {
      char character = (char) c;
      if (Character.isSurrogate(character)) {
        String problem =
            assertThrows(JsonException.class, () -> BY_STRING.toJson(character)).getMessage();
        assertEquals(
            problem,
            assertThrows(JsonException.class, () -> IN_PLACE.toJson(character)).getMessage());
        assertEquals(
            problem,
            assertThrows(JsonException.class, () -> IN_PLACE.toJsonBytes(character))
                .getMessage());
      } else {
        String text = BY_STRING.toJson(character);
        assertEquals(text, IN_PLACE.toJson(character));
        assertEquals(text, new String(IN_PLACE.toJsonBytes(character), StandardCharsets.UTF_8));
        assertEquals(character, IN_PLACE.fromJson(text));
        assertEquals(character, IN_PLACE.fromJson(text.getBytes(StandardCharsets.UTF_8)));
        JsonValue tree = IN_PLACE.toTree(character);
        assertEquals(new JsonString(String.valueOf(character)), tree);
        assertEquals(character, IN_PLACE.fromTree(tree));
      }
    }
  }

  @Test
  void itIsReadOrRefusedAsAStringIsOnEveryWayIn() {
    for (String text : List.of(
        "\"a\"",
        "\"\\n\"",
        "\"\\\"\"",
        "\"\\u0041\"",
        "\"\\uD83D\\uDE00\"",
        "\"\\uD83D\"",
        "\"\\uDE00\\uD83D\"",
        "\"\\x\"",
        "\"\u00e9\"",
        "\"\u20ac\"",
        "\"\ud83d\ude00\"",
        "\"\n\"",
        "\"\"",
        "\"ab\"",
        "\"a\\n\"",
        "\"\\na\"",
        "\"\u00e9a\"",
        "\"",
        "\"a",
        "\"\\",
        "\"\\u004",
        "\"\u00e9",
        "7",
        "null",
        "")) {
      // So that it is all there, and so that it is at the end.
      for (String document : List.of(text, " " + text + " ".repeat(20))) {
        byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
        WaysIn.of(bytes).forEach((way, begin) -> {
          for (JsonLimits limits :
              List.of(JsonLimits.DEFAULT, JsonLimits.DEFAULT.withStringBytes(4))) {
            assertEquals(
                outcome(BY_STRING, begin.begin(new JsonReader(limits), bytes)),
                outcome(IN_PLACE, begin.begin(new JsonReader(limits), bytes)),
                way + " of " + document);
          }
        });
      }
    }
  }

  private static Object outcome(JsonAdapter<Character> adapter, JsonReader in) {
    try {
      return adapter.read(in) + " up to byte " + in.offset();
    } catch (JsonException e) {
      return e.getMessage();
    }
  }

  @Test
  void nothingIsAllocated() {
    JsonReader in = new JsonReader();
    JsonWriter out = new JsonWriter();
    for (String text : List.of("\"a\"", "\"\\n\"", "\"\u00e9\"", "\"\u20ac\"")) {
      byte[] document = (text + " ".repeat(20)).getBytes(StandardCharsets.UTF_8);
      assertEquals(
          0,
          Allocated.by(20_000, 1_000, () -> {
            kept = in.reset(document).readChar();
            out.reset().value(kept);
          }),
          text);
    }
  }
}
