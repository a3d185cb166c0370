/** The type {@code everyday} with DSL-JSON's annotations. */
package touchstone.contestants.dsl_json.everyday;
