/** The type {@code everyday}: dates, moments, amounts, identifiers and what else business documents hold. */
package touchstone.types.everyday;
