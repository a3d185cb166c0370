package touchstone.stats;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * When a run may be judged while it goes on, and at which alpha.
 *
 * <p>Who looks after every block and stops at p &lt; 0.05 finds a difference between equal rows in a fifth of all runs. So a
 * run is judged at a few numbers of blocks that are fixed beforehand, each time at the same smaller alpha (Pocock 1977). His
 * constants are for looks that are equally far apart and for a known spread: for seven looks 0.0130, for five 0.0158. These
 * looks are closer at first and the spread is estimated, so what they add up to is simulated ({@code docs/simulations.md}).
 *
 * <p>A budget may end a run between two looks. Its last judgement then takes the place of the next look: when a budget ends
 * does not depend on the figures, and no more looks were taken than were planned.
 *
 * @param blocks at which the run is judged, ascending
 * @param alpha at each of them
 * @param mirroredFrom from so many blocks on a run only goes on if few are left, in blocks that are {@link MirroredBlock}s
 */
public record Looks(List<Integer> blocks, double alpha, int mirroredFrom) {

  /** For the race of a whole table. */
  public static final Looks STANDARD = new Looks(List.of(6, 9, 13, 20, 30), 0.0125, 30);

  /** For a race that goes on with the last few, in mirrored blocks, as long as there is time. */
  public static final Looks LONG = new Looks(List.of(6, 9, 13, 20, 30, 42, 60), 0.008, 30);

  /** For a run in which every row comes to enough blocks, and none to many: judged once, when it is over. */
  public static final Looks QUICK = new Looks(List.of(5), 0.05, 5);

  /**
   * For a run of minutes, which hardly comes to a verdict: judged as soon as it may be, so that the time of those that are told apart is the
   * others', and when it is over. The alpha was found by simulation ({@code docs/simulations.md}): half of 0.05 is not enough, because who leaves
   * at the first look seems to spread little, and lends that to the others ({@link ModeratedSpread}).
   */
  public static final Looks SHORT = new Looks(List.of(3, 30), 0.0175, 30);

  /**
   * What the comparisons of two runs share as alpha where one of the runs raced. Rows leave a race, and races end, when their own
   * figures say so: early where these were on one side of the truth, late where they were not. So a mean is biased by why it was
   * stopped (Whitehead 1986, <i>Biometrika</i> 73), and of two equal rows the one that left early and the one that stayed differ too
   * often. A difference that is looked at once, but after as many blocks as figures chose, asks for the alpha of a group sequential
   * test (Jennison and Turnbull 2000, chapters 8 and 9). This one was found by simulation; docs/simulations.md has what it brings.
   */
  public static final double ALPHA_BETWEEN_RACES = 0.02;

  private static final Map<String, Looks> NAMED =
      Map.of("short", SHORT, "quick", QUICK, "standard", STANDARD, "long", LONG);

  public Looks {
    blocks = List.copyOf(blocks);
    for (int i = 1; i < blocks.size(); i++) {
      if (blocks.get(i) <= blocks.get(i - 1)) {
        throw new IllegalArgumentException("looks do not ascend: " + blocks);
      }
    }
  }

  /** Those that a plan names {@code short}, {@code quick}, {@code standard} or {@code long}; none for any other name. */
  public static Optional<Looks> named(@Nullable String name) {
    return Optional.ofNullable(name == null ? null : NAMED.get(name));
  }

  /** The name in a plan. */
  public String name() {
    return NAMED.entrySet().stream()
        .filter(e -> e.getValue().equals(this))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }

  /**
   * The same looks at one of so many comparisons that will hold together. Which of them Holm's procedure tests first is not known
   * before all are over, and what a race calls known at this alpha is known wherever it comes.
   *
   * @param comparisons at least 1
   */
  public Looks among(int comparisons) {
    return new Looks(blocks, alpha / comparisons, mirroredFrom);
  }

  /** Whether rows may leave before the end. */
  public boolean isRace() {
    return blocks.size() > 1;
  }

  /** After which nobody runs. */
  public int last() {
    return blocks.get(blocks.size() - 1);
  }

  public boolean isLook(int after) {
    return blocks.contains(after);
  }

  /** How many blocks the next judgement waits for; empty when the last one is over. */
  public OptionalInt next(int after) {
    return blocks.stream().mapToInt(Integer::intValue).filter(b -> b > after).findFirst();
  }

  public boolean isLast(int after) {
    return next(after).isEmpty();
  }
}
