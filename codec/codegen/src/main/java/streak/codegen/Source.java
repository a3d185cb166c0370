package streak.codegen;

/** Lines of Java, indented by the braces that they end and begin with. */
final class Source {

  private final StringBuilder text = new StringBuilder();
  private int depth;

  /** Adds lines. */
  Source add(String lines) {
    lines.lines().forEach(this::line);
    return this;
  }

  private void line(String line) {
    String stripped = line.strip();
    if (stripped.startsWith("}")) {
      depth--;
    }
    text.append(stripped.isEmpty() ? "" : "  ".repeat(depth)).append(stripped).append('\n');
    if (stripped.endsWith("{")) {
      depth++;
    }
  }

  @Override
  public String toString() {
    return text.toString();
  }

  /**
   * A String literal, in ASCII. No Unicode escape stands for a control character, because the compiler would take it for one even
   * in a comment.
   */
  static String literal(String value) {
    StringBuilder literal = new StringBuilder("\"");
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '"' || c == '\\') {
        literal.append('\\').append(c);
      } else if (c < ' ') {
        literal.append("\\%03o".formatted((int) c));
      } else if (c < 0x7f) {
        literal.append(c);
      } else {
        literal.append("\\u%04x".formatted((int) c));
      }
    }
    return literal.append('"').toString();
  }
}
