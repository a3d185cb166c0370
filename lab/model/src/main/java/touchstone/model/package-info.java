/**
 * The lab's words as types, and the files of a run directory.
 *
 * <p>{@link touchstone.model.Driver} and {@link touchstone.model.Operations} are what a contestant implements; they and
 * everything they mention need nothing but the JDK, because they are on the class path of every child JVM. {@link
 * touchstone.model.RunDirectory} is the only door to the files; it needs Jackson, which children never see.
 */
@NullMarked
package touchstone.model;

import org.jspecify.annotations.NullMarked;
