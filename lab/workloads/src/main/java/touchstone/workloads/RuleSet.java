package touchstone.workloads;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchstone.model.RuleMatrix;

/**
 * Rules that contestants keep or break, each shown by small documents: {@code rules/SUITE.json}.
 *
 * @param name of the suite; the contestants whose types name it take part, and their types for its rules are {@code NAME/TYPE}
 * @param title for a heading
 * @param pairs of contestants whose difference is what keeping the rules costs
 */
public record RuleSet(String name, String title, List<RuleMatrix.Pair> pairs, List<Rule> rules) {

  private static final JsonMapper MAPPER = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .build();

  public RuleSet {
    pairs = List.copyOf(pairs);
    rules = List.copyOf(rules);
  }

  /**
   * One rule.
   *
   * @param title the rule, in a sentence
   * @param type of its documents
   * @param threads each step is taken many times, by a thread of its own, all at the same time; else one after the other
   */
  public record Rule(String id, String title, String type, boolean threads, List<Step> steps) {

    public Rule {
      steps = List.copyOf(steps);
    }
  }

  /**
   * A document and what must come of it: one of the two.
   *
   * @param refused an error that names this
   * @param value as {@code touchstone.fork.Graph} shows it
   */
  public record Step(
      JsonNode document, @Nullable String refused, @Nullable JsonNode value) {}

  /** The rules of a suite; none when it has none. */
  public static Optional<RuleSet> find(String suite) {
    String path = "/touchstone/rules/" + suite + ".json";
    try (InputStream in = RuleSet.class.getResourceAsStream(path)) {
      return in == null ? Optional.empty() : Optional.of(MAPPER.readValue(in, RuleSet.class));
    } catch (IOException e) {
      throw new UncheckedIOException(path, e);
    }
  }
}
