package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class PrintableTest {

  @Test
  void onlyWhatEveryFormatCanHoldStays() {
    assertEquals("red plain", Printable.line("\u001b[1;31mred\u001b[0m plain"));
    assertEquals("a\uFFFDb\uFFFDc\uFFFD", Printable.line("a\u0000b\ud800c\uffff"));
    assertEquals("\ud83d\ude00 ü", Printable.line("\ud83d\ude00 ü"));
    assertEquals("a b", Printable.line("a\r\nb\n"));
    assertEquals("a\n\tb\n", Printable.lines("a\r\n\tb\r"));
  }

  @Test
  void wordsThatAreTooLongComeInPieces() {
    assertEquals(List.of("ab", "cdef", "gh"), Printable.words("ab  cdefgh", 4));
  }
}
