package touchstone.fork;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import touchstone.model.Iteration;
import touchstone.model.Operations;

/**
 * Measures one cell in this JVM.
 *
 * <p>Arguments: those of {@link Showing#of} and of {@link Task#of(Arguments)}, {@code least} (for how long
 * at least it works before it counts, ms), {@code settle} (the longest to wait for the JIT, ms), {@code compile} (the longest to wait, besides, until it
 * is through with the operation, ms) and {@code jit} (the file that the JVM logs to what it compiles), both absent where nobody waits for that, {@code threads} (how many
 * do the operation at once; absent where one does), {@code warmup} and {@code iterations} (counts), {@code
 * millis} (length of each), {@code baton} and {@code slice} (the socket of a {@link Baton}, and how long a turn is, ms; both absent where nobody takes turns), {@code shown} (the file for what the contestant answers when all is measured, without its ending), {@code out} (the file for the
 * answer). The answer is one JSON object: {@code jvm}, {@code settling}, {@code slices} (that make an iteration, where it took turns), {@code warmup},
 * {@code iterations}, the latter two of {@link Iteration}s as {@code samples.jsonl} holds them. No answer means failure; why is
 * on the standard error.
 */
public final class ForkMain {

  /**
   * A system property: after so many operations there is one more; 0 for never. Rows whose ratio is known are made with it, to see
   * whether they are told apart.
   */
  public static final String REPEATED = "touchstone.repeated";

  /** More than the JDK calls a method by reflection, as JMH does, before it makes a class for that: {@code sun.reflect.inflationThreshold}. */
  private static final int REHEARSED = 16;

  private ForkMain() {}

  public static void main(String[] args) throws Exception {
    Starter.endsThis();
    Arguments arguments = Arguments.parse(args);
    Showing showing = Showing.of(arguments);
    Task task = Task.of(arguments);
    int threads = arguments.find("threads") == null ? 1 : arguments.number("threads");
    Workers.begin(threads);
    List<Operations<?>> operations = open(showing, task, threads);
    List<CellBenchmark> benchmarks = prepared(operations, task);
    List<CellBenchmark> others = benchmarks.subList(1, threads);
    Yardstick.rehearse();
    // JMH's classes, those of a turn, and what they need of the platform, come before the code
    // settles: one that comes later undoes what was compiled on the ground that it was not there.
    String socket = arguments.find("baton");
    Baton baton = socket == null ? null : Baton.from(Path.of(socket));
    CellBenchmark.slices = Slices.rehearsal(baton);
    measure(threads, 1, REHEARSED, 1);
    IterationClock.WARMUP.clear();
    IterationClock.MEASURED.clear();
    Company meanwhile = new Company(others);
    Settling settling =
        Workers.get(Workers.begin(() -> Settling.run(benchmarks.get(0), meanwhile, arguments)));
    meanwhile.end();
    if (baton != null) {
      baton.settled();
    }
    Slices slices = Slices.of(arguments, baton, settling.operationMillis());
    CellBenchmark.slices = slices;
    measure(
        threads,
        arguments.number("warmup"),
        arguments.number("iterations") * slices.perIteration(),
        slices.millis());
    // It was right when it was cold and alone; that it is right by what it has learned since, as
    // the JIT has it now, and by all threads at once, is seen here.
    showing.warm(operations, task, Path.of(arguments.get("shown")));
    Files.writeString(Path.of(arguments.get("out")), answer(settling));
    // A library's left-over threads must not keep the JVM alive.
    System.exit(0);
  }

  /** The operations of each thread. */
  private static List<Operations<?>> open(Showing showing, Task task, int threads)
      throws Exception {
    List<Operations<?>> operations = new ArrayList<>();
    Operations<?> first = showing.open(task.type());
    operations.add(first);
    while (operations.size() < threads) {
      boolean shared = first.sharedByThreads(task.operation());
      operations.add(shared ? first : showing.open(task.type()));
    }
    return operations;
  }

  /** What is to be run, by each thread with documents and values of its own. */
  static List<CellBenchmark> prepared(List<Operations<?>> operations, Task task) throws Exception {
    Integer repeated = Integer.getInteger(REPEATED);
    List<Action<?>> actions = new ArrayList<>();
    for (Operations<?> own : operations) {
      Action<?> action = Action.prepare(own, task.operation(), task.source(), task.load());
      actions.add(repeated == null ? action : new Repeated<>(action, repeated));
    }
    CellBenchmark.prepared = List.copyOf(actions);
    List<CellBenchmark> benchmarks = new ArrayList<>();
    for (int i = 0; i < actions.size(); i++) {
      CellBenchmark benchmark = new CellBenchmark();
      benchmark.prepare();
      benchmarks.add(benchmark);
    }
    return benchmarks;
  }

  private static void measure(int threads, int warmup, int iterations, int millis)
      throws Exception {
    TimeValue length = TimeValue.milliseconds(millis);
    // The fork is this JVM, so JMH must start none of its own.
    Runner runner = new Runner(new OptionsBuilder()
        .include("^" + CellBenchmark.class.getName().replace(".", "\\.") + "\\.run$")
        .forks(0)
        .threads(threads)
        .mode(Mode.AverageTime)
        .timeUnit(TimeUnit.NANOSECONDS)
        .warmupIterations(warmup)
        .warmupTime(length)
        .measurementIterations(iterations)
        .measurementTime(length)
        .addProfiler(IterationClock.class)
        .verbosity(VerboseMode.SILENT)
        .shouldFailOnError(true)
        .build());
    try {
      runner.run();
    } catch (RunnerException e) {
      throw unwrapped(e);
    }
  }

  /** What an operation threw, of which JMH says only that there was something. */
  private static Exception unwrapped(RunnerException e) {
    Throwable[] thrown = e.getCause() == null ? new Throwable[0] : e.getCause().getSuppressed();
    return thrown.length == 0
        ? e
        : new IllegalStateException("the operation failed: " + thrown[0], thrown[0]);
  }

  private static String answer(Settling settling) {
    StringBuilder out = new StringBuilder("{\"jvm\":");
    JsonText.string(
        out, System.getProperty("java.vm.name") + " " + System.getProperty("java.runtime.version"));
    Slices slices = CellBenchmark.slices;
    if (slices.baton() != null) {
      out.append(",\"slices\":" + slices.perIteration());
    }
    out.append(",\"settling\":{\"millis\":" + settling.millis() + ",\"quiet\":" + settling.quiet()
        + ",\"settled\":" + settling.settled() + ",\"compiled\":" + settling.compiled() + "}");
    append(out, "warmup", IterationClock.WARMUP);
    append(
        out, "iterations", IterationClock.joined(IterationClock.MEASURED, slices.perIteration()));
    return out.append("}\n").toString();
  }

  private static void append(StringBuilder out, String name, List<Iteration> iterations) {
    out.append(",\"").append(name).append("\":[");
    String separator = "";
    for (Iteration i : iterations) {
      out.append(separator)
          .append("{\"operations\":" + i.operations())
          .append(",\"wall_ns\":" + i.wallNs())
          .append(",\"cpu_ns\":" + i.cpuNs())
          .append(",\"bytes\":" + i.bytes())
          .append(",\"process_cpu_ms\":" + i.processCpuMs())
          .append(",\"gc_count\":" + i.gcCount())
          .append(",\"gc_ms\":" + i.gcMs())
          .append(",\"jit_ms\":" + i.jitMs())
          .append(",\"classes\":" + i.classes())
          .append(",\"yardstick_ns\":" + i.yardstickNs())
          .append('}');
      separator = ",";
    }
    out.append(']');
  }
}
