package streak.codegen;

import java.util.List;

/** What an adapter does, decided: nothing is left but to write it down. */
sealed interface Plan {

  TypeName name();

  /**
   * A JSON object.
   *
   * @param make an expression up to its arguments: {@code new a.User} or {@code a.User.of}
   * @param creator members are collected in variables and passed to {@code make} in their order; else each is set when it is read
   * @param failOnUnknown a member that the type does not have is an error
   */
  record ObjectPlan(
      TypeName name, String make, boolean creator, List<Member> members, boolean failOnUnknown)
      implements Plan {}

  /** A JSON string. */
  record EnumPlan(TypeName name, Value.Choice choice) implements Plan {}

  /**
   * A JSON object whose first member says what the others mean.
   *
   * @param discriminator the name of that member
   */
  record SealedPlan(TypeName name, String discriminator, List<Case> cases) implements Plan {}

  /** One of the types that a sealed type permits. */
  record Case(TypeName name, String tag) {}

  /**
   * A member of a JSON object.
   *
   * @param set a statement on {@code value}, where {@code %s} is what was read; unused with a creator
   * @param get an expression on {@code value}
   */
  record Member(Names names, Value value, Need need, String set, String get) {}

  /** What it means that a document lacks a member. */
  enum Need {
    /** Nothing: null, empty, or what the constructor has left there. */
    NONE,
    /** It is an error. */
    REQUIRED,
    /** It is an error, unless the constructor has left something there that is not null. */
    REQUIRED_UNLESS_SET
  }
}
