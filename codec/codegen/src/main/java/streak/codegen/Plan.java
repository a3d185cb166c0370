package streak.codegen;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an adapter does, decided: nothing is left but to write it down, or to do it. */
public sealed interface Plan {

  TypeName name();

  /**
   * A JSON object.
   *
   * @param failOnUnknown a member that the type does not have is an error
   */
  record ObjectPlan(TypeName name, Maker maker, List<Member> members, boolean failOnUnknown)
      implements Plan {

    /** Members are collected and passed to the maker; else each is set when it is read. */
    boolean collects() {
      return maker.way() == Maker.Way.CREATOR;
    }
  }

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
   * @param set what a member that was read is set with; null with a creator
   */
  record Member(
      Names names, Value value, Need need, @Nullable Access set, Access get) {}

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
