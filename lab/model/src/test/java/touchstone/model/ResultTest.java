package touchstone.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ResultTest {

  @ParameterizedTest
  @EnumSource
  void everyResultIsFoundByTheNameItHas(Result result) {
    assertEquals(result, Result.of(result.id()));
  }

  @Test
  void anUnknownNameIsRefused() {
    assertEquals(
        "unknown result: fast",
        assertThrows(IllegalArgumentException.class, () -> Result.of("fast")).getMessage());
  }

  @Test
  void aTextIsFoldedAsItsHashCodeWhateverHoldsIt() {
    long expected = 31 * 7 + "ETHJPY.SPOT".hashCode();
    assertEquals(expected, new Checksum().add(7).add("ETHJPY.SPOT").value());
    assertEquals(
        expected, new Checksum().add(7).add(new StringBuilder("ETHJPY.SPOT")).value());
  }

  @Test
  void aChecksumThatIsResetForgets() {
    assertEquals(1, new Checksum().add(5).reset().add(true).value());
    assertEquals(-4, new Checksum().add(5).set(-4).value());
  }
}
