/**
 * Documents as trees of values, for code that does not know their type: to look into, to compare, to change and to write again.
 *
 * <p>A tree is immutable and keeps what the document says: the order of members, members that are there more than once, and
 * numbers with all of their digits.
 */
@NullMarked
package streak.tree;

import org.jspecify.annotations.NullMarked;
