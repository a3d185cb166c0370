package touchstone.report;

import java.util.ArrayList;
import java.util.List;
import touchstone.stats.PairRaces;

/** What a validation found, beside what is promised. */
public final class ValidationText {

  private static final List<Table.Column> COLUMNS = List.of(
      Table.Column.left("Machine"),
      Table.Column.left("What was tried"),
      Table.Column.left("Promised"),
      Table.Column.left("Found"),
      Table.Column.left("Kept"));

  private ValidationText() {}

  /** For a terminal: lines that end in {@code \n}. */
  public static String text(List<ValidationResult> results) {
    return TextTable.of(table(results)) + "\n" + String.join("\n", remarks(results)) + "\n";
  }

  /** For a file. */
  public static String markdown(List<ValidationResult> results) {
    List<Part> parts = new ArrayList<>();
    parts.add(new Part.Heading(1, "What verdicts are worth here"));
    parts.add(new Part.Tabular(table(results)));
    parts.add(new Part.Bullets(remarks(results)));
    return Markdown.of(parts);
  }

  private static Table table(List<ValidationResult> results) {
    List<List<String>> rows = new ArrayList<>();
    for (ValidationResult result : results) {
      PairRaces equals = result.equals();
      rows.add(List.of(
          result.machine(),
          "equal rows told apart, looking seven times",
          "at most " + Figures.percent(ValidationResult.FALSE_VERDICTS),
          ended(equals, equals.toldApart()),
          equals.races() == 0
              ? "unknown"
              : kept(equals.share(equals.toldApart()) <= ValidationResult.FALSE_VERDICTS)));
      rows.add(List.of(
          result.machine(),
          "equal rows told apart in one table, as they were measured, at 99 %",
          "none",
          equals.races() == 0 ? "too few blocks" : String.valueOf(result.apart()),
          equals.races() == 0 ? "unknown" : kept(result.apart() == 0)));
      for (ValidationResult.Row row : result.rows()) {
        rows.add(found(result, row));
        rows.add(List.of(
            result.machine(),
            "ratio of that row, known to be " + Figures.ratio(1 + row.share()),
            "",
            Figures.ratio(row.ratio(), row.low(), row.high()),
            row.low() == null ? "unknown" : row.holdsTruth() ? "holds it" : "misses it"));
      }
    }
    return new Table(COLUMNS, rows);
  }

  private static List<String> found(ValidationResult result, ValidationResult.Row row) {
    PairRaces promised = ValidationResult.promised(row);
    PairRaces races = promised == null ? row.in60() : promised;
    int blocks = ValidationResult.isPromisedEarly(row) ? 30 : 60;
    return List.of(
        result.machine(),
        "a row slower by %s found within %s blocks".formatted(Figures.percent(row.share()), blocks),
        promised == null ? "" : "at least " + Figures.percent(ValidationResult.POWER),
        ended(races, races.slower()),
        promised == null
            ? ""
            : races.races() == 0 ? "unknown" : kept(ValidationResult.isFound(row)));
  }

  private static String ended(PairRaces races, int count) {
    return races.races() == 0
        ? "too few blocks"
        : "%s of %s races"
            .formatted(Figures.percent(races.share(count)), Figures.decimals(races.races(), 0));
  }

  private static String kept(boolean kept) {
    return kept ? "yes" : "NO";
  }

  private static List<String> remarks(List<ValidationResult> results) {
    List<String> remarks = new ArrayList<>();
    for (ValidationResult result : results) {
      int wrong = result.rows().stream().mapToInt(ValidationResult::wrongWay).sum();
      remarks.add(
          "%s: %s of each row, %s; clock %s; %s. Of %s of equal rows as they were measured, %s told apart. A slower row was called faster in %s."
              .formatted(
                  result.machine(),
                  Words.count(result.blocks(), "block"),
                  result.spread() == null
                      ? "too few to say by how much an equal pair's ratio moves from block to block"
                      : "an equal pair's ratio moves by %s from block to block"
                          .formatted(Figures.percent(result.spread())),
                  result.clock(),
                  result.clockReason(),
                  Words.count(result.measured().races(), "pair"),
                  result.measured().toldApart(),
                  Words.count(wrong, "race")));
      if (result.blocks() < ValidationResult.LEAST_BLOCKS) {
        remarks.add(
            "%s: %s too few to say what is kept, which takes %s: give more time with --budget, or let the run go to its end."
                .formatted(
                    result.machine(),
                    Words.count(result.blocks(), "block") + (result.blocks() == 1 ? " is" : " are"),
                    ValidationResult.LEAST_BLOCKS));
      }
    }
    remarks.add(
        "Races are made of the measured blocks, drawn at random; of equal rows a coin says in each block which is which, and of a slower one the mean is what is known of it, unless the blocks surely say otherwise. They show what the method makes of this machine's noise.");
    return remarks;
  }
}
