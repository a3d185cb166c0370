package touchstone.cli;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.harness.Catalog;
import touchstone.harness.Documents;
import touchstone.harness.Jdk;
import touchstone.harness.RuleCheck;
import touchstone.model.Contestant;
import touchstone.model.Plan;
import touchstone.model.RuleMatrix;
import touchstone.workloads.RuleSet;

/** Has the chosen contestants checked against the rules of the suites that were asked for. */
final class RuleFindings {

  private RuleFindings() {}

  /** Of the first suite that has rules; none when no suite has. */
  static Optional<RuleMatrix> of(
      List<String> suites,
      List<Contestant> contestants,
      Catalog catalog,
      Documents documents,
      Map<Integer, Jdk> jdks,
      List<String> flags,
      Interruption interruption)
      throws IOException, InterruptedException {
    for (String suite : suites) {
      Optional<RuleSet> rules = RuleSet.find(suite);
      if (rules.isPresent()) {
        return Optional.of(new RuleCheck(catalog, documents)
            .check(rules.get(), contestants, jdks.values(), flags, interruption::requested));
      }
    }
    return Optional.empty();
  }

  /** The contestants whose ratio says what keeping the suites' rules costs. */
  static List<Plan.Pair> pairs(List<String> suites) {
    return suites.stream()
        .flatMap(suite -> RuleSet.find(suite).stream())
        .flatMap(rules -> rules.pairs().stream())
        .map(pair -> new Plan.Pair(pair.with(), pair.without()))
        .toList();
  }
}
