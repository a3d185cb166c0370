package touchstone.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class BudgetTest {

  private final Budget.Converter converter = new Budget.Converter();

  @ParameterizedTest
  @CsvSource({"90s,90", "5m,300", "1h30m,5400", "2h,7200", "1h1m1s,3661"})
  void aLengthOfTimeIsRead(String text, long seconds) {
    assertEquals(seconds, converter.convert(text).seconds());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "5", "m", "5m5", "-5m", "1.5h", "5 m", "0s", "169h", "99999999999999999999s"})
  void anythingElseIsRefusedWithWhatWasExpected(String text) {
    String message = assertThrows(
            CommandLine.TypeConversionException.class, () -> converter.convert(text))
        .getMessage();
    assertTrue(
        message.startsWith("expected ") && message.endsWith("found '" + text + "'"), message);
  }
}
