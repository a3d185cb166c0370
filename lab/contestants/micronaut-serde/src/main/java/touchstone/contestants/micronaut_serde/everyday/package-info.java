/** The type {@code everyday} as Micronaut introspects it. */
package touchstone.contestants.micronaut_serde.everyday;
