package touchstone.types.market;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DecimalsTest {

  @ParameterizedTest
  @CsvSource({
    "3.4274, 34274",
    "25212, 252120000",
    "0.0001, 1",
    "0.5, 5000",
    "12.05, 120500",
    "0, 0",
    "-1.5, -15000",
    "99999999999999.9999, 999999999999999999",
  })
  void textAndTenThousandthsStandForEachOther(String text, long units) {
    assertEquals(units, Decimals.parse(text));
    assertEquals(text, Decimals.format(units));
  }

  @Test
  void zerosAtTheEndAreReadAndNotWritten() {
    assertEquals(15_000, Decimals.parse("1.5000"));
    assertEquals("1.5", Decimals.format(15_000));
  }

  @ParameterizedTest
  @ValueSource(
      longs = {0, 1, -1, 10, 5_000, -15_000, 120_500, 252_120_000, Long.MAX_VALUE, Long.MIN_VALUE})
  void charactersAreThoseOfTheText(long units) {
    char[] text = new char[Decimals.MOST_CHARS];
    int start = Decimals.format(units, text);
    assertEquals(Decimals.format(units), new String(text, start, text.length - start));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-",
        ".",
        "1.",
        ".5",
        "1.23456",
        "1e3",
        "1..2",
        "1.2.3",
        "+1",
        "1 ",
        "100000000000000"
      })
  void whatIsNoSuchNumberIsRefused(String text) {
    NumberFormatException e = assertThrows(NumberFormatException.class, () -> Decimals.parse(text));
    assertEquals("expected a number of up to four decimals, found " + text, e.getMessage());
  }
}
