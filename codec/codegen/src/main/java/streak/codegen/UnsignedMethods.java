package streak.codegen;

/** How Kotlin's unsigned numbers are read and written: their bits are those of a signed number. */
final class UnsignedMethods {

  private final Methods methods;

  UnsignedMethods(Methods methods) {
    this.methods = methods;
  }

  /** An expression that reads one from {@code jsonIn}. */
  String read(Value.Unsigned value) {
    String type = value.type();
    if (type.equals("long")) {
      return declare(value, """
          java.math.BigInteger theValue = jsonIn.readBigInteger();
          if (theValue.signum() < 0 || theValue.bitLength() > 64) {
            throw JsonException.at(jsonIn, "expected a number between 0 and 18446744073709551615, found " + theValue);
          }
          return theValue.longValue();""");
    }
    String max = switch (type) {
      case "byte" -> "255";
      case "short" -> "65535";
      default -> "4294967295";
    };
    return declare(value, """
        long theValue = jsonIn.readLong();
        if (theValue < 0 || theValue > %2$sL) {
          throw JsonException.at(jsonIn, "expected a number between 0 and %2$s, found " + theValue);
        }
        return (%1$s) theValue;""".formatted(type, max));
  }

  private String declare(Value.Unsigned value, String body) {
    return methods.declare("read", value, name -> """
        private static %s %s(JsonReader jsonIn) {
          %s
        }
        """.formatted(value.type(), name, body))
        + "(jsonIn)";
  }

  /** A statement that writes one to {@code jsonOut}. */
  String write(Value.Unsigned value, String expression) {
    return switch (value.type()) {
      case "byte" -> "jsonOut.value(java.lang.Byte.toUnsignedInt(" + expression + "));";
      case "short" -> "jsonOut.value(java.lang.Short.toUnsignedInt(" + expression + "));";
      case "int" -> "jsonOut.value(java.lang.Integer.toUnsignedLong(" + expression + "));";
      default ->
        methods.declare("write", value, name -> """
            private static void %s(JsonWriter jsonOut, long theValue) {
              if (theValue >= 0) {
                jsonOut.value(theValue);
              } else {
                jsonOut.value(new java.math.BigInteger(java.lang.Long.toUnsignedString(theValue)));
              }
            }
            """.formatted(name)) + "(jsonOut, " + expression
            + ");";
    };
  }
}
