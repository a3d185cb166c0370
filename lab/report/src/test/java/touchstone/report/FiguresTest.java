package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class FiguresTest {

  private final Locale before = Locale.getDefault();

  @AfterEach
  void restore() {
    Locale.setDefault(before);
  }

  @Test
  void timesHaveThreeDigitsAndAUnit() {
    assertEquals("0.50 ns", Figures.time(0.5));
    assertEquals("45.6 ns", Figures.time(45.6));
    assertEquals("873 µs", Figures.time(873_400.0));
    assertEquals("1.23 ms", Figures.time(1_234_000.0));
    assertEquals("1.00 µs", Figures.time(999.6));
    assertEquals("10.0 ms", Figures.time(9_996_000.0));
    assertEquals("2,000 s", Figures.time(2e12));
    assertEquals("-1.20 ms", Figures.time(-1_200_000.0), "quicker than an empty JVM");
    assertEquals("-", Figures.time(null));
  }

  @Test
  void bytesAreDecimal() {
    assertEquals("0 B", Figures.bytes(0.0));
    assertEquals("0 B", Figures.bytes(0.01));
    assertEquals("24 B", Figures.bytes(24.001));
    assertEquals("24.5 B", Figures.bytes(24.5));
    assertEquals("236 kB", Figures.bytes(236_400.0));
    assertEquals("8.00 GB", Figures.bytes(8e9));
    assertEquals("-", Figures.bytes(Double.NaN), "nobody counted");
  }

  @Test
  void throughputsAreGroupedInThousands() {
    assertEquals("1,234 ops/s", Figures.throughput(1e9 / 1234));
    assertEquals("0.50 ops/s", Figures.throughput(2e9));
  }

  @Test
  void ratiosShowWhatIsNotOne() {
    assertEquals("1.00", Figures.ratio(1));
    assertEquals("1.004", Figures.ratio(1.004));
    assertEquals("0.996", Figures.ratio(0.996));
    assertEquals("1.0002", Figures.ratio(1.00015));
    assertEquals("0.9998", Figures.ratio(0.99984));
    assertEquals("1.00001", Figures.ratio(1.0000123));
    assertEquals("1.05 [1.0001, 1.10]", Figures.ratio(1.05, 1.0001, 1.1));
    assertEquals("1.23", Figures.ratio(1.2345));
    assertEquals("12.3", Figures.ratio(12.345));
    assertEquals("1.23 [1.20, 1.26]", Figures.ratio(1.23, 1.2, 1.26));
    assertEquals("1.23", Figures.ratio(1.23, null, null));
  }

  @Test
  void anEndThatTellsNothingIsShort() {
    assertEquals("5.96 [<0.0001, >10,000]", Figures.ratio(5.96, 1e-39, 5.2e40));
    assertEquals("<0.0001 to >10,000", Figures.interval(1e-300, 1e300));
    assertEquals("3,000 [2,000, 4,000]", Figures.ratio(3000.0, 2000.0, 4000.0));
  }

  @Test
  void noLocaleChangesThem() {
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
    assertEquals("1,234 ops/s", Figures.throughput(1e9 / 1234));
    assertEquals("1.23 ms", Figures.time(1_234_000.0));
    assertEquals("95 %", Figures.percent(0.95));
    assertEquals("99.9 %", Figures.percent(0.999));
  }

  @Test
  void filesHaveTenDigits() {
    assertEquals(1234.567891, Figures.rounded(1234.5678911111));
    assertEquals(Double.NaN, Figures.rounded(Double.NaN));
  }
}
