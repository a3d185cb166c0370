package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** White space where people expect it, and nothing else changed; Jackson's printer, so set, is the oracle. */
class JsonFormatTest {

  @Test
  void whatItLooksLike() {
    String indented = """
        {
          "a": 1,
          "b": [
            [],
            {},
            [
              "x\\" ,:{}[]\\\\",
              -1.50e+3
            ]
          ],
          "": {
            "c": null
          }
        }""";
    String flat = "{\"a\":1,\"b\":[[],{},[\"x\\\" ,:{}[]\\\\\",-1.50e+3]],\"\":{\"c\":null}}";
    assertEquals(indented, JsonFormat.indent(flat));
    assertEquals(indented, JsonFormat.indent(indented));
    assertEquals(
        indented, JsonFormat.indent("\r\n\t" + indented.replace("    {},", "  { \n },") + " "));
    assertEquals("[]", JsonFormat.indent(" [ ] "));
    assertEquals("\"caf\u00e9 \ud83d\ude00\"", JsonFormat.indent("\"caf\u00e9 \ud83d\ude00\""));
  }

  @Test
  void asJacksonDoes() throws IOException {
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    ObjectMapper mapper = new ObjectMapper();
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter(
            com.fasterxml.jackson.core.util.Separators.createDefaultInstance()
                .withObjectFieldValueSpacing(
                    com.fasterxml.jackson.core.util.Separators.Spacing.AFTER)
                .withArrayEmptySeparator("")
                .withObjectEmptySeparator(""))
        .withArrayIndenter(lines)
        .withObjectIndenter(lines);
    for (String json : List.of(
        "[1,[2,[3,[]],{}],{\"a\":{\"b\":{\"c\":[true]}}}]",
        "{\"x\":[[[[[[1,2],3],4],{}],{\"y\":\"z\"}]],\"\u00e9\":\"\\n\"}",
        "12",
        "{}",
        "[" + "{\"a\":[1,2,{\"b\":null}]},".repeat(500) + "[]]")) {
      String expected = mapper.writer(printer).writeValueAsString(mapper.readTree(json));
      assertEquals(expected, JsonFormat.indent(json));
      assertEquals(
          expected,
          new String(JsonFormat.indent(RoundTripTest.utf8(json)), StandardCharsets.UTF_8));
    }
  }

  @Test
  void whatIsNoJsonIsRefused() {
    for (String json :
        List.of("", "[1,]", "{\"a\" 1}", "[1] 2", "\"\\x\"", "\"\ud800\"", "[", "01")) {
      WaysIn.refused(() -> JsonFormat.indent(json), json);
    }
    WaysIn.refused(() -> JsonFormat.indent(new byte[] {'"', (byte) 0xff, '"'}));
  }

  @Test
  void whereAnyValueWouldDoThatIsWhatWasExpected() {
    JsonException e = WaysIn.refused(() -> JsonFormat.indent("[1,x]"));
    assertEquals("expected a value, found 'x' (line 1, column 4, byte 3)", e.getMessage());
  }

  @Test
  void whatWouldGrowBeyondAnArrayIsRefusedBeforeItDoes() {
    String deep = "[".repeat(499) + "[" + "0,".repeat(3_000_000) + "0]" + "]".repeat(499);
    JsonException e = WaysIn.refused(() -> JsonFormat.indent(RoundTripTest.utf8(deep)));
    assertTrue(e.getMessage().startsWith("expected a document that fits an array"), e.getMessage());
  }
}
