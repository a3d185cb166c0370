/** Streak's trees: strict, lazy, and the overlay, which makes none. */
package touchstone.contestants.streak.tree;
