package streak;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Asks for a generated {@link JsonAdapter} of the type: a record, a class, an enum or a sealed type. A sealed class that is not
 * abstract is one of its own types.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Json {

  /** What a member means that the type does not have. */
  Unknown unknown() default Unknown.SKIP;

  /** What becomes of members that are null when an object is written. */
  Nulls nulls() default Nulls.WRITE;

  /**
   * What the names in a document are made of, where no annotation of their own says them: of an object its members', of an enum its
   * constants', of a sealed type those of its types.
   */
  Naming naming() default Naming.AS_DECLARED;

  /**
   * Adapters written by hand: one of the type itself, which then does all of its reading and writing; or some of what its members are,
   * wherever that stands in them, as in a {@code List<Currency>}. Of which type each is, its class says. It has a constructor without
   * parameters, or is an {@code object} of Kotlin; one object of it serves all. It is not asked about null, nor for the keys of a map.
   * What is said of a member itself goes first, as by {@link JsonWith}.
   */
  Class<? extends JsonAdapter<?>>[] with() default {};

  /**
   * The class that makes the type's objects; by default a nested class {@code Builder}, or {@code ABuilder} of a type {@code A}, where
   * there is no constructor to use, or none that is public while the builder is.
   */
  Class<?> builder() default void.class;

  /** How an object of the type stands in a document. */
  Shape shape() default Shape.OBJECT;

  /** Of a sealed type: where a document says which of its types an object is. */
  Style style() default Style.MEMBER;

  /** Of a sealed type in the style {@link Style#MEMBER}: the name of that member. It is written first and read anywhere. */
  String discriminator() default "type";

  /** Of a sealed type in a wrapping style: a type without members is written as its name, a string. It may be read so anyway. */
  boolean bareUnits() default false;

  /** What a member means that a type does not have. */
  enum Unknown {
    /** Nothing. */
    SKIP,
    /** It is an error. */
    FAIL
  }

  /** What becomes of members that are null, and of an empty {@code Optional}. */
  enum Nulls {
    /** They are written: {@code "name":null}. */
    WRITE,
    /** They are left out. */
    OMIT
  }

  /**
   * What becomes of a name in the source. It is taken for words: {@code parentURL2} for {@code parent} and {@code URL2},
   * {@code URLPath} for {@code URL} and {@code Path}, and a name without small letters for what stands between its underscores. Those
   * at its beginning stay.
   */
  enum Naming {
    /** It stays, where Jackson's {@code JsonNaming} does not say otherwise: {@code createdAt}, {@code IN_PROGRESS}. */
    AS_DECLARED,
    /** {@code createdAt}, {@code inProgress}. */
    CAMEL_CASE,
    /** {@code CreatedAt}, {@code InProgress}. */
    UPPER_CAMEL_CASE,
    /** {@code created_at}, {@code in_progress}. */
    SNAKE_CASE,
    /** {@code CREATED_AT}, {@code IN_PROGRESS}. */
    UPPER_SNAKE_CASE,
    /** {@code created-at}, {@code in-progress}. */
    KEBAB_CASE
  }

  /** How an object of a type stands in a document. */
  enum Shape {
    /** As an object: <code>{"price":34274,"size":5}</code>. */
    OBJECT,
    /**
     * As an array of its members' values, in the order in which the type has them: <code>[34274,5]</code>. Null is always
     * written. Members are absent that a document lacks at the end; values are unknown that it has beyond the last one.
     */
    ARRAY,
    /** As the value of its only member: <code>34274</code>. */
    VALUE
  }

  /** Where a document says which of a sealed type's types an object is. */
  enum Style {
    /** A member more: <code>{"type":"Circle","radius":1}</code>. */
    MEMBER,
    /** An object of one member around it: <code>{"Circle":{"radius":1}}</code>. */
    WRAPPER_OBJECT,
    /** An array of two elements around it: <code>["Circle",{"radius":1}]</code>. */
    WRAPPER_ARRAY
  }
}
