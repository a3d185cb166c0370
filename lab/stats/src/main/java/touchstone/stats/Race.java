package touchstone.stats;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Who needs no more blocks.
 *
 * <p>A row leaves when it is surely not as fast as the best and its ratio is known well enough to be shown. It keeps its
 * place in the table with the blocks it has. The race is over when nobody is left who is undecided.
 *
 * @param ranking of all rows, those that have left included; judged at the look's alpha, or between looks at that of the next
 * @param dropped rows that leave now, slowest last; none between looks
 * @param live rows that stay in, in the ranking's order, the reference first among those that may be it
 * @param over nobody is undecided, or the last look is over
 */
public record Race(Ranking ranking, List<String> dropped, List<String> live, boolean over) {

  /**
   * A ratio is known well enough when half its interval is at most 5 %, or a quarter of its distance from 1. That is about the
   * figure alone, so it is asked of its own interval; whether the row is slower was asked of the family's.
   */
  private static final double NARROW = StrictMath.log(1.05);

  private static final double SHARE_OF_GAP = 0.25;

  /** How the rows of this race run next: there and back again, once they are few. */
  public boolean mirrored() {
    return live.size() <= MirroredBlock.MOST_ROWS;
  }

  /**
   * Judges a race.
   *
   * @param times nanoseconds per operation by row and block, as for {@link Ranking#of}; as many blocks as have been run, NaN
   *     in those that a row was not in
   * @param notRanked rows that may not be the reference
   * @param left rows that were dropped before
   * @param rules with the margin; the looks' alpha takes the place of theirs
   */
  public static Race of(
      Map<String, double[]> times,
      Set<String> notRanked,
      Set<String> left,
      Looks looks,
      Rules rules) {
    Ranking ranking = Ranking.of(times, notRanked, rules.at(looks.alpha()));
    int blocks = times.values().stream().mapToInt(t -> t.length).max().orElse(0);
    List<Ranking.Row> running =
        ranking.rows().stream().filter(r -> !left.contains(r.name())).toList();
    if (!looks.isLook(blocks)) {
      return new Race(ranking, List.of(), names(running), looks.isLast(blocks));
    }
    List<Ranking.Row> stay = running.stream().filter(r -> !isDone(r)).toList();
    boolean allDecided = stay.stream().noneMatch(Race::isOpen);
    boolean tooMany = blocks >= looks.mirroredFrom() && stay.size() > MirroredBlock.MOST_ROWS;
    return new Race(
        ranking,
        names(running.stream().filter(Race::isDone).toList()),
        names(stay),
        allDecided || tooMany || looks.isLast(blocks));
  }

  private static List<String> names(List<Ranking.Row> rows) {
    return rows.stream().map(Ranking.Row::name).toList();
  }

  private static boolean isDone(Ranking.Row row) {
    return row.comparison().filter(c -> c.verdict().tellsApart() && isNarrow(c)).isPresent();
  }

  private static boolean isNarrow(Ranking.Comparison comparison) {
    double half = comparison.ratio().halfWidth(Rules.STANDARD.alpha());
    double gap = Math.abs(comparison.ratio().meanLog());
    return half <= Math.max(NARROW, SHARE_OF_GAP * gap);
  }

  /** Not the reference, and more blocks would say more: undecided, or told apart by a ratio that is hardly known. */
  private static boolean isOpen(Ranking.Row row) {
    return row.comparison().filter(c -> c.verdict() != Verdict.EQUIVALENT).isPresent();
  }
}
