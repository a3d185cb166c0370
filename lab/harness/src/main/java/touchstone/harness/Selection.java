package touchstone.harness;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.Glob;
import touchstone.model.Operation;
import touchstone.model.Result;
import touchstone.model.Workload;
import touchstone.workloads.OwnDocument;
import touchstone.workloads.Suite;

/**
 * The cells that were asked for, in tiers: what matters most first. A plan takes whole tiers in order, as far as its budget
 * goes.
 */
public record Selection(List<Tier> tiers) {

  /** Of a document that no suite knows, what is wanted first of those who have a type for it. */
  private static final List<Operation> BYTES = List.of(Operation.READ_BYTES, Operation.WRITE_BYTES);

  /** Cells that belong together in a table: all of them warm, or all of them cold. */
  public record Tier(String title, List<Cell> cells) {
    public boolean cold() {
      return !cells.isEmpty() && cells.get(0).isCold();
    }
  }

  /**
   * What was asked for.
   *
   * @param only globs over contestants; none means all
   * @param documents globs over workloads; none means those of the suites' tiers. Documents that are asked for by name come
   *     with every operation, after the tiers
   * @param jdks feature releases
   * @throws Refusal when a glob matches nothing, or nothing is left
   */
  public static Selection of(
      List<Suite> suites,
      List<Contestant> contestants,
      List<Workload> workloads,
      List<String> only,
      List<String> documents,
      List<Integer> jdks) {
    List<Contestant> chosen = Names.select("contestant", only, contestants, Contestant::name);
    List<Workload> asked = Names.select("workload", documents, workloads, Workload::id);
    Set<Cell> taken = new LinkedHashSet<>();
    List<Tier> tiers = new ArrayList<>();
    for (Suite suite : suites) {
      Map<String, String> rows = rows(suite);
      for (Suite.Tier tier : suite.tiers()) {
        add(tiers, taken, tier.title(), cells(tier, rows, chosen, asked, jdks));
      }
      if (!documents.isEmpty()) {
        List<Workload> brought =
            asked.stream().filter(w -> w.type().equals(OwnDocument.TYPE)).toList();
        List<Contestant> typed =
            chosen.stream().filter(c -> c.result() == Result.VALUE).toList();
        add(tiers, taken, "bytes and types of one's own", cells(typed, brought, BYTES, rows, jdks));
        List<Operation> all = List.of(Operation.READ_ALL);
        add(tiers, taken, "trees that are looked through", cells(chosen, brought, all, rows, jdks));
        List<Operation> every = List.of(Operation.values());
        add(
            tiers,
            taken,
            "every other operation on the documents asked for",
            cells(chosen, asked, every, rows, jdks));
      }
    }
    for (Suite suite : suites) {
      for (Suite.ColdTier tier : suite.cold()) {
        add(tiers, taken, tier.title(), cold(tier, rows(suite), chosen, asked, jdks));
      }
    }
    if (tiers.isEmpty()) {
      boolean brought =
          !documents.isEmpty() && asked.stream().allMatch(w -> w.type().equals(OwnDocument.TYPE));
      throw new Refusal("nothing to measure: "
          + (brought
              ? "no chosen contestant reads a document of your own: trees do, as in --only '*-tree',"
                  + " and types that you bring along (docs/own.md)"
              : "no chosen contestant claims an operation on a chosen workload"
                  + " (`touchstone list` shows what each claims)"));
    }
    return new Selection(List.copyOf(tiers));
  }

  /**
   * The same without some contestants; tiers that held no others are gone.
   *
   * @throws Refusal when nothing is left
   */
  public Selection without(Set<String> contestants) {
    return keeping(
        cell -> !contestants.contains(cell.contestant()),
        () -> "none of the chosen contestants can run here: "
            + String.join(", ", new TreeSet<>(contestants)));
  }

  /**
   * The same with those cells alone; tiers that held no such cell are gone.
   *
   * @param otherwise why, when nothing is left
   * @throws Refusal when nothing is left
   */
  public Selection keeping(Predicate<Cell> wanted, Supplier<String> otherwise) {
    List<Tier> left = tiers.stream()
        .map(tier -> new Tier(tier.title(), tier.cells().stream().filter(wanted).toList()))
        .filter(tier -> !tier.cells().isEmpty())
        .toList();
    if (left.isEmpty()) {
      throw new Refusal("nothing to measure: " + otherwise.get());
    }
    return new Selection(left);
  }

  /**
   * Those who were chosen and have no cell, a line each: what was asked for is never left out without a word.
   *
   * @param chosen by their names
   * @param wanted the operations that were chosen
   * @param workloads all that there are
   */
  public List<String> idle(
      Collection<Contestant> chosen, Set<Operation> wanted, Collection<Workload> workloads) {
    Set<String> busy = contestants();
    return chosen.stream()
        .filter(c -> !busy.contains(c.name()))
        .map(c -> "%s has nothing to do here%s: it does %s on %s%s"
            .formatted(
                c.name(),
                whyIdle(c, wanted, workloads),
                c.operations().stream().map(Operation::id).collect(Collectors.joining(", ")),
                String.join(", ", c.types()),
                c.needsJdk() ? ", from JDK " + c.jdk() + " on" : ""))
        .toList();
  }

