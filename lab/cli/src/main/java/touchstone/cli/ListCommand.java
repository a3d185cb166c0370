package touchstone.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import touchstone.model.Contestant;
import touchstone.model.Operation;
import touchstone.model.RunDirectory;
import touchstone.model.Workload;
import touchstone.workloads.Suites;

/** {@code touchstone list}. */
@Command(
    name = "list",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = "Shows contestants with their versions and operations, documents, and suites.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  touchstone list --only 'gson-*'",
      "      a library's contestants, and what each of them can do",
      "  touchstone list --operation read-tree --workload 'big*'",
      "      who has an operation; some documents",
      "  touchstone list --format json",
      "      for a script"
    })
final class ListCommand implements Callable<Integer> {

  /** Columns of the terminal that the name of a suite has. */
  private static final int SUITE = 15;

  @Mixin
  private final Lab lab = new Lab();

  @Option(
      names = "--jdk",
      paramLabel = "HOME",
      description =
          "Leaves out contestants that do not run on this JDK; may be given more than once, for the newest to count.")
  private List<Path> jdks = List.of();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text or json. Default: ${DEFAULT-VALUE}.")
  private Format format = Format.text;

  /** The form of {@code --format json}. */
  private record Everything(
      List<SuiteRow> suites, List<Contestant> contestants, List<Workload> workloads) {}

  private record SuiteRow(String name, String description) {}

  @Override
  public Integer call() throws IOException {
    Everything everything = new Everything(
        Lab.suites(Suites.names()).stream()
            .map(s -> new SuiteRow(s.name(), s.description()))
            .toList(),
        contestants(),
        lab.workloads());
    if (format == Format.json) {
      System.out.print(RunDirectory.toJson(everything));
    } else {
      print(everything, System.out);
    }
    return Failures.DONE;
  }

  private List<Contestant> contestants() throws IOException {
    List<Contestant> chosen = lab.contestants(lab.catalog());
    if (jdks.isEmpty()) {
      return chosen;
    }
    int newest = Collections.max(Jdks.of(jdks).keySet());
    return chosen.stream().filter(c -> c.jdk() <= newest).toList();
  }

  private static void print(Everything everything, PrintStream out) {
    out.println("Suites");
    TextTable suites = TextTable.forColumns(
        CommandLine.Help.defaultColorScheme(Ansi.OFF),
        new Column(SUITE, 2, Column.Overflow.SPAN),
        new Column(Terminal.width() - SUITE, 0, Column.Overflow.WRAP));
    everything.suites().forEach(s -> suites.addRowValues(s.name(), s.description()));
    out.print(suites);
    out.println("\nContestants");
    List<Contestant> contestants = everything.contestants();
    int library = contestants.stream().mapToInt(c -> library(c).length()).max().orElse(1);
    for (Contestant c : contestants) {
      out.printf(
          "  %-24s %-" + library + "s %-11s %s: %s%n",
          c.name(),
          library(c),
          c.binding(),
          operations(c.operations()),
          c.result().title());
    }
    out.println("\nDocuments");
    out.printf("  %-24s %10s %10s  %s%n", "", "bytes", "characters", "SHA-256");
    for (Workload w : everything.workloads()) {
      out.printf(
          Locale.ROOT,
          "  %-24s %,10d %,10d  %s%s%n",
          w.id(),
          w.bytes(),
          w.characters(),
          w.sha256(),
          set(w));
    }
  }

  private static String library(Contestant contestant) {
    return contestant.title() + " " + contestant.version();
  }

  /** Of a set how many documents there are and how long; else nothing. */
  private static String set(Workload w) {
    return w.documents() == 1
        ? ""
        : String.format(
            Locale.ROOT,
            "  %,d documents of %,d to %,d bytes, %.1f on average",
            w.documents(),
            w.shortest(),
            w.longest(),
            w.bytesPerDocument());
  }

  /** {@code read and write x string, bytes} where both directions have the same shapes; else each operation. */
  private static String operations(List<Operation> operations) {
    List<String> reads = shapes(operations, "read-");
    return reads.equals(shapes(operations, "write-"))
        ? "read, write x " + String.join(", ", reads)
        : operations.stream().map(Operation::id).collect(Collectors.joining(", "));
  }

  private static List<String> shapes(List<Operation> operations, String direction) {
    return operations.stream()
        .map(Operation::id)
        .filter(id -> id.startsWith(direction))
        .map(id -> id.substring(direction.length()))
        .toList();
  }
}
