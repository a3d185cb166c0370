package touchstone.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a run will do, settled before the first fork. The same command, seed and versions give the same plan, byte for byte.
 *
 * @param format version of the run directory's files
 * @param suites names of the suites
 * @param budgetSeconds after which no fork is started, unless there is grace
 * @param graceSeconds how much later forks of the blocks that a verdict needs may still start; 0 where the budget was given
 * @param seed of the order
 * @param fork settings of every warm fork
 * @param cold settings of every cold fork; absent when no cell is cold, of a shard when none of the whole run is
 * @param jdks feature releases measured
 * @param contestants every contestant with at least one cell here or in {@code excluded}
 * @param workloads every document, with the hash that a child checks before it measures
 * @param cells in the order of the tables
 * @param references contestants with which a table of several results compares every row, whatever its result
 * @param excluded what the verification gate left out
 * @param blocks the order: {@code blocks[b][p]} is the index in {@code cells} of the p-th fork of block b. A block holds every
 *     warm cell, or every cold one. A run stops where the budget ends, so the last ones may not be reached
 * @param command the command line that asked for it
 * @param shard which part of a larger run this is; absent when it is all of it
 * @param looks when tables are judged while the run goes on, so that rows that are told apart run no more: {@code standard} or
 *     {@code long}; absent when they are judged once, at the end
 * @param pairs contestants whose ratio is asked for whatever their tables say: they run until it is known too
 * @param pace how times are brought to the machine's usual {@link Pace}: {@code fitted}, to the power that makes forks agree; absent in
 *     plans of before, of which they go with it as it is
 */
public record Plan(
    int format,
    List<String> suites,
    String command,
    long budgetSeconds,
    long graceSeconds,
    long seed,
    ForkSettings fork,
    @Nullable ColdSettings cold,
    List<Integer> jdks,
    List<Contestant> contestants,
    List<Workload> workloads,
    List<Cell> cells,
    List<String> references,
    List<Exclusion> excluded,
    List<List<Integer>> blocks,
    @Nullable Shard shard,
    @Nullable String looks,
    List<Pair> pairs,
    @Nullable String pace) {

  public static final int FORMAT = 1;

  /** As plans say it now. */
  public static final String FITTED = "fitted";

  /** A week: no budget is longer, and so no fork. */
  public static final long LONGEST_SECONDS = 7 * 24 * 3600L;

  public Plan {
    // Files of before there were several results have none.
    references = references == null ? List.of() : references;
    pairs = pairs == null ? List.of() : pairs;
  }

  /** A plan of warm cells on one machine, whose budget is kept to. */
  public Plan(
      int format,
      List<String> suites,
      String command,
      long budgetSeconds,
      long seed,
      ForkSettings fork,
      List<Integer> jdks,
      List<Contestant> contestants,
      List<Workload> workloads,
      List<Cell> cells,
      List<String> references,
      List<Exclusion> excluded,
      List<List<Integer>> blocks) {
    this(
        format,
        suites,
        command,
        budgetSeconds,
        0,
        seed,
        fork,
        null,
        jdks,
        contestants,
        workloads,
        cells,
        references,
        excluded,
        blocks,
        null,
        null,
        List.of(),
        FITTED);
  }

  boolean isPaceFitted() {
    return FITTED.equals(pace);
  }

  /** The contestant of that name; fails when no cell of the plan names it. */
  public Contestant contestant(String name) {
    return contestants.stream()
        .filter(c -> c.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("the plan has no contestant " + name));
  }

  /** The cells that are compared with this one: those that do the same work. */
  public Cell.Group group(Cell cell) {
    Result own = contestant(cell.contestant()).result();
    // A number folded without a tree is the same number, and not the same work.
    boolean tree = own == Result.TREE || own == Result.LAZY;
    Result result = tree ? cell.operation().result(own) : own;
    return new Cell.Group(cell.workload(), cell.operation(), result, cell.jdk(), cell.cold());
  }

  /** The workload of that id; fails when no cell of the plan names it. */
  public Workload workload(String id) {
    return workloads.stream()
        .filter(w -> w.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("the plan has no workload " + id));
  }

  /**
   * Two contestants, such as a library with and without a change.
   *
   * @param with a contestant
   * @param without the one that it is compared with
   */
  public record Pair(String with, String without) {}

  /**
   * A cell that is not timed, because its answer was wrong or never came.
   *
   * @param outcome {@code wrong}, {@code threw}, {@code hung} or {@code crashed}
   * @param pointer RFC 6901 pointer of the first difference, where there is one
   * @param message what was expected and what was found
   */
  public record Exclusion(
      Cell cell, String outcome, @Nullable String pointer, String message) {}
}
