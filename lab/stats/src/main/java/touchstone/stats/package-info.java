/**
 * Numbers in; estimate, interval and verdict out.
 *
 * <p>Pure: no clock, no files, no randomness without a seed, nothing but the JDK; logarithms are {@code StrictMath}'s, so the same numbers
 * give the same bits on every machine. The unit is the <em>fork value</em>, one number per fresh
 * JVM, and the <em>block</em>, one fork of every row close together in time. Rows are compared within blocks, so that what
 * the machine did to a whole block cancels (Kalibera and Jones 2013; Grambow et al. 2023).
 *
 * <p>What judges a run that has ended:
 *
 * <ul>
 *   <li>{@link touchstone.stats.PairedLogRatio}: two rows, block by block.
 *   <li>{@link touchstone.stats.StepDown}: many comparisons at once.
 *   <li>{@link touchstone.stats.Verdict}: what an interval supports.
 *   <li>{@link touchstone.stats.Ranking}: one table; {@link touchstone.stats.OverWorkloads}: one table over several workloads.
 *   <li>{@link touchstone.stats.MeanOfForks}: one row alone, in the way JMH prints it.
 *   <li>{@code ModeratedSpread}: how far a row's forks differ, from few of them and its neighbours'.
 *   <li>{@link touchstone.stats.TwoSpeeds}: whether one row's forks went at two speeds.
 *   <li>{@link touchstone.stats.ClockChoice}: which clock the figures come from.
 *   <li>{@link touchstone.stats.Twin}: what one row under two names says about the run.
 * </ul>
 *
 * <p>What decides while a run goes on:
 *
 * <ul>
 *   <li>{@link touchstone.stats.WarmUp}: when a fork's clock may count.
 *   <li>{@link touchstone.stats.Disturbance}: whether a fork is run again.
 *   <li>{@link touchstone.stats.Looks}, {@link touchstone.stats.Race}: when to judge, who leaves, when it is over.
 *   <li>{@link touchstone.stats.MirroredBlock}: the order of the forks when few rows are left.
 *   <li>{@link touchstone.stats.Forecast}: the blocks still needed.
 * </ul>
 *
 * <p>What compares runs: {@link touchstone.stats.IndependentLogRatio}, {@link touchstone.stats.ChangePoints}.
 */
@NullMarked
package touchstone.stats;

import org.jspecify.annotations.NullMarked;
