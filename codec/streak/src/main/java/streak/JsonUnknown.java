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
 *
 * <p>On a type that a sealed type in the style {@link Json.Style#MEMBER} permits, one in a sealed type: an object whose discriminator
 * names none of the types is read as one of this. It is written with this type's own name.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.PARAMETER,
  ElementType.RECORD_COMPONENT,
  ElementType.TYPE
})
public @interface JsonUnknown {}
