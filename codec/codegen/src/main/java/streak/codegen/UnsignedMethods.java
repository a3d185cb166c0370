package streak.codegen;

/** How Kotlin's unsigned numbers are read and written: their bits are those of a signed number. */
final class UnsignedMethods {

  private final Methods methods;

  UnsignedMethods(Methods methods) {
    this.methods = methods;
  }

  /** An expression that reads one from {@code in}. */
  String read(Value.Unsigned value) {
    String type = value.type();
    if (type.equals("long")) {
      return declare(value, """
          java.math.BigInteger value = in.readBigInteger();
          if (value.signum() < 0 || value.bitLength() > 64) {
            throw JsonException.at(in, "expected a number between 0 and 18446744073709551615, found " + value);
          }
          return value.longValue();""");
    }
    String max = switch (type) {
      case "byte" -> "255";
      case "short" -> "65535";
      default -> "4294967295";
    };
    return declare(value, """
        long value = in.readLong();
        if (value < 0 || value > %2$sL) {
          throw JsonException.at(in, "expected a number between 0 and %2$s, found " + value);
        }
        return (%1$s) value;""".formatted(type, max));
  }

  private String declare(Value.Unsigned value, String body) {
    return methods.declare("read", value, name -> """
        private static %s %s(JsonReader in) {
          %s
        }
        """.formatted(value.type(), name, body)) + "(in)";
  }

  /** A statement that writes one to {@code out}. */
  String write(Value.Unsigned value, String expression) {
    return switch (value.type()) {
      case "byte" -> "out.value(Byte.toUnsignedInt(" + expression + "));";
      case "short" -> "out.value(Short.toUnsignedInt(" + expression + "));";
      case "int" -> "out.value(Integer.toUnsignedLong(" + expression + "));";
      default ->
        methods.declare("write", value, name -> """
            private static void %s(JsonWriter out, long value) {
              if (value >= 0) {
                out.value(value);
              } else {
                out.value(new java.math.BigInteger(Long.toUnsignedString(value)));
              }
            }
            """.formatted(name)) + "(out, " + expression + ");";
    };
  }
}
