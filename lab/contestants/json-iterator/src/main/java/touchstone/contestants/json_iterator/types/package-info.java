/** The users types with the members' names that json-iterator must be told; json-iterator sets the fields, so nothing here does. */
package touchstone.contestants.json_iterator.types;
