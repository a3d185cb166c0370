/** The type {@code everyday} with public fields: Yasson sets them, so nothing here does. */
package touchstone.contestants.yasson.everyday;
