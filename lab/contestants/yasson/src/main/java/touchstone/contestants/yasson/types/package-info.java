/** The users types with the members' names that Yasson must be told; Yasson sets the fields, so nothing here does. */
package touchstone.contestants.yasson.types;
