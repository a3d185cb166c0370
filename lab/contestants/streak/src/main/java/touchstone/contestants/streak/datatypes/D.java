package touchstone.contestants.streak.datatypes;

import streak.Json;

/** A sum of four. */
@Json(style = Json.Style.WRAPPER_OBJECT)
public sealed interface D {

  /** Has no field. */
  @Json(shape = Json.Shape.ARRAY)
  record Nullary() implements D {}

  /** Has one field. */
  @Json(shape = Json.Shape.VALUE)
  record Unary(int value) implements D {}

  /** Has three fields, known by their order. */
  @Json(shape = Json.Shape.ARRAY)
  record Product(String text, char letter, D next) implements D {}

  /** Has three fields, known by their names. */
  @SuppressWarnings("AvoidCommonTypeNames") // as documents have it
  @Json
  record Record(double testOne, boolean testTwo, D testThree) implements D {}
}
