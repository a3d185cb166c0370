package touchstone.fork;

/**
 * Writes the little JSON that a child answers with. By hand, because a JSON library on a child's class path would stand
 * beside the one that is measured.
 */
final class JsonText {

  private JsonText() {}

  /** Appends a string literal, escaped as RFC 8259 section 7 requires; lone surrogates as {@code \\uXXXX}. */
  static void string(StringBuilder out, String value) {
    out.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      boolean pair = Character.isHighSurrogate(c)
          && i + 1 < value.length()
          && Character.isLowSurrogate(value.charAt(i + 1));
      if (pair) {
        out.append(c).append(value.charAt(++i));
      } else if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c < ' ' || Character.isSurrogate(c)) {
        out.append("\\u%04x".formatted((int) c));
      } else {
        out.append(c);
      }
    }
    out.append('"');
  }
}
