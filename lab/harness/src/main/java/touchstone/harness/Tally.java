package touchstone.harness;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import touchstone.model.Cell;
import touchstone.model.Plan;
import touchstone.model.Sample;

/** What a run has so far: which turns are done, which cells fail, who has curves, how often forks were run again. */
final class Tally {

  /** A cell whose forks have failed this often is left out of the blocks that follow. */
  private static final int MOST_FAILURES = 2;

  /** Where more of the forks are disturbed, disturbance is what the machine is like: running again would only take time. */
  private static final double MOST_AGAIN = 0.1;

  private static final int FIRST_AGAIN = 3;

  private final Plan plan;
  private final List<Sample> samples = new ArrayList<>();
  private final Set<Turn> done = new HashSet<>();
  private final Map<Cell, Integer> failures = new HashMap<>();
  private final Map<Cell, Integer> curves = new HashMap<>();
  private int again;

  /**
   * What samples that are there already say.
   *
   * @throws Refusal when they are of another plan
   */
  Tally(Plan plan, List<Sample> samples) {
    this.plan = plan;
    for (Sample sample : samples) {
      if (!isPlanned(plan, sample)) {
        throw new Refusal(
            "samples.jsonl holds a fork of %s in block %d, at position %d, and plan.json none there: two runs were written to one folder; begin a new run"
                .formatted(sample.contestant(), sample.block(), sample.position()));
      }
      add(sample);
    }
  }

  /** Whether the plan has that fork at its place. */
  static boolean isPlanned(Plan plan, Sample sample) {
    if (sample.block() < 0 || sample.block() >= plan.blocks().size()) {
      return false;
    }
    List<Integer> order = plan.blocks().get(sample.block());
    return sample.position() >= 0
        && sample.position() < order.size()
        && sample.of(plan.cells().get(order.get(sample.position())));
  }

  void add(Sample sample) {
    samples.add(sample);
    if (sample.disturbed() != null) {
      again++;
      return;
    }
    Cell cell = plan.cells().get(plan.blocks().get(sample.block()).get(sample.position()));
    done.add(Turn.of(sample, cell));
    if (!sample.ok()) {
      // Of a row that has answered wrong once, nothing can count.
      int weight = sample.status() == Sample.Status.WRONG ? MOST_FAILURES : 1;
      failures.merge(cell, weight, Integer::sum);
    } else if (sample.start() != null && sample.start().counts() != null) {
      curves.merge(cell, 1, Integer::sum);
    }
  }

  List<Sample> samples() {
    return samples;
  }

  boolean isDone(Turn turn) {
    return done.contains(turn);
  }

  boolean isHopeless(Cell cell) {
    return failures.getOrDefault(cell, 0) >= MOST_FAILURES;
  }

  /** Cold forks of the cell that went on to later operations. */
  int curves(Cell cell) {
    return curves.getOrDefault(cell, 0);
  }

  /** Whether a disturbed fork may be run again. */
  boolean mayRunAgain() {
    return again < FIRST_AGAIN + MOST_AGAIN * samples.size();
  }
}
