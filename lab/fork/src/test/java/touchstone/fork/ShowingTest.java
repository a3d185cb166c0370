package touchstone.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShowingTest {

  /** Two reads of such a document may rightly give one object. */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = ';',
      value = {
        "5; true",
        "true; true",
        "` \"\"\n`; true",
        "{}; true",
        "` [ ] `; true",
        "[0]; false",
        "{\"a\":{}}; false",
        "[[]]; false"
      })
  void whatHoldsNothingMayBeShared(String document, boolean shared) {
    assertEquals(shared, Showing.isShared(document.getBytes(StandardCharsets.UTF_8)));
  }
}
