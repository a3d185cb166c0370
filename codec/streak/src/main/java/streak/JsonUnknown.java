package streak;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a document has and the program does not know.
 *
 * <p>On a {@code Map} with String keys, one in a type: it collects the members that the type does not have. Its values are of any type
 * that a member may have. They are written behind the type's own members.
 *
 * <p>On a constant, one in an enum: a string that is the name of no constant is read as this one. It is written as its own name, and a
 * key of a map that is no constant's name stays an error, because two of them would become one.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT
})
public @interface JsonUnknown {}
