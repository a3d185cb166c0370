package streak;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Asks for a generated {@link JsonAdapter} of the type: a record, a class, an enum or a sealed type. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Json {

  /** What a member means that the type does not have. */
  Unknown unknown() default Unknown.SKIP;

  /** Of a sealed type: the name of the member that says which of its types an object is. It goes first. */
  String discriminator() default "type";

  /** What a member means that a type does not have. */
  enum Unknown {
    /** Nothing. */
    SKIP,
    /** It is an error. */
    FAIL
  }
}
