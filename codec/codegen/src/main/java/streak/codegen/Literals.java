package streak.codegen;

import java.util.Optional;

/** Values that stand in a source file, as Java has them. */
final class Literals {

  private Literals() {}

  /** Empty when Java has no literal for it. */
  static Optional<String> of(Plan.Default text, Value value) {
    if (value instanceof Value.Choice choice) {
      return choice.asked()
          ? Optional.empty()
          : choice.names().stream()
              .filter(c -> c.names().all().contains(text.text()))
              .findFirst()
              .filter(c -> Words.isName(c.constant()))
              .map(c -> choice.name().member(c.constant()));
    }
    return value instanceof Value.Leaf leaf
        ? of(text.text(), leaf.scalar().kind())
        : Optional.empty();
  }

  private static Optional<String> of(String text, Scalar.Kind kind) {
    return switch (kind) {
      case BOOLEAN, INT -> Optional.of(text);
      case BYTE -> Optional.of("(byte) " + text);
      case SHORT -> Optional.of("(short) " + text);
      case LONG -> Optional.of(text + "L");
      case FLOAT -> Optional.of(text + "f");
      case DOUBLE -> Optional.of(text + "d");
      case STRING -> Optional.of(Source.literal(text));
      case CHAR -> Optional.of(Source.literal(text) + ".charAt(0)");
      case BIG_DECIMAL, BIG_INTEGER, TEXT, BASE64 -> Optional.empty();
    };
  }

  /** As a document has it. */
  static String json(Plan.Default value) {
    if (!value.string()) {
      return value.text();
    }
    StringBuilder json = new StringBuilder("\"");
    for (char c : value.text().toCharArray()) {
      if (c < ' ') {
        json.append("\\u%04x".formatted((int) c));
      } else {
        json.append(c == '"' || c == '\\' ? "\\" : "").append(c);
      }
    }
    return json.append('"').toString();
  }
}
