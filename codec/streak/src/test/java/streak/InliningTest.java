package streak;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;

/** What the compiler will inline, and what it will not, is part of how fast adapters are: the lengths that decide it are held. */
class InliningTest {

  /** FreqInlineSize: HotSpot inlines no method with more byte codes, however hot. */
  private static final int LONGEST_INLINED = 325;

  @Test
  void stringsAreReadAndWrittenOutOfLineAndNamesAreMatchedAndWrittenInline() {
    assertTrue(
        length(byteCodes(TextInput.class), "java.lang.String stringHere()") > LONGEST_INLINED);
    String output = byteCodes(StringOutput.class);
    assertTrue(length(output, "void string(java.lang.String, boolean)") > LONGEST_INLINED);
    assertTrue(length(output, "boolean shortString(java.lang.String, int)") < LONGEST_INLINED);
    String code = byteCodes(JsonReader.class);
    assertTrue(length(code, "int beginObject(streak.JsonNames$Token)") < LONGEST_INLINED);
    assertTrue(length(code, "boolean nextMemberIs(") < LONGEST_INLINED);
    assertTrue(length(code, "int nextMember(streak.JsonNames, int)") < LONGEST_INLINED);
    assertTrue(length(code, "boolean objectEnds()") < LONGEST_INLINED);
    code = byteCodes(JsonWriter.class);
    assertTrue(length(code, "void name(streak.JsonNames$Token)") < LONGEST_INLINED);
    assertTrue(length(code, "void member(streak.JsonNames$Token, int)") < LONGEST_INLINED);
    assertTrue(length(code, "int putName(streak.JsonNames$Token, int)") < LONGEST_INLINED);
  }

  private static String byteCodes(Class<?> type) {
    StringWriter printed = new StringWriter();
    PrintWriter out = new PrintWriter(printed);
    String file = String.valueOf(type.getResource(type.getSimpleName() + ".class"));
    ToolProvider.findFirst("javap").orElseThrow().run(out, out, "-c", "-p", file);
    return printed.toString();
  }

  /** The position of the last byte code, as javap prints it. */
  private static int length(String code, String method) {
    String from = code.substring(code.indexOf(method));
    String body = from.substring(0, from.indexOf("\n\n"));
    return Pattern.compile("(?m)^ +(\\d+): [a-z]")
        .matcher(body)
        .results()
        .map((MatchResult position) -> Integer.parseInt(position.group(1)))
        .reduce((before, last) -> last)
        .orElseThrow();
  }
}
