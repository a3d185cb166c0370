package streak;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Reads and writes a member with an adapter written by hand. For all members of a type: {@link Json#with}. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT
})
public @interface JsonWith {

  /** A class with a constructor without parameters, or an {@code object} of Kotlin; one object of it serves all. It is not asked about null. */
  Class<? extends JsonAdapter<?>> value();
}