  private String whyIdle(
      Contestant contestant, Set<Operation> wanted, Collection<Workload> workloads) {
    if (contestant.operations().stream().noneMatch(wanted::contains)) {
      return ", for it has none of the chosen operations";
    }
    Set<String> documents = tiers.stream()
        .flatMap(tier -> tier.cells().stream())
        .map(Cell::workload)
        .collect(Collectors.toSet());
    return workloads.stream()
        .filter(w -> documents.contains(w.id()))
        .filter(w -> wanted.stream().anyMatch(o -> contestant.claims(w, o)))
        .findFirst()
        .map(w -> ", for the suite does not list it; --workload %s takes all who have a type for it"
            .formatted(w.id()))
        .orElse("");
  }

  /** Every contestant that has a cell. */
  public Set<String> contestants() {
    return tiers.stream()
        .flatMap(tier -> tier.cells().stream())
        .map(Cell::contestant)
        .collect(Collectors.toSet());
  }

  /** Every cell that a contestant claims. */
  public static List<Cell> everything(
      Collection<Contestant> contestants, Collection<Workload> workloads, List<Integer> jdks) {
    return cells(contestants, workloads, List.of(Operation.values()), Map.of(), jdks);
  }

  private static void add(List<Tier> tiers, Set<Cell> taken, String title, List<Cell> cells) {
    // Under whatever name: of two suites the first names a cell that both have.
    List<Cell> fresh = cells.stream()
        .filter(c -> taken.add(
            new Cell(c.contestant(), c.workload(), c.operation(), c.jdk(), null, c.cold())))
        .toList();
    if (!fresh.isEmpty()) {
      tiers.add(new Tier(title, fresh));
    }
  }

  private static List<Cell> cells(
      Suite.Tier tier,
      Map<String, String> rows,
      List<Contestant> contestants,
      List<Workload> workloads,
      List<Integer> jdks) {
    if (tier.rows()) {
      return cells(contestants, workloads, List.of(Operation.values()), rows, jdks).stream()
          .filter(c -> c.row() != null)
          .toList();
    }
    return cells(
        matching(tier.contestants(), contestants, Contestant::name),
        matching(tier.workloads(), workloads, Workload::id),
        tier.operations(),
        rows,
        jdks);
  }

  /**
   * A document in another format is made by the library itself, which is then no longer cold, and what starts without a JVM is
   * not held against one that starts; so such contestants have no cold cells.
   */
  private static List<Cell> cold(
      Suite.ColdTier tier,
      Map<String, String> rows,
      List<Contestant> contestants,
      List<Workload> workloads,
      List<Integer> jdks) {
    List<Cell> warm = cells(
        matching(tier.contestants(), contestants, Contestant::name).stream()
            .filter(c -> c.isJson() && c.needsJdk())
            .toList(),
        matching(tier.workloads(), workloads, Workload::id),
        tier.operations(),
        rows,
        jdks);
    return warm.stream()
        .flatMap(c -> tier.archives().stream()
            .filter(archive -> archive.isOf(c.jdk()))
            .map(archive ->
                new Cell(c.contestant(), c.workload(), c.operation(), c.jdk(), c.row(), archive)))
        .toList();
  }

  /** In the order of the globs, which is the published one where there is one. */
  private static <T> List<T> matching(
      List<String> globs, List<T> candidates, Function<T, String> name) {
    return globs.stream()
        .flatMap(glob -> candidates.stream().filter(c -> new Glob(glob).matches(name.apply(c))))
        .distinct()
        .toList();
  }

  /** Grouped as the tables are: workload, then operation, then contestant. */
  private static List<Cell> cells(
      Collection<Contestant> contestants,
      Collection<Workload> workloads,
      List<Operation> operations,
      Map<String, String> rows,
      List<Integer> jdks) {
    List<Cell> cells = new ArrayList<>();
    for (int jdk : jdks) {
      for (Workload workload : workloads) {
        for (Operation operation : operations) {
          for (Contestant contestant : contestants) {
            if (contestant.claims(workload, operation) && contestant.jdk() <= jdk) {
              String row = rows.get(key(contestant.name(), workload.id(), operation));
              cells.add(new Cell(contestant.name(), workload.id(), operation, jdk, row));
            }
          }
        }
      }
    }
    return cells;
  }

  private static Map<String, String> rows(Suite suite) {
    Map<String, String> rows = new LinkedHashMap<>();
    suite.rows().forEach(r -> rows.put(key(r.contestant(), r.workload(), r.operation()), r.name()));
    return rows;
  }

  private static String key(String contestant, String workload, Operation operation) {
    return contestant + " " + workload + " " + operation;
  }
}
