package touchstone.contestants.streak.datatypes;

import streak.Json;
import streak.JsonWith;

/** A sum of four. */
public sealed interface D {

  /** Has no field. */
  record Nullary() implements D {}

  /** Has one field. */
  record Unary(int value) implements D {}

  /** Has three fields, known by their order. */
  record Product(String text, char letter, D next) implements D {}

  /** Has three fields, known by their names. */
  @SuppressWarnings("AvoidCommonTypeNames") // as documents have it
  @Json
  record Record(
      double testOne, boolean testTwo, @JsonWith(Sums.class) D testThree) implements D {}
}
