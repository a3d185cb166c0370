package streak;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A {@code long} that counts units of 10<sup>-scale</sup>: with scale 2, {@code 12.50} in a document is 1250 in the program.
 * Exact, or refused. Read from a number, or from a string that holds one. On a collection or an array, it is about the elements.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT
})
public @interface JsonDecimal {

  /** Digits behind the point, 0 to 18. */
  int scale();

  /** Written as a string, for readers that would make it a double. */
  boolean asString() default false;

  /** Written without zeros at its end: {@code 12.5} for {@code 12.50}, {@code 12} for {@code 12.00}. */
  boolean trim() default false;
}
