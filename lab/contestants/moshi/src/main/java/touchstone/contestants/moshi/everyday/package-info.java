/** Adapters for the type {@code everyday}: Moshi has none of the JDK's classes but the boxes of primitives and String. */
package touchstone.contestants.moshi.everyday;
