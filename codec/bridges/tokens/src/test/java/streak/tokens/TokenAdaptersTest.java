package streak.tokens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class TokenAdaptersTest {

  private final TokenAdapters adapters = new TokenAdapters();

  record Plain() {}

  @Test
  void aTypeThatNobodyAnnotatedHasNone() {
    assertNull(adapters.find(Plain.class));
    assertNull(adapters.find(String.class));
    assertNull(adapters.find(int[].class));
    assertNull(adapters.find(TokenAdapters.type(List.class, String.class)));
  }

  @Test
  void aTypeThatWasCompiledWithoutABridgeIsRefusedAndNotLeftToTheLibrary() {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> adapters.find(WithoutBridge.class));
    assertEquals(
        "no adapter for bridges: expected the generated class streak.tokens.WithoutBridge_TokenAdapter;"
            + " compile the type with streak-tokens on the class path",
        e.getMessage());
  }
}
