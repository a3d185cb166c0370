package touchstone.stats;

import java.util.Optional;
import java.util.OptionalDouble;

/** A ratio of times and how sure it is. */
public sealed interface Estimate permits PairedLogRatio, IndependentLogRatio {

  /** Less than 1 when the row is faster than what it is compared with; empty when there is nothing to compare. */
  OptionalDouble ratio();

  /** At confidence 1 - alpha; empty when there are too few figures to see their spread. */
  Optional<Interval> interval(double alpha);

  /** Two-sided, of the hypothesis that the ratio is 1; empty when there is no interval. */
  OptionalDouble pValue();
}
