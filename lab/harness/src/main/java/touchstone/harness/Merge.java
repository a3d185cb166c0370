package touchstone.harness;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.Environment;
import touchstone.model.Iteration;
import touchstone.model.Plan;
import touchstone.model.RuleMatrix;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;
import touchstone.model.Shard;
import touchstone.model.Workload;
import touchstone.stats.Median;

/** Puts the shards of a run together: run directories in, one run directory out. What they measured is not changed. */
public final class Merge {

  private Merge() {}

  /** A shard as it lies there. */
  private record Piece(
      Path folder,
      Plan plan,
      Shard shard,
      Environment environment,
      List<Sample> samples,
      Optional<RuleMatrix> rules) {}

  /**
   * A run that is put together, and not yet on the disk.
   *
   * @param rules what contestants made of the suite's rules: each shard found the same
   */
  public record Whole(
      Plan plan, Environment environment, List<Sample> samples, Optional<RuleMatrix> rules) {

    /** Writes it into a run directory without a plan. */
    public void write(RunDirectory run) throws IOException {
      run.write(environment);
      for (Sample sample : samples) {
        run.append(sample);
      }
      if (rules.isPresent()) {
        run.write(rules.get());
      }
      // Last: what has a plan passes for a run, and half of one must not where the disk fills up
      // meanwhile.
      run.write(plan);
    }
  }

  /**
   * Merges.
   *
   * @param folders of all shards, in any order
   * @throws Refusal when a shard is missing, there twice, or of another run
   */
  public static Whole of(List<Path> folders) throws IOException {
    TreeMap<Integer, Piece> pieces = new TreeMap<>();
    for (Path folder : folders) {
      Piece piece = read(folder);
      Piece other = pieces.putIfAbsent(piece.shard().index(), piece);
      if (other != null) {
        throw new Refusal("shard %s is there twice, in %s and in %s: leave one away"
            .formatted(piece.shard().id(), other.folder(), folder));
      }
    }
    List<Piece> all = List.copyOf(pieces.values());
    all.forEach(piece -> sameRun(all.get(0), piece));
    complete(all);
    return whole(all);
  }

  private static Piece read(Path folder) throws IOException {
    RunDirectory run = new RunDirectory(folder);
    Plan plan = run.plan();
    Shard shard = plan.shard();
    if (shard == null) {
      throw new Refusal("%s is a whole run: expected one that `touchstone run --shard 1/2` made"
          .formatted(folder));
    }
    RunDirectory.Samples samples = run.samples();
    if (!samples.damaged().isEmpty()) {
      throw new Refusal("%s: %s; mend it by %s`touchstone run --resume %s`, then merge"
          .formatted(
              folder,
              samples.damaged().get(0).sentence(),
              samples.isMendable() ? "" : "taking that line out, and measure its fork again by ",
              folder));
    }
    for (Sample sample : samples.samples()) {
      if (!Tally.isPlanned(plan, sample)) {
        throw new Refusal(
            "%s: samples.jsonl holds a fork of %s in block %d, at position %d, and plan.json none there: they are of different runs or shards"
                .formatted(folder, sample.contestant(), sample.block(), sample.position()));
      }
    }
    return new Piece(folder, plan, shard, run.environment(), samples.samples(), run.rules());
  }

  private static void sameRun(Piece first, Piece piece) {
    same(first, piece, "number of shards", p -> p.shard().count());
    same(first, piece, "seed", p -> p.plan().seed());
    same(first, piece, "suites", p -> p.plan().suites());
    same(first, piece, "budget", p -> p.plan().budgetSeconds());
    same(first, piece, "settings of forks", p -> p.plan().fork());
    same(
        first,
        piece,
        "settings of cold starts",
        p -> p.plan().cold() == null ? "none" : p.plan().cold());
    same(first, piece, "Touchstone", p -> p.environment().commit());
    same(
        first,
        piece,
        "JDKs",
        p -> p.environment().jvms().stream()
            .map(j -> "%s of %s, %s".formatted(j.version(), j.vendor(), j.name()))
            .toList());
    same(first, piece, "libraries", p -> List.copyOf(p.environment().libraries().entrySet()));
    same(
        first,
        piece,
        "parts",
        p -> p.shard().parts().stream()
            .map(part -> "%s in shard %d".formatted(part.id(), part.shard()))
            .toList());
  }

  private static void same(Piece first, Piece piece, String what, Function<Piece, Object> value) {
    Object expected = value.apply(first);
    Object found = value.apply(piece);
    if (!expected.equals(found)) {
      throw different(first, piece, what, expected, found);
    }
  }

  private static Refusal different(
      Piece first, Piece piece, String what, Object expected, Object found) {
    return new Refusal(
        "%s and %s are of different runs: %s %s against %s; give every shard the same command but for --shard and --out"
            .formatted(
                first.folder(),
                piece.folder(),
                what,
                shown(expected, found),
                shown(found, expected)));
  }

  /** Of lists what the other does not have: what both have may be long. */
  private static String shown(Object value, Object other) {
    String text = value instanceof List<?> mine && other instanceof List<?> others
        ? mine.stream().filter(m -> !others.contains(m)).toList().toString()
        : value.toString();
    return text.length() <= 60 ? text : text.substring(0, 57) + "...";
  }

  private static void complete(List<Piece> pieces) {
    Shard shard = pieces.get(0).shard();
    Set<Integer> there = pieces.stream().map(p -> p.shard().index()).collect(Collectors.toSet());
    for (int index = 1; index <= shard.count(); index++) {
      if (!there.contains(index)) {
        int missing = index;
        throw new Refusal("shard %d/%d is missing, which has %s: run it, then merge"
            .formatted(
                index,
                shard.count(),
                shard.parts().stream()
                    .filter(part -> part.shard() == missing)
                    .map(Shard.Part::id)
                    .collect(Collectors.joining(", "))));
      }
    }
  }

