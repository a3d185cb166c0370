package touchstone.report;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a comparison must not hold: {@code --fail-on}.
 *
 * <pre>
 *   rules   = rule *( "," rule )
 *   rule    = ( "slower" | "faster" | "allocation" ) [ ":" percent "%" ] | "undecided" | "missing"
 *   percent = digits [ "." digits ]
 * </pre>
 *
 * {@code slower:5%} fails a row that is surely slower, its interval excluding 1, and by 5 % or more in the estimate: its ratio is
 * 1.05 or above. {@code faster:5%} is the same with the runs exchanged: 1/1.05 or below. {@code allocation:5%} fails a row that allocates
 * 1.05 times the bytes of before, or more. What is exactly at such a bound breaks the rule, in the decimal digits that files
 * have. Without a percentage any sure difference fails, and of allocation 1 % or more, because counters have a noise of their own.
 */
public final class FailOn {

  private enum Kind {
    SLOWER,
    FASTER,
    ALLOCATION,
    UNDECIDED,
    MISSING;

    boolean takesPercent() {
      return this == SLOWER || this == FASTER || this == ALLOCATION;
    }
  }

  /**
   * A rule.
   *
   * @param bound of a ratio: 1.05 for 5 %; a decimal number, so that none is beyond it by how it is rounded
   */
  private record Rule(Kind kind, BigDecimal bound) {

    boolean isReached(double value, double before) {
      return BigDecimal.valueOf(value).compareTo(bound.multiply(BigDecimal.valueOf(before))) >= 0;
    }
  }

  private static final String EXPECTED =
      "expected rules such as slower:5%, faster, allocation:1%, undecided or missing, with commas between them";

  private static final Pattern RULE = Pattern.compile(
      "(slower|faster|allocation|undecided|missing)(?::([0-9]{1,4}(?:\\.[0-9]{1,3})?)%)?");

  private static final String COUNTERS_NOISE = "1";

  private final List<Rule> rules;

  private FailOn(List<Rule> rules) {
    this.rules = rules;
  }

  /** Rules that nothing breaks. */
  public static FailOn nothing() {
    return new FailOn(List.of());
  }

  /**
   * Reads rules.
   *
   * @throws IllegalArgumentException whose message says what was expected and what was found
   */
  public static FailOn parse(String text) {
    List<Rule> rules = new ArrayList<>();
    for (String part : text.split(",", -1)) {
      String found = part.strip();
      Matcher matcher = RULE.matcher(found.toLowerCase(Locale.ROOT));
      if (!matcher.matches()) {
        throw new IllegalArgumentException("%s, found '%s'".formatted(EXPECTED, found));
      }
      Kind kind = Kind.valueOf(matcher.group(1).toUpperCase(Locale.ROOT));
      if (matcher.group(2) != null && !kind.takesPercent()) {
        throw new IllegalArgumentException(
            "expected '%s' without a percentage, found '%s'".formatted(matcher.group(1), found));
      }
      String percent = matcher.group(2) != null
          ? matcher.group(2)
          : kind == Kind.ALLOCATION ? COUNTERS_NOISE : "0";
      rules.add(new Rule(kind, BigDecimal.ONE.add(new BigDecimal(percent).movePointLeft(2))));
    }
    return new FailOn(List.copyOf(rules));
  }

  /** Why a row fails; empty when it does not. */
  public Optional<String> broken(Comparison.Row row) {
    return rules.stream()
        .map(rule -> broken(rule, row))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<String> broken(Rule rule, Comparison.Row row) {
    Double ratio = row.ratio();
    return switch (rule.kind()) {
      case SLOWER ->
        ratio != null && row.verdict().equals(Verdicts.SLOWER) && rule.isReached(ratio, 1)
            ? Optional.of("slower: " + Figures.ratio(ratio, row.low(), row.high()))
            : Optional.empty();
      case FASTER ->
        ratio != null && row.verdict().equals(Verdicts.FASTER) && rule.isReached(1, ratio)
            ? Optional.of("faster: " + Figures.ratio(ratio, row.low(), row.high()))
            : Optional.empty();
      case ALLOCATION ->
        allocatesMore(rule, row.bytesBefore(), row.bytesAfter())
            ? Optional.of("allocates %s instead of %s per operation"
                .formatted(Figures.bytes(row.bytesAfter()), Figures.bytes(row.bytesBefore())))
            : Optional.empty();
      case UNDECIDED ->
        row.verdict().equals(Verdicts.UNDECIDED) || row.verdict().equals(Comparison.NO_CONTROL)
            ? Optional.of(row.verdict())
            : Optional.empty();
      case MISSING ->
        row.verdict().equals(Comparison.MISSING)
            ? Optional.of("missing: " + row.note())
            : Optional.empty();
    };
  }

  /** An allocation counter's own noise is no allocation: less than a byte is none. */
  private static boolean allocatesMore(
      Rule rule, @Nullable Double bytesBefore, @Nullable Double bytesAfter) {
    if (bytesBefore == null || bytesAfter == null) {
      return false;
    }
    double before = Math.max(1, bytesBefore);
    double after = Math.max(1, bytesAfter);
    return after > before && rule.isReached(after, before);
  }
}
