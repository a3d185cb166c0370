package streak.reflective;

import streak.JsonReader;
import streak.JsonWriter;
import streak.codegen.Value;

/** A long that counts units of 10<sup>-scale</sup>. */
final class FixedNode extends Node {

  private final int scale;
  private final boolean asString;
  private final boolean trim;

  FixedNode(Value.Fixed fixed) {
    super(fixed.nullable());
    scale = fixed.scale();
    asString = fixed.asString();
    trim = fixed.trim();
  }

  long readLong(JsonReader in) {
    return in.readDecimal(scale);
  }

  void writeLong(JsonWriter out, long value) {
    if (trim && asString) {
      out.trimmedDecimalString(value, scale);
    } else if (trim) {
      out.trimmedDecimal(value, scale);
    } else if (asString) {
      out.decimalString(value, scale);
    } else {
      out.decimal(value, scale);
    }
  }

  @Override
  Object readPresent(JsonReader in) {
    return readLong(in);
  }

  @Override
  void writePresent(JsonWriter out, Object value) {
    writeLong(out, (long) value);
  }
}
