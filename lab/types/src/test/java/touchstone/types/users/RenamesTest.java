package touchstone.types.users;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class RenamesTest {

  @Test
  void everyRenameIsOfAPropertyAndToANameThatNoOtherPropertyHas() {
    Renames.USER.forEach((property, member) -> {
      assertDoesNotThrow(() -> User.class.getDeclaredField(property));
      assertThrows(NoSuchFieldException.class, () -> User.class.getDeclaredField(member));
    });
    Renames.RESPONSE
        .keySet()
        .forEach(property -> assertDoesNotThrow(() -> Response.class.getDeclaredField(property)));
  }
}
