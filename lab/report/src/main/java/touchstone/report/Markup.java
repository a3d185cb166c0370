package touchstone.report;

/** HTML as it is written, which is well-formed XML too: every element is closed and every attribute has a value. */
final class Markup {

  private final StringBuilder out = new StringBuilder();

  /**
   * Opens an element.
   *
   * @param attributes names and values in turn; a value is text, not yet escaped
   */
  Markup open(String tag, String... attributes) {
    start(tag, attributes);
    out.append('>');
    return this;
  }

  Markup close(String... tags) {
    for (String tag : tags) {
      out.append("</").append(tag).append('>');
    }
    out.append('\n');
    return this;
  }

  /** An element with a line of text. */
  Markup element(String tag, String text, String... attributes) {
    start(tag, attributes);
    out.append('>');
    write(text);
    out.append("</").append(tag).append('>');
    return this;
  }

  /** An element that never has content. */
  Markup empty(String tag, String... attributes) {
    start(tag, attributes);
    out.append("/>");
    return this;
  }

  private void start(String tag, String... attributes) {
    out.append('<').append(tag);
    for (int i = 0; i < attributes.length; i += 2) {
      out.append(' ')
          .append(attributes[i])
          .append("=\"")
          .append(text(attributes[i + 1]))
          .append('"');
    }
  }

  /** Text within a sentence: a space at its ends stays. */
  Markup write(String text) {
    out.append(text.startsWith(" ") ? " " : "").append(text(text));
    out.append(text.endsWith(" ") ? " " : "");
    return this;
  }

  /** What is markup already. */
  Markup raw(String markup) {
    out.append(markup);
    return this;
  }

  @Override
  public String toString() {
    return out.toString();
  }

  /** One line of text, escaped. */
  static String text(String text) {
    return escape(Printable.line(text));
  }

  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
