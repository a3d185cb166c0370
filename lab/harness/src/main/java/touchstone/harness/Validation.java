package touchstone.harness;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import touchstone.fork.ForkMain;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.Plan;
import touchstone.model.RunDirectory;
import touchstone.model.Workload;

/**
 * Measures rows of which the truth is known: one contestant under several names, and the same with a known share more to do. What
 * a run says of them shows what its verdicts are worth on this machine.
 */
public final class Validation {

  /** Names of the rows that are equal. */
  private static final List<String> EQUALS = List.of("a", "b", "c", "d");

  /** Of the rows that have more to do: a share of 1/50, 1/20, 1/10. */
  private static final List<Integer> EVERY = List.of(50, 20, 10);

  private static final int MOST_BLOCKS = 200;

  /** In the place of suites' names in the plan. */
  private static final List<String> SUITES = List.of("validate");

  /** Between an alias and what it stands for. */
  private static final String AS = "@";

  private final Catalog catalog;
  private final Documents documents;
  private final Map<Integer, Jdk> jdks;
  private final Machines machines;

  public Validation(
      Catalog catalog, Documents documents, Map<Integer, Jdk> jdks, Machines machines) {
    this.catalog = catalog;
    this.documents = documents;
    this.jdks = jdks;
    this.machines = machines;
  }

  /** How many forks a block has. */
  public static int rows() {
    return EQUALS.size() + EVERY.size();
  }

  /**
   * Refuses a contestant that has no JVM: asked for before its program is judged, or missed.
   *
   * @throws Refusal when it is one in another language
   */
  public static void requireJvm(Contestant contestant) {
    if (!contestant.needsJdk()) {
      throw new Refusal(
          "a known difference is planted in a child JVM, and %s has none: validate with a contestant that runs on a JDK"
              .formatted(contestant.name()));
    }
  }

  /**
   * Measures until it is told that time is over.
   *
   * @param run a folder, whose environment and plan are written first
   * @param home of the lab, whose commit is noted
   * @param loaded whether other work is to be done on every core meanwhile
   * @param budgetSeconds by which forks are sized
   */
  public void run(
      RunDirectory run,
      Path home,
      Cell cell,
      Contestant contestant,
      Workload workload,
      boolean loaded,
      String command,
      long budgetSeconds,
      BooleanSupplier over,
      BooleanSupplier stop,
      Harness.Listener listener)
      throws IOException, InterruptedException {
    Catalog more = catalog;
    Map<String, Contestant> rows = new LinkedHashMap<>();
    for (String name : EQUALS) {
      rows.put(name, as(contestant, name, 0));
    }
    for (int every : EVERY) {
      String name = "+%d%%".formatted(100 / every);
      rows.put(name, as(contestant, name, every));
    }
    for (Contestant row : rows.values()) {
      more = more.with(row, contestant.name());
    }
    Plan plan = plan(cell, List.copyOf(rows.values()), workload, command, budgetSeconds);
    run.write(machines.environment(
        home,
        jdks.values(),
        JvmFlags.DEFAULT,
        more,
        plan.contestants().stream().map(Contestant::name).toList()));
    run.write(plan);
    Jdk jdk = Objects.requireNonNull(jdks.get(cell.jdk()));
    Load load = loaded ? Load.start(jdk, more, contestant.name()) : null;
    try {
      double steal = new Harness(more, documents, jdks, machines)
          .run(run, plan, block -> over.getAsBoolean(), stop, listener);
      run.write(machines.ended(run.environment(), steal));
    } finally {
      if (load != null) {
        load.end();
      }
    }
  }

  /** Whether a run is one of these, whose rows all say what they have more to do. */
  public static boolean isOne(Plan plan) {
    return plan.suites().equals(SUITES);
  }

  /** By how much a row of such a run takes longer than an equal one: 0.05 for 5 %. */
  public static double share(Contestant row) {
    String flag = row.flags().get(row.flags().size() - 1);
    int every = Integer.parseInt(flag.substring(flag.indexOf('=') + 1));
    return every == 0 ? 0 : 1.0 / every;
  }

  private static Contestant as(Contestant contestant, String name, int every) {
    List<String> flags = new ArrayList<>(contestant.flags());
    flags.add("-D" + ForkMain.REPEATED + "=" + every);
    return new Contestant(
        contestant.name() + AS + name,
        contestant.library(),
        contestant.title(),
        contestant.version(),
        contestant.binding(),
        contestant.format(),
        contestant.result(),
        contestant.driver(),
        contestant.types(),
        contestant.operations(),
        contestant.limits(),
        contestant.jdk(),
        flags,
        every == 0
            ? "one of the rows that are known to be equal"
            : "does one operation more after every %d".formatted(every));
  }

  private static Plan plan(
      Cell cell, List<Contestant> rows, Workload workload, String command, long budgetSeconds) {
    List<Cell> cells = rows.stream()
        .map(row -> new Cell(row.name(), cell.workload(), cell.operation(), cell.jdk(), null))
        .toList();
    Random random = new Random(1);
    return new Plan(
        Plan.FORMAT,
        SUITES,
        command,
        budgetSeconds,
        1,
        Planner.settings(cells.size(), budgetSeconds, Manner.USUAL),
        List.of(cell.jdk()),
        rows,
        List.of(workload),
        cells,
        List.of(),
        List.of(),
        IntStream.range(0, MOST_BLOCKS)
            .mapToObj(b -> {
              List<Integer> order =
                  new ArrayList<>(IntStream.range(0, cells.size()).boxed().toList());
              Collections.shuffle(order, random);
              return List.copyOf(order);
            })
            .toList());
  }
}
