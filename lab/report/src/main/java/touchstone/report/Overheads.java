package touchstone.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import touchstone.model.Archive;
import touchstone.model.Cell;
import touchstone.model.Forks;
import touchstone.model.Iteration;
import touchstone.model.Plan;
import touchstone.model.RuleMatrix;
import touchstone.model.Sample;
import touchstone.model.Summary;
import touchstone.stats.ClockChoice;
import touchstone.stats.Interval;
import touchstone.stats.Looks;
import touchstone.stats.PairedLogRatio;
import touchstone.stats.Rules;
import touchstone.stats.Verdict;

/** What keeping rules costs: the time of an engine with what keeps them over its time without, from the same blocks. */
final class Overheads {

  private static final Rules RULES = Rules.STANDARD;

  private Overheads() {}

  /** One for each pair, workload and operation that both were measured on. */
  static List<Summary.Overhead> of(RuleMatrix rules, Plan plan, Forks forks, Summary summary) {
    // A warm pair is a race of its own, so each of its looks has the smaller alpha; cold starts are
    // judged once.
    Rules warm = Looks.named(plan.looks()).map(l -> RULES.at(l.alpha())).orElse(RULES);
    List<Summary.Overhead> overheads = new ArrayList<>();
    for (RuleMatrix.Pair pair : rules.pairs()) {
      for (Cell with : forks.all()) {
        if (with.contestant().equals(pair.with())) {
          Optional<Cell> without = forks.all().stream()
              .filter(c -> isBeside(with, c, pair.without()))
              .findFirst();
          without.ifPresent(
              c -> overheads.add(of(pair, with, c, forks, summary, with.isCold() ? RULES : warm)));
        }
      }
    }
    return List.copyOf(overheads);
  }

  private static boolean isBeside(Cell with, Cell cell, String contestant) {
    return cell.contestant().equals(contestant)
        && cell.workload().equals(with.workload())
        && cell.operation() == with.operation()
        && cell.jdk() == with.jdk()
        && Objects.equals(cell.cold(), with.cold());
  }

  private static Summary.Overhead of(
      RuleMatrix.Pair pair, Cell with, Cell without, Forks forks, Summary summary, Rules rules) {
    PairedLogRatio ratio =
        PairedLogRatio.of(times(with, forks, summary), times(without, forks, summary));
    Optional<Interval> interval = ratio.interval(rules.alpha());
    return new Summary.Overhead(
        pair.name(),
        pair.with(),
        pair.without(),
        with.workload(),
        with.operation().id(),
        with.jdk(),
        Optional.ofNullable(with.cold()).map(Archive::id).orElse(null),
        ratio.blocks(),
        ratio.blocks() == 0 ? null : Figures.rounded(ratio.ratio().getAsDouble()),
        interval.map(i -> Figures.rounded(i.low())).orElse(null),
        interval.map(i -> Figures.rounded(i.high())).orElse(null),
        Verdicts.word(
            supported(Verdict.of(interval, ratio.blocks(), rules), with, without, forks, summary)),
        note(with, without, forks, summary));
  }

  /** Of a cold pair nothing: each of its forks is an operation, and no yardstick is held to it. */
  private static @Nullable String note(Cell with, Cell without, Forks forks, Summary summary) {
    List<String> notes = new ArrayList<>();
    for (Cell cell : with.isCold() ? List.<Cell>of() : List.of(with, without)) {
      Summaries.twoSpeeds(cell, forks, summary.clock())
          .ifPresent(speeds -> notes.add(cell.contestant() + " has " + speeds));
    }
    return notes.isEmpty() ? null : String.join("; ", notes);
  }

  private static Verdict supported(
      Verdict verdict, Cell with, Cell without, Forks forks, Summary summary) {
    return with.isCold()
        ? ColdBlocks.supported(
            verdict,
            forks.byColdBlock(with, coldClock(summary)),
            forks.byColdBlock(without, coldClock(summary)))
        : verdict;
  }

  private static double[] times(Cell cell, Forks forks, Summary summary) {
    if (cell.isCold()) {
      ToDoubleFunction<Sample> time = coldClock(summary);
      return forks.byColdBlock(cell, fork -> ColdSummaries.positive(time.applyAsDouble(fork)));
    }
    ToDoubleFunction<Iteration> clock = Summaries.clock(summary.clock());
    return forks.byBlock(cell, clock);
  }

  /** Beyond an empty JVM. All cold groups have one clock. */
  private static ToDoubleFunction<Sample> coldClock(Summary summary) {
    @Nullable
    String id = summary.cold().isEmpty() ? null : summary.cold().get(0).clock();
    ClockChoice.Clock clock = ClockChoice.Clock.of(id);
    return fork -> ColdSummaries.time(fork, clock);
  }
}
