/** The users types as records, which Micronaut's introspections make by their constructors. */
package touchstone.contestants.micronaut_serde.users;
