package streak;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A method that uses what Android lacks, and that nothing on Android calls: the build, which looks for such uses, passes over it. */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
@interface NotOnAndroid {}
