package touchstone.types.market;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class RenamesTest {

  @Test
  void everyRenameIsOfAPropertyAndToANameThatNoOtherPropertyHas() {
    Renames.PRICE.forEach((property, member) -> {
      assertDoesNotThrow(() -> Price.class.getDeclaredField(property));
      assertThrows(NoSuchFieldException.class, () -> Price.class.getDeclaredField(member));
    });
  }
}
