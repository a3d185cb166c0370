/** The users types with the members' names that Moshi must be told; Moshi sets the fields, so nothing here does. */
package touchstone.contestants.moshi.reflective;
