package streak;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Asks for generated adapters of types that cannot be annotated: those of another library, or of another tool's sources. The
 * processor of javac reads it, on any class of the program or in a {@code package-info.java}.
 *
 * <p>An adapter belongs to the type's package and is made there; so the program that imports it, and the library, are on the class path,
 * or are one module. Types of the JDK have no adapters of that kind.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.PACKAGE})
public @interface JsonImport {

  /** Each is read and written as if it were annotated with {@link Json}; the types of a sealed one have to be named, too. */
  Class<?>[] value();

  /** What that annotation would say. */
  Json as() default @Json;
}
