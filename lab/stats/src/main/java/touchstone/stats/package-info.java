/**
 * Numbers in; estimate, interval and verdict out.
 *
 * <p>Pure: no clock, no files, no randomness, nothing but the JDK; logarithms are {@code StrictMath}'s, so the same numbers
 * give the same bits on every machine. The unit is the <em>fork value</em>, one number per fresh
 * JVM, and the <em>block</em>, one fork of every row close together in time. Rows are compared within blocks, so that what
 * the machine did to a whole block cancels (Kalibera and Jones 2013; Grambow et al. 2023).
 *
 * <ul>
 *   <li>{@link touchstone.stats.PairedLogRatio}: two rows, block by block.
 *   <li>{@link touchstone.stats.Holm}: many comparisons at once.
 *   <li>{@link touchstone.stats.Verdict}: what an interval supports.
 *   <li>{@link touchstone.stats.Ranking}: one table.
 *   <li>{@link touchstone.stats.MeanOfForks}: one row alone, in the way JMH prints it.
 *   <li>{@link touchstone.stats.ClockChoice}: which clock the figures come from.
 * </ul>
 *
 * <p>Everything here judges a run that has ended. What decides <em>while</em> a run goes on (looks with their share of the
 * error, dropping a row that is surely slower, the blocks still needed) belongs beside {@code Ranking}, and uses it.
 */
@NullMarked
package touchstone.stats;

import org.jspecify.annotations.NullMarked;
