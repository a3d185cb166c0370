package touchstone.workloads;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import touchstone.model.Archive;
import touchstone.model.Operation;

/**
 * What is measured together: {@code suites/NAME.json}.
 *
 * @param name in commands and files
 * @param title for a heading
 * @param description in a sentence
 * @param tiers most wanted first: a plan takes them in order as far as the budget goes. A cell that an earlier tier has
 *     is not taken again
 * @param rows of the published benchmark that the suite grew out of, in its order
 * @param cold the same of cold starts, which have their own share of a budget
 * @param lists of contestants that several tiers name: among a tier's, {@code @NAME} stands for all of one
 * @param references contestants with which the suite's tables compare every row, whatever it leaves its caller with
 */
public record Suite(
    String name,
    String title,
    String description,
    List<Tier> tiers,
    List<ColdTier> cold,
    List<Row> rows,
    Map<String, List<String>> lists,
    List<String> references) {

  /**
   * @throws IllegalArgumentException when a tier names a list that is not there
   */
  public Suite {
    Map<String, List<String>> named = Map.copyOf(lists);
    tiers = tiers.stream().map(tier -> tier.with(named)).toList();
    cold = cold.stream().map(tier -> tier.with(named)).toList();
    rows = List.copyOf(rows);
    lists = named;
    references = List.copyOf(references);
  }

  /** With what the names of lists stand for. */
  private static List<String> spelledOut(
      List<String> contestants, Map<String, List<String>> lists) {
    return contestants.stream().flatMap(glob -> spelledOut(glob, lists)).toList();
  }

  private static Stream<String> spelledOut(String glob, Map<String, List<String>> lists) {
    if (!glob.startsWith("@")) {
      return Stream.of(glob);
    }
    @Nullable List<String> list = lists.get(glob.substring(1));
    if (list == null) {
      throw new IllegalArgumentException("expected one of the suite's lists of contestants, "
          + lists.keySet() + ", found " + glob);
    }
    return list.stream();
  }

  /**
   * Cells that are wanted alike: every contestant x workload x operation of the tier that the contestant claims.
   *
   * @param title for a heading
   * @param workloads globs of ids
   * @param operations each on every workload
   * @param contestants globs of names, as the suite has spelled them out
   * @param rows true where the cells are exactly the suite's rows; the lists are then empty
   */
  public record Tier(
      String title,
      List<String> workloads,
      List<Operation> operations,
      List<String> contestants,
      boolean rows) {

    public Tier {
      workloads = List.copyOf(workloads);
      operations = List.copyOf(operations);
      contestants = List.copyOf(contestants);
    }

    private Tier with(Map<String, List<String>> lists) {
      return new Tier(title, workloads, operations, spelledOut(contestants, lists), rows);
    }
  }

  /**
   * Cells that are wanted alike, each in a fresh JVM that does nothing before.
   *
   * @param title for a heading
   * @param workloads globs of ids
   * @param operations each on every workload; not on buffers, which only the library itself can make
   * @param contestants globs of names, as the suite has spelled them out
   * @param archives what those JVMs find on the disk; a kind that is not of the JDK is passed over
   */
  public record ColdTier(
      String title,
      List<String> workloads,
      List<Operation> operations,
      List<String> contestants,
      List<Archive> archives) {

    public ColdTier {
      workloads = List.copyOf(workloads);
      operations = List.copyOf(operations);
      contestants = List.copyOf(contestants);
      archives = List.copyOf(archives);
    }

    private ColdTier with(Map<String, List<String>> lists) {
      return new ColdTier(title, workloads, operations, spelledOut(contestants, lists), archives);
    }
  }

  /**
   * A row of the published benchmark as a cell.
   *
   * @param name in the published table: of its row; where the table has a column for each document, of the row, a slash and
   *     the column, such as {@code Gson/large (238 kB)}
   * @param workload id
   */
  public record Row(String name, String contestant, String workload, Operation operation) {}
}
