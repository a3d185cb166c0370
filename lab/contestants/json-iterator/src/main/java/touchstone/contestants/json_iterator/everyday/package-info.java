/** The type {@code everyday} with public fields, which json-iterator sets, and what it must be told of the JDK's classes. */
package touchstone.contestants.json_iterator.everyday;
