/** What Moshi needs to know of sums and products. */
package touchstone.contestants.moshi.datatypes;
