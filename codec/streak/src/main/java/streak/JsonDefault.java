package streak;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a member is when a document does not have it. It does not stand for null.
 *
 * <p>Read as a member's value would be, once or each time it is needed.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT
})
public @interface JsonDefault {

  /** JSON, or, where the member is a JSON string (a String, an enum, a date), what would stand between its quotation marks. */
  String value();
}
