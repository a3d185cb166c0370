package streak.tokens;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class JsonExceptionTest {

  @Test
  void aMessageIsOneLineWhateverTheDocumentHolds() {
    JsonException e =
        JsonException.ofWriting("found a\nb\u001b[2J").inMember("c\u2028d").inElement(1);
    assertEquals("found a\\u000ab\\u001b[2J at /1/c\\u2028d", e.getMessage());
    assertEquals("/1/c\u2028d", e.pointer());
  }
}
