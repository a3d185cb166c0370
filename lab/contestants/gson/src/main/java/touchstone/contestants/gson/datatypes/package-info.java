/** What Gson needs to know of sums and products. */
package touchstone.contestants.gson.datatypes;
