package touchstone.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.model.Archive;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.Result;
import touchstone.model.Summary;
import touchstone.stats.Rules;

/**
 * The short answer: who reads and writes fastest, per way of use. Each sentence says what the table's verdicts support and no
 * more: a tie is a tie.
 *
 * @param readers one sentence per way of reading and answer
 * @param writers the same of writing
 * @param starters the same of the first result of a fresh JVM
 * @param leftOut who was not timed, because its answer was wrong or never came
 */
record Headlines(
    List<Headline> readers, List<Headline> writers, List<Headline> starters, List<String> leftOut) {

  /**
   * A sentence in its pieces.
   *
   * @param what the operation, and the result where it is another than a value
   * @param answer who is fastest, or why that cannot be said
   * @param scope the workloads and JDKs of which that holds
   */
  record Headline(String what, String answer, String scope) {
    String text() {
      return "%s: %s (%s)".formatted(what, answer, scope);
    }
  }

  private static final int NAMES = 6;

  /** One letter of a row: a character, or past the alphabet a number in brackets. */
  private static final Pattern LETTER = Pattern.compile("\\(\\d+\\)|.");

  static Headlines of(Plan plan, Summary summary) {
    List<Headline> readers = new ArrayList<>();
    List<Headline> writers = new ArrayList<>();
    for (Operation operation : Operation.values()) {
      for (Result result : Result.values()) {
        Map<String, List<Summary.Group>> answers = new LinkedHashMap<>();
        for (Summary.Group group : summary.groups()) {
          if (group.operation().equals(operation.id())
              && group.result().equals(result.id())
              && isCompared(plan, group, result)) {
            answers.computeIfAbsent(answer(plan, group), a -> new ArrayList<>()).add(group);
          }
        }
        String what = operation.id() + (result == Result.VALUE ? "" : ", " + result.title());
        answers.forEach((answer, groups) ->
            (operation.reads() ? readers : writers).add(new Headline(what, answer, scope(groups))));
      }
    }
    return new Headlines(readers, writers, starters(plan, summary), leftOut(summary));
  }

  /** Why there is no sentence at all; empty where there is one. */
  Optional<String> silence(Summary summary) {
    if (!readers.isEmpty() || !writers.isEmpty() || !starters.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        summary.groups().isEmpty()
            ? "Nothing can be said: the plan has no cell."
            : "Nothing can be compared: no table has two rows that are ranked.");
  }

  /** Which tables the machine was too slow for, and what to do about it; empty where it was fast enough. */
  static Optional<String> givenUp(Summary summary) {
    return summary.givenUp().isEmpty()
        ? Optional.empty()
        : Optional.of(
            "Given up: %s. Forks took longer here than the budget reckons with, and the tables before needed what was left of it. A longer --budget has time for all; --workload and --operation measure what was given up alone."
                .formatted(Words.list(summary.givenUp())));
  }

  private static List<Headline> starters(Plan plan, Summary summary) {
    Map<String, Map<String, List<Summary.Group>>> answers = new LinkedHashMap<>();
    for (Summary.ColdGroup cold : summary.cold()) {
      Archive archive = Archive.of(cold.archive());
      String what =
          archive == Archive.NONE ? cold.operation() : cold.operation() + ", " + archive.title();
      Summary.Group group = ranked(cold);
      answers
          .computeIfAbsent(what, w -> new LinkedHashMap<>())
          .computeIfAbsent(answer(plan, group), a -> new ArrayList<>())
          .add(group);
    }
    List<Headline> starters = new ArrayList<>();
    answers.forEach((what, groups) ->
        groups.forEach((answer, scope) -> starters.add(new Headline(what, answer, scope(scope)))));
    return starters;
  }

  /** A cold group's ranking, which is read as a warm one's is. */
  static Summary.Group ranked(Summary.ColdGroup cold) {
    List<Summary.Row> rows = new ArrayList<>();
    for (Summary.ColdRow row : cold.rows()) {
      rows.add(new Summary.Row(
          row.contestant(),
          row.row(),
          row.samples(),
          row.medianNs(),
          row.wallMedianNs(),
          null,
          row.ratio(),
          row.ratioLow(),
          row.ratioHigh(),
          null,
          null,
          row.verdict(),
          row.tie(),
          row.note()));
    }
    return new Summary.Group(
        cold.name(),
        cold.workload(),
        cold.operation(),
        Result.VALUE.id(),
        cold.jdk(),
        cold.reference(),
        rows);
  }

  static List<String> texts(List<Headline> headlines) {
    return headlines.stream().map(Headline::text).toList();
  }

  /**
   * A row alone needs no headline, unless it is of the result that everyone has; a floor never does, nor what is shown for scale
   * and not ranked.
   */
  private static boolean isCompared(Plan plan, Summary.Group group, Result result) {
    boolean isTable =
        result == Result.VALUE || (result != Result.FLOOR && group.rows().size() > 1);
    return isTable
        && group.rows().stream()
            .anyMatch(row -> plan.contestant(row.contestant()).isJson());
  }

  private static String answer(Plan plan, Summary.Group group) {
    List<Summary.Row> ranked = group.rows().stream()
        .filter(Summary.Row::hasFigure)
        .filter(row -> plan.contestant(row.contestant()).isJson())
        .toList();
    Summary.Row reference = ranked.stream()
        .filter(row -> row.contestant().equals(group.reference()))
        .findFirst()
        .orElse(null);
    if (reference == null) {
      return "nothing can be said: no contestant has a figure";
    }
    String best = reference.contestant();
    if (ranked.size() == 1) {
      return "nothing can be compared: only " + best + " has a figure";
    }
    if (!hasEnoughBlocks(reference)) {
      return "nothing can be said: " + Words.count(reference.blocks(), "block")
          + (reference.blocks() == 1 ? " is" : " are") + " too few for a verdict";
    }
    List<Summary.Row> compared =
        ranked.stream().filter(Headlines::hasEnoughBlocks).toList();
    List<String> notCompared = group.rows().stream()
        .filter(row -> !hasEnoughBlocks(row) && !Verdicts.failed(row))
        .filter(row -> plan.contestant(row.contestant()).isJson())
        .map(Summary.Row::contestant)
        .toList();
    if (compared.size() == 1) {
      return "nothing can be compared: only " + best + " has enough blocks";
    }
    return notCompared.isEmpty()
        ? best(compared, best, "is faster than every other contestant")
        : best(compared, best, "is faster than every other contestant compared")
            + "; too few blocks to compare: " + names(notCompared);
  }

  private static boolean hasEnoughBlocks(Summary.Row row) {
    return row.blocks() >= Rules.STANDARD.minBlocks();
  }

  /** What may be said of the reference of a table and those that are not slower than it. */
  private static String best(List<Summary.Row> compared, String best, String wins) {
    List<Summary.Row> tied =
        compared.stream().filter(row -> !row.verdict().equals(Verdicts.SLOWER)).toList();
    if (tied.stream().anyMatch(row -> row.verdict().equals(Verdicts.FASTER))) {
      return "nothing can be said: the blocks that contestants share do not agree on the best";
    }
    List<String> others = tied.stream()
        .map(Summary.Row::contestant)
        .filter(name -> !name.equals(best))
        .toList();
    if (others.isEmpty()) {
      return best + " " + wins;
    }
    if (!shareALetter(tied)) {
      return best + " is not told apart from " + names(others);
    }
    List<String> all = new ArrayList<>(others);
    all.add(0, best);
    return names(all) + " are not told apart";
  }

  private static boolean shareALetter(List<Summary.Row> rows) {
    Set<String> shared = letters(rows.get(0));
    rows.forEach(row -> shared.retainAll(letters(row)));
    return !shared.isEmpty();
  }

  private static Set<String> letters(Summary.Row row) {
    Set<String> letters = new HashSet<>();
    Matcher matcher = LETTER.matcher(row.tie());
    while (matcher.find()) {
      letters.add(matcher.group());
    }
    return letters;
  }

  private static String names(List<String> names) {
    if (names.size() <= NAMES) {
      return Words.list(names);
    }
    return String.join(", ", names.subList(0, NAMES)) + " and " + (names.size() - NAMES) + " more";
  }

  /** Such as {@code users-tiny and users-small on JDK 17 and 25}. */
  private static String scope(List<Summary.Group> groups) {
    Map<Integer, List<String>> workloads = new LinkedHashMap<>();
    groups.forEach(group ->
        workloads.computeIfAbsent(group.jdk(), j -> new ArrayList<>()).add(group.workload()));
    Map<List<String>, Set<Integer>> jdks = new LinkedHashMap<>();
    workloads.forEach(
        (jdk, list) -> jdks.computeIfAbsent(list, w -> new TreeSet<>()).add(jdk));
    List<String> scopes = new ArrayList<>();
    jdks.forEach((list, releases) -> scopes.add(Words.list(list) + " on JDK "
        + Words.list(releases.stream().map(String::valueOf).toList())));
    return String.join("; ", scopes);
  }

  private static List<String> leftOut(Summary summary) {
    Map<String, Integer> cells = new LinkedHashMap<>();
    List<Summary.Group> groups = new ArrayList<>(summary.groups());
    summary.cold().forEach(cold -> groups.add(ranked(cold)));
    for (Summary.Group group : groups) {
      for (Summary.Row row : group.rows()) {
        if (Verdicts.failed(row)) {
          cells.merge(row.contestant() + " " + row.verdict(), 1, Integer::sum);
        }
      }
    }
    List<String> sentences = new ArrayList<>();
    cells.forEach((who, count) -> sentences.add(who + " in " + Words.count(count, "table")));
    return sentences;
  }
}
