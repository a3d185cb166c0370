/** The type {@code everyday} with Streak's annotation. */
package touchstone.contestants.streak.everyday;
