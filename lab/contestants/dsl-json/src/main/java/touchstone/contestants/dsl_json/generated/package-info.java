/**
 * The users types with public fields. The generated converter first expects the members in the order of the indices, which is
 * the type's order here; without indices it would be the order of a hash table.
 */
package touchstone.contestants.dsl_json.generated;
