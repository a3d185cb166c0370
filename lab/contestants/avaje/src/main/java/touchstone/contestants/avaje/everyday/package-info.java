/** The type {@code everyday} with avaje-jsonb's annotation. */
package touchstone.contestants.avaje.everyday;
