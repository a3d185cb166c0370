package touchstone.model;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What documents call a field whose name in Java is another one: by it is compared what a contestant read. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface MemberName {

  /** As documents have it. */
  String value();
}
