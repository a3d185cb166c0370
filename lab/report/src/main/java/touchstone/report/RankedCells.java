package touchstone.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import touchstone.model.Cell;
import touchstone.model.Plan;
import touchstone.stats.Ranking;
import touchstone.stats.Rules;

/**
 * A group of cells as it becomes a table: those that have figures in the order of their ranking, then whom the gate left out, then
 * those without a figure.
 *
 * @param cells that are timed
 */
record RankedCells(Plan plan, Cell.Group group, List<Cell> cells, List<Plan.Exclusion> excluded) {

  /**
   * The groups of a run, in the order of its plan.
   *
   * @param timed cells of one kind
   * @param kind of cells, for those that the gate left out
   */
  static List<RankedCells> of(Plan plan, List<Cell> timed, Predicate<Cell> kind) {
    Map<Cell.Group, RankedCells> groups = new LinkedHashMap<>();
    Function<Cell.Group, RankedCells> empty =
        group -> new RankedCells(plan, group, new ArrayList<>(), new ArrayList<>());
    for (Cell cell : timed) {
      groups.computeIfAbsent(plan.group(cell), empty).cells.add(cell);
    }
    for (Plan.Exclusion exclusion : plan.excluded()) {
      if (kind.test(exclusion.cell())) {
        groups.computeIfAbsent(plan.group(exclusion.cell()), empty).excluded.add(exclusion);
      }
    }
    return List.copyOf(groups.values());
  }

  /** The cells by {@link Ranking#of}. */
  Ranking ranking(Function<Cell, double[]> times, Rules rules) {
    return ranking(times, rules, (row, reference, verdict) -> verdict);
  }

  /** The cells by {@link Ranking#of}, whose ratios may be taken for no more than that. */
  Ranking ranking(Function<Cell, double[]> times, Rules rules, Ranking.Support support) {
    Map<String, double[]> byContestant = new LinkedHashMap<>();
    Set<String> notRanked = new HashSet<>();
    for (Cell cell : cells) {
      byContestant.put(cell.contestant(), times.apply(cell));
      if (!plan.contestant(cell.contestant()).isRanked()) {
        notRanked.add(cell.contestant());
      }
    }
    return Ranking.of(byContestant, notRanked, rules, support);
  }

  /** A row for each cell and for each that was left out. */
  <R> List<R> rows(
      Ranking ranking,
      BiFunction<Cell, Ranking.Row, R> ranked,
      Function<Plan.Exclusion, R> leftOut,
      Function<Cell, R> withoutFigure) {
    Map<String, Cell> left = new LinkedHashMap<>();
    cells.forEach(cell -> left.put(cell.contestant(), cell));
    List<R> rows = new ArrayList<>();
    for (Ranking.Row row : ranking.rows()) {
      rows.add(ranked.apply(Objects.requireNonNull(left.remove(row.name())), row));
    }
    excluded.forEach(exclusion -> rows.add(leftOut.apply(exclusion)));
    left.values().forEach(cell -> rows.add(withoutFigure.apply(cell)));
    return List.copyOf(rows);
  }

  /** The cell of a contestant that was ranked. */
  Cell cell(String contestant) {
    return cells.stream()
        .filter(cell -> cell.contestant().equals(contestant))
        .findFirst()
        .orElseThrow();
  }

  /** A row's ratio to the reference, which is 1 for the reference itself; null where they share no block. */
  static @Nullable Double ratio(Ranking.Row ranked, boolean isReference) {
    if (isReference) {
      return 1.0;
    }
    return ranked
        .comparison()
        .filter(comparison -> comparison.ratio().blocks() > 0)
        .map(comparison -> Figures.rounded(comparison.ratio().ratio().getAsDouble()))
        .orElse(null);
  }

  static String verdict(Ranking.Row ranked, boolean isReference) {
    Optional<String> verdict =
        ranked.comparison().map(comparison -> Verdicts.word(comparison.verdict()));
    return isReference ? Verdicts.REFERENCE : verdict.orElse(Verdicts.UNDECIDED);
  }

  /** What the gate found wrong, and where in the document. */
  static String message(Plan.Exclusion exclusion) {
    String where = exclusion.pointer() == null ? "" : "at " + exclusion.pointer() + ": ";
    return where + exclusion.message();
  }
}
