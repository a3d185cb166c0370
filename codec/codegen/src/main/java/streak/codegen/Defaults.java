package streak.codegen;

import java.util.Optional;

/** Values that stand in a source file for members that a document does not have. */
final class Defaults {

  private Defaults() {}

  /** What the text means for a value of that kind; empty when it means nothing, as far as that can be told here. */
  static Optional<Plan.Default> of(String text, Value value) {
    Value content = value instanceof Value.Maybe maybe ? maybe.content() : value;
    if (content instanceof Value.Patch patch) {
      return of(text, patch.content());
    }
    if (content instanceof Value.Inline inline) {
      return of(text, inline.content());
    }
    if (content instanceof Value.Unsigned number) {
      return isOne(text, number) ? Optional.of(new Plan.Default(text, false)) : Optional.empty();
    }
    if (content instanceof Value.Span) {
      return Optional.of(new Plan.Default(text, true));
    }
    if (content instanceof Value.Choice choice) {
      return choice.asked()
              || choice.names().stream().anyMatch(c -> c.names().all().contains(text))
          ? Optional.of(new Plan.Default(text, true))
          : Optional.empty();
    }
    if (content instanceof Value.Leaf leaf) {
      return leaf(text, leaf.scalar());
    }
    if (content instanceof Value.Fixed fixed) {
      return isOne(text, fixed) ? Optional.of(new Plan.Default(text, false)) : Optional.empty();
    }
    Optional<TimeFormat> format = TimeFormat.of(content);
    if (format.isPresent()) {
      return format.filter(f -> f.isOne(text)).map(f -> new Plan.Default(text, true));
    }
    return DefaultDocument.isOne(text, content)
        ? Optional.of(new Plan.Default(text, false))
        : Optional.empty();
  }

  private static Optional<Plan.Default> leaf(String text, Scalar scalar) {
    boolean suits = switch (scalar.kind()) {
      case STRING -> true;
      case CHAR -> text.length() == 1;
      case TEXT -> Texts.suits(scalar, text);
      case BASE64 -> text.length() % 4 == 0 && text.matches("[A-Za-z0-9+/]*={0,2}");
      default -> isOne(text, scalar.kind());
    };
    return suits ? Optional.of(new Plan.Default(text, isString(scalar.kind()))) : Optional.empty();
  }

  /** A document has it between quotation marks. */
  static boolean isString(Scalar.Kind kind) {
    return switch (kind) {
      case CHAR, STRING, TEXT, BASE64 -> true;
      default -> false;
    };
  }

  /** A number, or a string that is one, without more digits than there is place for. */
  private static boolean isOne(String text, Value.Fixed number) {
    String digits = text.matches("\".*\"") ? text.substring(1, text.length() - 1) : text;
    if (!isNumber(digits) || digits.matches(".*[eE].*")) {
      return isNumber(digits);
    }
    String whole = digits.replaceFirst("\\..*", "");
    String fraction =
        digits.substring(whole.length()).replaceFirst("\\.", "").replaceFirst("0+$", "");
    return fraction.length() <= number.scale()
        && isLong(whole + fraction + "0".repeat(number.scale() - fraction.length()));
  }

  private static boolean isLong(String digits) {
    try {
      long value = Long.parseLong(digits);
      return value == 0 || value < 0 == digits.startsWith("-");
    } catch (NumberFormatException e) {
      return false;
    }
  }

  private static boolean isOne(String text, Value.Unsigned number) {
    long most = switch (number.type()) {
      case "byte" -> 0xffL;
      case "short" -> 0xffffL;
      case "int" -> 0xffff_ffffL;
      default -> -1L;
    };
    try {
      long value = Long.parseUnsignedLong(text);
      return text.equals(Long.toUnsignedString(value)) && Long.compareUnsigned(value, most) <= 0;
    } catch (NumberFormatException e) {
      return false;
    }
  }

  /** Strictly: what Java prints for the number, or what JSON takes for it. */
  private static boolean isOne(String text, Scalar.Kind kind) {
    try {
      return switch (kind) {
        case BOOLEAN -> text.equals("true") || text.equals("false");
        case BYTE -> text.equals(String.valueOf(Byte.parseByte(text)));
        case SHORT -> text.equals(String.valueOf(Short.parseShort(text)));
        case INT -> text.equals(String.valueOf(Integer.parseInt(text)));
        case LONG -> text.equals(String.valueOf(Long.parseLong(text)));
        case FLOAT -> isNumber(text) && isLiteral(text, Float.parseFloat(text));
        case DOUBLE -> isNumber(text) && isLiteral(text, Double.parseDouble(text));
        case BIG_DECIMAL -> isNumber(text);
        case BIG_INTEGER -> isNumber(text) && text.matches("-?\\d+");
        case CHAR, STRING, TEXT, BASE64 -> false;
      };
    } catch (NumberFormatException e) {
      return false;
    }
  }

  /** Java has no literal for what is too large, nor for what is so small that nothing is left of it. */
  private static boolean isLiteral(String text, double value) {
    boolean zero = text.matches("-?[0.]+([eE].*)?");
    return Double.isFinite(value) && (value != 0 || zero);
  }

  private static boolean isNumber(String text) {
    return text.matches("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?");
  }
}
