package streak;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The name of a member, an enum's constant, or a type that a sealed type permits, where it is not the one in the source. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.PARAMETER,
  ElementType.RECORD_COMPONENT,
  ElementType.TYPE
})
public @interface JsonName {

  /** The name that is written, and read. */
  String value();

  /** Names that are read too. */
  String[] aliases() default {};
}
