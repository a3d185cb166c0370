/**
 * The type {@code tweets}: what a search for short messages found. No class stands for it: its documents are read into trees, whose
 * every value, or a tenth of them, is then looked at.
 */
package touchstone.types.tweets;
