package streak.codegen;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an adapter does, decided: nothing is left but to write it down, or to do it. */
public sealed interface Plan {

  TypeName name();

  /** The type's parameters: an adapter of a generic type is made of one adapter for each. */
  List<TypeDeclaration.Parameter> parameters();

  /** Of which it is made, as each is read and written. */
  List<Value> values();

  /**
   * A JSON object, or what its layout makes of it.
   *
   * @param arguments of what makes it, when that is a creator; else none
   * @param failOnUnknown a member that the type does not have is an error
   * @param others collects the members that the type does not have; none but in an object
   */
  record ObjectPlan(
      TypeName name,
      List<TypeDeclaration.Parameter> parameters,
      Layout layout,
      Maker maker,
      List<Member> members,
      List<Argument> arguments,
      boolean failOnUnknown,
      @Nullable Others others)
      implements Plan {

    @Override
    public List<Value> values() {
      List<Value> values = new ArrayList<>();
      members.forEach(member -> values.add(member.value()));
      if (others != null) {
        values.add(others.value());
      }
      return values;
    }

    /** Members are collected and passed to the maker; else each is set when it is read. */
    public boolean collects() {
      return maker.way() == Maker.Way.CREATOR;
    }

    /** It is written as its only member, whose values have names: it can be the key of a map. */
    public boolean isName() {
      return layout == Layout.VALUE
          && parameters.isEmpty()
          && members.size() == 1
          && Values.isName(members.get(0).value());
    }

    /** An object that is there can be read into: all that is read can be set on it. */
    boolean canBeChanged() {
      return layout == Layout.OBJECT
          && (maker.way() == Maker.Way.BEAN
              || (collects()
                  && !members.isEmpty()
                  && members.stream().allMatch(m -> m.set() != null || !m.read())
                  && arguments.stream().allMatch(this::canBeChanged)
                  && (others == null || others.set() != null)));
    }

    /** What nobody reads is as the creator has made it, where that has a value for it of its own. */
    private boolean canBeChanged(Argument argument) {
      return argument.defaulted()
          || argument.source() == Argument.Source.OTHERS
          || (argument.member() >= 0 && members.get(argument.member()).set() != null);
    }
  }

  /** How an object stands in a document. The names are those of {@code streak.Json.Shape}. */
  enum Layout {
    OBJECT,
    ARRAY,
    VALUE
  }

  /** A JSON string. */
  record EnumPlan(TypeName name, Value.Choice choice) implements Plan {
    @Override
    public List<Value> values() {
      return List.of(choice);
    }

    @Override
    public List<TypeDeclaration.Parameter> parameters() {
      return List.of();
    }
  }

  /** What stands for the whole: what is in a value class, or what an adapter written by hand makes of it. */
  record ValuePlan(TypeName name, Value value) implements Plan {
    @Override
    public List<Value> values() {
      return List.of(value);
    }

    @Override
    public List<TypeDeclaration.Parameter> parameters() {
      return List.of();
    }
  }

  /**
   * A JSON value that says which of several types it is of.
   *
   * @param discriminator in the style of a member: its name
   * @param bareUnits in a wrapping style: a case without members is written as a string
   * @param own what the type's own objects are, where it is a class that could be made, which is one of the cases then
   */
  record SealedPlan(
      TypeName name,
      List<TypeDeclaration.Parameter> parameters,
      Style style,
      String discriminator,
      boolean bareUnits,
      List<Case> cases,
      @Nullable ObjectPlan own)
      implements Plan {

    @Override
    public List<Value> values() {
      return own == null ? List.of() : own.values();
    }
  }

  /** Where a value says which type it is of. The names are those of {@code streak.Json.Style}. */
  enum Style {
    MEMBER,
    WRAPPER_OBJECT,
    WRAPPER_ARRAY
  }

  /**
   * One of the types that a sealed type permits.
   *
   * @param sealed its adapter is that of a sealed type, which is asked for the type's own objects
   * @param empty it has no member
   * @param otherwise an object is of it, too, whose tag is none of all cases'; in the style of a member, one at most
   */
  record Case(Value.Bound type, Names tags, boolean sealed, boolean empty, boolean otherwise) {}

  /**
   * A member of a JSON object.
   *
   * @param need what it means that a document lacks it
   * @param absent what it is when a document lacks it; null when that is left to the object's maker
   * @param omit when it is not written
   * @param read false: a document's is passed over
   * @param set what a member that was read is set with; null when it is not read, and of a creator's argument, unless it can be
   *     set later too
   * @param get null when it is not written
   * @param late what is there cannot be looked at before it was set
   */
  record Member(
      Names names,
      Value value,
      Need need,
      @Nullable Default absent,
      Omit omit,
      boolean read,
      @Nullable Access set,
      @Nullable Access get,
      boolean late) {}

  /**
   * A value that stands in a source file.
   *
   * @param text JSON, or what stands between the quotation marks of a JSON string
   * @param string it is the latter
   */
  record Default(String text, boolean string) {

    /** As a document has it. */
    public String json() {
      return Literals.json(this);
    }
  }

  /**
   * An argument of a creator.
   *
   * @param member the index of the member that it is; with another source, -1
   * @param type as it is written in a source file
   * @param amongDefaults the same where arguments may be left out: of some value classes an object, which is null then
   * @param defaulted the creator has a value for it when it is left out
   */
  record Argument(Source source, int member, String type, String amongDefaults, boolean defaulted) {

    Argument(Source source, int member, String type) {
      this(source, member, type, type, false);
    }

    /** The same, whose member is in another place. */
    Argument at(int index) {
      return new Argument(source, index, type, amongDefaults, defaulted);
    }

    boolean boxedAmongDefaults() {
      return !type.equals(amongDefaults);
    }

    /** Where an argument comes from. */
    public enum Source {
      MEMBER,
      /** The members that the type does not have. */
      OTHERS,
      /** Nowhere: it is what a field is that nobody sets. */
      NOTHING
    }
  }

  /** The map that collects the members that the type does not have. */
  record Others(
      Value.Dictionary value,
      @Nullable Access set,
      @Nullable Access get) {}

  /** What it means that a document lacks a member. */
  enum Need {
    /** Nothing: null, empty, or what the constructor has left there. */
    NONE,
    /** It is an error. */
    REQUIRED,
    /** It is an error, unless the constructor has left something there that is not null. */
    REQUIRED_UNLESS_SET
  }

  /** When a member is not written. */
  enum Omit {
    NEVER,
    /** When it is null. */
    NULL,
    /** When it is null or an empty box, for which null would be written. */
    ABSENT,
    /** The same, or when an empty string, array or object would be written. */
    EMPTY
  }
}
