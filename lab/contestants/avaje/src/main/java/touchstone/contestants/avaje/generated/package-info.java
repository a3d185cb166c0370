/** The users types as records, which avaje-jsonb's generated adapters build with one call of the constructor. */
package touchstone.contestants.avaje.generated;
