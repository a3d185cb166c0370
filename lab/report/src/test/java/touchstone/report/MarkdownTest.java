package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class MarkdownTest {

  private static String paragraph(String text) {
    return Markdown.of(List.of(new Part.Paragraph(text))).stripTrailing();
  }

  @Test
  void theBeginningOfALineIsNoMarkup() {
    assertEquals("\\# no heading", paragraph("# no heading"));
    assertEquals("\\- no item", paragraph("- no item"));
    assertEquals("1\\. no item", paragraph("1. no item"));
    assertEquals("1.5 is a number, as is -1", paragraph("1.5 is a number, as is -1"));
  }

  @Test
  void anUnderscoreWithinAWordStays() {
    assertEquals("gson_autovalue \\_a\\_", paragraph("gson_autovalue _a_"));
  }
}
