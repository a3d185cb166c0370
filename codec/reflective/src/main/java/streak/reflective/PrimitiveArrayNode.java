package streak.reflective;

import org.jspecify.annotations.Nullable;
import streak.JsonReader;
import streak.JsonWriter;
import streak.PrimitiveArrays;
import streak.codegen.Scalar;

/** A JSON array that becomes one of {@code int}, {@code long}, {@code float}, {@code double} or {@code boolean}. */
final class PrimitiveArrayNode extends Node {

  private final Scalar.Kind kind;

  PrimitiveArrayNode(Scalar.Kind kind, boolean nullable) {
    super(nullable);
    this.kind = kind;
  }

  @Override
  Object readPresent(JsonReader in) {
    return readPresentInto(in, null);
  }

  @Override
  Object readPresentInto(JsonReader in, @Nullable Object current) {
    return switch (kind) {
      case INT -> PrimitiveArrays.readInts(in, (int[]) current);
      case LONG -> PrimitiveArrays.readLongs(in, (long[]) current);
      case FLOAT -> PrimitiveArrays.readFloats(in, (float[]) current);
      case DOUBLE -> PrimitiveArrays.readDoubles(in, (double[]) current);
      case BOOLEAN -> PrimitiveArrays.readBooleans(in, (boolean[]) current);
      default -> throw new AssertionError(kind);
    };
  }

  @Override
  void writePresent(JsonWriter out, Object value) {
    switch (kind) {
      case INT -> PrimitiveArrays.write(out, (int[]) value);
      case LONG -> PrimitiveArrays.write(out, (long[]) value);
      case FLOAT -> PrimitiveArrays.write(out, (float[]) value);
      case DOUBLE -> PrimitiveArrays.write(out, (double[]) value);
      case BOOLEAN -> PrimitiveArrays.write(out, (boolean[]) value);
      default -> throw new AssertionError(kind);
    }
  }
}
