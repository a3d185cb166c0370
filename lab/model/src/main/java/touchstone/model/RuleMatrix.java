package touchstone.model;

import java.util.List;
import java.util.Objects;

/**
 * What contestants make of rules: {@code rules.json}. A rule is not a duty: who breaks one is timed like the others, and shown.
 *
 * @param title of the rules together
 * @param rules in the order of the table
 * @param findings one for each contestant that takes part, rule and JDK
 * @param pairs contestants whose difference is what keeping the rules costs
 */
public record RuleMatrix(String title, List<Rule> rules, List<Finding> findings, List<Pair> pairs) {

  public RuleMatrix {
    // A file that leaves a member out is none of these.
    Objects.requireNonNull(title, "title");
    rules = List.copyOf(rules);
    findings = List.copyOf(findings);
    pairs = List.copyOf(pairs);
  }

  /**
   * A rule.
   *
   * @param id for the columns of a table
   * @param title the rule, in a sentence
   */
  public record Rule(String id, String title) {

    public Rule {
      Objects.requireNonNull(id, "id");
      Objects.requireNonNull(title, "title");
    }
  }

  /**
   * What one contestant did.
   *
   * @param outcome {@code passed}, {@code failed}, {@code impossible} where the library has no way to say such a type, {@code hung}
   *     or {@code crashed}
   * @param message what happened, in words; what was said where it was refused rightly
   */
  public record Finding(String contestant, String rule, int jdk, String outcome, String message) {

    public Finding {
      Objects.requireNonNull(contestant, "contestant");
      Objects.requireNonNull(rule, "rule");
      Objects.requireNonNull(outcome, "outcome");
      Objects.requireNonNull(message, "message");
    }

    public boolean passed() {
      return outcome.equals("passed");
    }
  }

  /**
   * The same engine with and without what keeps the rules.
   *
   * @param name of the engine
   * @param with a contestant
   * @param without a contestant
   */
  public record Pair(String name, String with, String without) {

    public Pair {
      Objects.requireNonNull(name, "name");
      Objects.requireNonNull(with, "with");
      Objects.requireNonNull(without, "without");
    }
  }

  /** The contestants, as the findings name them. */
  public List<String> contestants() {
    return findings.stream().map(Finding::contestant).distinct().toList();
  }
}
