package touchstone.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a comparison must not hold: {@code --fail-on}.
 *
 * <pre>
 *   rules   = rule *( "," rule )
 *   rule    = ( "slower" | "faster" | "allocation" ) [ ":" percent "%" ] | "undecided" | "missing"
 *   percent = digits [ "." digits ]
 * </pre>
 *
 * {@code slower:5%} fails a row that is surely slower, its interval excluding 1, and by 5 % or more in the estimate;
 * {@code faster} likewise; {@code allocation:1%} a row that allocates 1 % more than before. Without a percentage any sure
 * difference fails, and of allocation any of more than 1 %, because counters have a noise of their own.
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

  private record Rule(Kind kind, double share) {}

  private static final String EXPECTED =
      "expected rules such as slower:5%, faster, allocation:1%, undecided or missing, with commas between them";

  private static final Pattern RULE = Pattern.compile(
      "(slower|faster|allocation|undecided|missing)(?::([0-9]{1,4}(?:\\.[0-9]{1,3})?)%)?");

  private static final double COUNTERS_NOISE = 0.01;

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
      double share = matcher.group(2) != null
          ? Double.parseDouble(matcher.group(2)) / 100
          : kind == Kind.ALLOCATION ? COUNTERS_NOISE : 0;
      rules.add(new Rule(kind, share));
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
        ratio != null && row.verdict().equals(Verdicts.SLOWER) && ratio >= 1 + rule.share()
            ? Optional.of("slower: " + Figures.ratio(ratio, row.low(), row.high()))
            : Optional.empty();
      case FASTER ->
        ratio != null && row.verdict().equals(Verdicts.FASTER) && ratio <= 1 / (1 + rule.share())
            ? Optional.of("faster: " + Figures.ratio(ratio, row.low(), row.high()))
            : Optional.empty();
      case ALLOCATION ->
        row.moreBytes() > rule.share()
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
}
