/** Records, products and sums as Streak has them: generated, and by hand where a product is an array. */
package touchstone.contestants.streak.datatypes;
