package touchstone.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchstone.model.Summary;
import touchstone.stats.Rules;

/**
 * Who may be the best and was not told apart from it: in a run of them alone, the time that all others took is theirs.
 *
 * @param contestants the best of each table first
 * @param workload of the first table that is undecided
 * @param operations of it, those whose best are undecided
 */
public record Undecided(List<String> contestants, String workload, List<String> operations) {

  /** More are a table again, and no shorter way to an answer. */
  private static final int MOST = 6;

  /** Empty where every table has its winner, or only ties that more blocks would not end. */
  public static Optional<Undecided> of(Summary summary) {
    Set<String> contestants = new LinkedHashSet<>();
    Set<String> operations = new LinkedHashSet<>();
    String workload = "";
    for (Summary.Group group : summary.groups()) {
      List<String> best = best(group);
      boolean same = workload.isEmpty() || workload.equals(group.workload());
      if (best.size() > 1 && same && together(contestants, best) <= MOST) {
        workload = group.workload();
        contestants.addAll(best);
        operations.add(group.operation());
      }
    }
    return contestants.isEmpty()
        ? Optional.empty()
        : Optional.of(new Undecided(List.copyOf(contestants), workload, List.copyOf(operations)));
  }

  private static int together(Set<String> contestants, List<String> more) {
    Set<String> all = new LinkedHashSet<>(contestants);
    all.addAll(more);
    return all.size();
  }

  private static List<String> best(Summary.Group group) {
    List<String> best = new ArrayList<>();
    for (Summary.Row row : group.rows()) {
      boolean reference = row.contestant().equals(group.reference());
      boolean open = row.verdict().equals(Verdicts.UNDECIDED);
      if (row.blocks() >= Rules.STANDARD.minBlocks() && (reference || open)) {
        best.add(reference ? 0 : best.size(), row.contestant());
      }
    }
    return best;
  }
}
