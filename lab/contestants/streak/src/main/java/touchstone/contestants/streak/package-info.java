/** Streak, on records with generated adapters. */
package touchstone.contestants.streak;
