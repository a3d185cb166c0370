package touchstone.types.datatypes;

/**
 * A sum of four. In a document it is an object of one member, which has the name of the type it is: a record's value is an object,
 * a product's an array of its fields, that of one field the field itself, and that of none an empty array.
 *
 * <pre>{"Record":{"testOne":1.5,"testTwo":true,"testThree":{"Product":["text","a",{"Nullary":[]}]}}}</pre>
 */
public sealed interface D {

  /** Has no field. */
  record Nullary() implements D {}

  /** Has one field. */
  record Unary(int value) implements D {}

  /** Has three fields, known by their order. */
  record Product(String text, char letter, D next) implements D {}

  /** Has three fields, known by their names. */
  @SuppressWarnings("AvoidCommonTypeNames") // as documents have it
  record Record(double testOne, boolean testTwo, D testThree) implements D {}
}
