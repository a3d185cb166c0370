package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JudgeTest {

  private static Optional<Judge.Fault> written(String expected, String found) throws IOException {
    return Judge.written(
        expected.getBytes(StandardCharsets.UTF_8), found.getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "{\"a\":1.50,\"b\":[]}|{\"b\":[],\"a\":1.5}",
        "[1]|[1.0]",
        "[1e2]|[100]",
        "[13.945913]|[13.945912999999999]",
        "[12345678901234567890.125]|[12345678901234567890.1250]",
        "\"\\\"\\\\\\n\\u0001\"|\"\\u0022\\u005c\\u000A\\u0001\"",
        "\"\\u20ac/\"|\"\u20ac/\"",
      })
  void theSameValueWithTheSameDutyIsRight(String expected, String found) throws IOException {
    assertEquals(Optional.empty(), written(expected, found));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "{\"a\":{\"b~/\":[1,2]}}|{\"a\":{\"b~/\":[1,3]}}|/a/b~0~1/1|expected 2, found 3",
        "{\"a\":1}|{}|/a|expected 1, found no such member",
        "{\"a\":null}|{}|/a|expected null, found no such member",
        "{}|{\"a\":null}|/a|expected no such member, found null",
        "[1,2]|[1]||expected 2 elements, found 1",
        "[0.1]|[0.1000000000000001]|/0|expected 0.1, found 0.1000000000000001",
        "[9007199254740993]|[9007199254740992]|/0|expected 9007199254740993, found 9007199254740992",
        "[1]|[\"1\"]|/0|expected 1, found \"1\"",
        "[null]|[false]|/0|expected null, found false",
        "[{\"a\":\"<\"}]|[{\"a\":\"\\u003c\"}]|/0/a|expected only the escapes that RFC 8259 requires, found \\u003c at byte 7",
        "[\"/\"]|[\"\\/\"]|/0|expected only the escapes that RFC 8259 requires, found \\/ at byte 2",
        "[1,2]|[1, 2]|/0|expected a minified document, found white space at byte 3",
      })
  void theFirstDifferenceIsPointedAt(String expected, String found, String pointer, String message)
      throws IOException {
    Judge.Fault fault = written(expected, found).orElseThrow();
    assertEquals(message, fault.message());
    assertEquals(pointer == null ? "" : pointer, fault.pointer());
  }

  @ParameterizedTest
  @ValueSource(strings = {"[1", "", "[1]x", "{\"a\":1,\"a\":1}", "[01]"})
  void whatIsNoDocumentIsSaidSo(String found) throws IOException {
    String message = written("[1]", found).orElseThrow().message();
    assertTrue(message.startsWith("expected") || message.contains("found"), message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[1", "[NaN]", "{\"a\":1,\"a\":1}", "[1]x"})
  void aValueThatIsShownAsNoJsonIsWrong(String found) throws IOException {
    Judge.Fault fault = Judge.read("[1]", found).orElseThrow();
    assertTrue(
        fault.message().startsWith("expected a value shown as JSON, found "), fault::message);
  }

  @Test
  void bytesThatAreNotUtf8AreSaidSo() throws IOException {
    byte[] found = {'"', (byte) 0xC3, '"'};
    assertEquals(
        "expected UTF-8, found bytes that are not",
        Judge.written("\"x\"".getBytes(StandardCharsets.UTF_8), found)
            .orElseThrow()
            .message());
  }

  @Test
  void halfOfAPairIsShownByItsNumber() throws IOException {
    assertEquals(
        "expected \"\\ud800\", found \"\ufffd\"",
        Judge.read("\"\\ud800\"", "\"\ufffd\"").orElseThrow().message());
  }
}