  private static Whole whole(List<Piece> pieces) {
    List<Cell> cells = new ArrayList<>();
    List<Plan.Exclusion> excluded = new ArrayList<>();
    List<List<Integer>> blocks = new ArrayList<>();
    List<Sample> samples = new ArrayList<>();
    for (Piece piece : pieces) {
      add(piece, cells, excluded, blocks, samples);
    }
    Plan first = pieces.get(0).plan();
    Environment environment = new Environment(
        pieces.get(0).environment().touchstone(),
        pieces.get(0).environment().commit(),
        pieces.get(0).environment().started(),
        pieces.get(0).environment().machine(),
        pieces.get(0).environment().jvms(),
        pieces.get(0).environment().jvmFlags(),
        pieces.get(0).environment().libraries(),
        builds(pieces),
        pieces.get(0).environment().noise(),
        List.of(),
        pieces.stream().map(Merge::host).toList(),
        pieces.stream().flatMap(Merge::givenUp).toList());
    Plan plan = new Plan(
        first.format(),
        first.suites(),
        first.command(),
        first.budgetSeconds(),
        first.graceSeconds(),
        first.seed(),
        first.fork(),
        first.cold(),
        first.jdks(),
        union(pieces, p -> p.plan().contestants(), Contestant::name, Contestant::version),
        union(pieces, p -> p.plan().workloads(), Workload::id, Workload::sha256),
        cells,
        pieces.stream().flatMap(p -> p.plan().references().stream()).distinct().toList(),
        excluded,
        blocks,
        null,
        first.looks(),
        pieces.stream().flatMap(p -> p.plan().pairs().stream()).distinct().toList(),
        first.pace());
    return new Whole(
        plan,
        environment,
        List.copyOf(samples),
        pieces.stream().flatMap(p -> p.rules().stream()).findFirst());
  }

  /** Of what the machine was too slow for, its own tables: another machine has that of the cell that all of them measured. */
  private static Stream<String> givenUp(Piece piece) {
    Set<String> own = piece.plan().cells().stream()
        .filter(piece.shard()::owns)
        .map(cell -> piece.plan().group(cell).name())
        .collect(Collectors.toSet());
    return piece.environment().givenUp().stream().filter(own::contains);
  }

  /** What each contestant was on the first machine that measured it. */
  private static Map<String, String> builds(List<Piece> pieces) {
    Map<String, String> builds = new TreeMap<>();
    pieces.forEach(piece -> piece.environment().builds().forEach(builds::putIfAbsent));
    return builds;
  }

  /** Behind what is there already, block by block: a shard's forks keep their order and their block. */
  private static void add(
      Piece piece,
      List<Cell> cells,
      List<Plan.Exclusion> excluded,
      List<List<Integer>> blocks,
      List<Sample> samples) {
    Plan plan = piece.plan();
    int[] indexes = new int[plan.cells().size()];
    for (int i = 0; i < indexes.length; i++) {
      boolean own = piece.shard().owns(plan.cells().get(i));
      indexes[i] = own ? cells.size() : -1;
      if (own) {
        cells.add(plan.cells().get(i));
      }
    }
    plan.excluded().stream().filter(e -> piece.shard().owns(e.cell())).forEach(excluded::add);
    Map<String, Integer> positions = new LinkedHashMap<>();
    for (int b = 0; b < plan.blocks().size(); b++) {
      List<Integer> order = plan.blocks().get(b);
      while (blocks.size() <= b) {
        blocks.add(List.of());
      }
      List<Integer> block = new ArrayList<>(blocks.get(b));
      for (int p = 0; p < order.size(); p++) {
        if (indexes[order.get(p)] >= 0) {
          positions.put(b + " " + p, block.size());
          block.add(indexes[order.get(p)]);
        }
      }
      blocks.set(b, List.copyOf(block));
    }
    for (Sample sample : piece.samples()) {
      Integer position = positions.get(sample.block() + " " + sample.position());
      if (position != null) {
        samples.add(sample.at(sample.block(), position));
      }
    }
  }

  /**
   * What the shards have of something, each once.
   *
   * @param shown what tells two of one name apart
   * @throws Refusal when one shard has another of that name: a jar or a document that a user gave differs from machine to machine
   */
  private static <T> List<T> union(
      List<Piece> pieces,
      Function<Piece, List<T>> values,
      Function<T, String> name,
      Function<T, String> shown) {
    Map<String, T> known = new LinkedHashMap<>();
    Map<String, Piece> from = new HashMap<>();
    for (Piece piece : pieces) {
      for (T value : values.apply(piece)) {
        T other = known.putIfAbsent(name.apply(value), value);
        Piece first = from.computeIfAbsent(name.apply(value), n -> piece);
        if (other != null && !other.equals(value)) {
          throw different(first, piece, name.apply(value), shown.apply(other), shown.apply(value));
        }
      }
    }
    return List.copyOf(known.values());
  }

  private static Environment.Host host(Piece piece) {
    return new Environment.Host(
        piece.shard().index(),
        piece.environment().machine(),
        piece.environment().started(),
        piece.environment().noise(),
        calibration(piece));
  }

  private static @Nullable Double calibration(Piece piece) {
    double[] times = piece.samples().stream()
        .filter(s -> s.ok() && s.disturbed() == null)
        .filter(s -> s.of(piece.shard().calibration()) && !s.iterations().isEmpty())
        .mapToDouble(s ->
            Median.of(s.iterations().stream().mapToDouble(Iteration::wallNs).toArray()))
        .toArray();
    return times.length == 0 ? null : Median.of(times);
  }
}
