package touchstone.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import touchstone.harness.Planner;
import touchstone.harness.Refusal;
import touchstone.model.Cell;

/** Every {@code touchstone run} that the documents and the help show has a budget for what it is to measure. */
class DocumentedCommandsTest {

  private static final Path ROOT = Path.of(System.getProperty("touchstone.root"));
  private static final String HOME = "touchstone.home";
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** A word as a shell has it, and the one blank before it: two begin what a document says of the command. */
  private static final String WORD = " (?:'[^'\\n]*'|\"[^\"\\n]*\"|[^\\s'\"`])+";

  private static final String RUN = "./touchstone run";

  private static final Pattern COMMAND = Pattern.compile(Pattern.quote(RUN) + "(?:" + WORD + ")*");

  /** What stands for something that only the reader has: a number, as of a machine. */
  private static final Pattern VARIABLE =
      Pattern.compile("\\$\\(\\(.*?\\)\\)|\\$\\{\\{.*?\\}\\}|\\$[A-Z_]+");

  @TempDir
  static Path home;

  /** A lab as it is when all is built, with everybody's claims and nothing else: nobody is started. */
  @BeforeAll
  static void claims() throws IOException {
    for (Path library : folders("lab/contestants")) {
      Path file = library.resolve("src/main/resources/META-INF/touchstone/contestants.json");
      if (Files.exists(file)) {
        JsonNode claims = MAPPER.readTree(file.toFile());
        // Jars that are not here.
        claims
            .get("contestants")
            .forEach(c -> ((ObjectNode) c).remove(List.of("without", "buffers")));
        jar(ROOT.relativize(library).resolve("target/lib/claims.jar"), claims);
      }
    }
    for (Path runner : folders("lab/foreign")) {
      ObjectNode manifest =
          (ObjectNode) MAPPER.readTree(runner.resolve("runner.json").toFile());
      // As on a machine that has all of it.
      manifest.putArray("needs");
      Path folder = Files.createDirectories(home.resolve(ROOT.relativize(runner)));
      MAPPER.writeValue(folder.resolve("runner.json").toFile(), manifest);
    }
    jar(Path.of("lab/fork/target/lib/fork.jar"), MAPPER.createObjectNode());
    for (String feature : List.of("17", "25")) {
      Path jdk =
          Files.createDirectories(home.resolve("jdk-" + feature).resolve("bin")).getParent();
      Path java = Files.createFile(jdk.resolve("bin/java"));
      assertTrue(java.toFile().setExecutable(true));
      Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"" + feature + "\"\n");
    }
    System.setProperty(HOME, home.toString());
  }

  @AfterAll
  static void over() {
    System.clearProperty(HOME);
  }

  private static List<Path> folders(String parent) throws IOException {
    try (Stream<Path> found = Files.list(ROOT.resolve(parent))) {
      return found.filter(Files::isDirectory).sorted().toList();
    }
  }

  private static void jar(Path place, JsonNode claims) throws IOException {
    Path file = home.resolve(place);
    Files.createDirectories(file.getParent());
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream jar = new JarOutputStream(out)) {
      jar.putNextEntry(
          new JarEntry(claims.isEmpty() ? "empty" : "META-INF/touchstone/contestants.json"));
      jar.write(claims.toString().getBytes(StandardCharsets.UTF_8));
    }
  }

  private static List<String> commands(String text) {
    return COMMAND.matcher(text).results().map(MatchResult::group).toList();
  }

  private static String read(Path document) throws IOException {
    return Files.readString(document);
  }

  /** What the command would measure on machines that have both JDKs. */
  private static Planner.Choice choice(String command) throws IOException, InterruptedException {
    String known = Pattern.compile("\"\\$JDK_(\\d+)\"")
        .matcher(command)
        .replaceAll(
            m -> Matcher.quoteReplacement(home.resolve("jdk-" + m.group(1)).toString()));
    List<String> words = new ArrayList<>();
    Matcher word = Pattern.compile(WORD).matcher(VARIABLE.matcher(known).replaceAll("1"));
    word.region(RUN.length(), word.regionEnd());
    while (word.find()) {
      words.add(word.group().substring(1).replaceAll("['\"]", ""));
    }
    // A jar that is not here.
    for (int at = words.indexOf("--library-jar"); at >= 0; at = words.indexOf("--library-jar")) {
      words.subList(at, at + 2).clear();
    }
    if (words.contains("--contestants")) {
      // Contestants that are not here: those that are play their part.
      for (String option : List.of("--contestants", "--only")) {
        int at = words.indexOf(option);
        if (at >= 0) {
          words.subList(at, at + 2).clear();
        }
      }
    }
    int document = words.indexOf("--document");
    if (document >= 0) {
      words.set(document + 1, ROOT.resolve("samples/own/order.json").toString());
    }
    int threads = words.indexOf("--threads");
    if (threads >= 0) {
      // Processors that may not be here.
      words.set(threads + 1, "1");
    }
    if (!words.contains("--jdk")) {
      // The newest has most contestants.
      words.addAll(List.of("--jdk", home.resolve("jdk-25").toString()));
    }
    RunCommand run = new RunCommand(new Interruption());
    new CommandLine(run).parseArgs(words.toArray(String[]::new));
    return run.choice();
  }

  private static void refusesNone(String where, String text, int least)
      throws IOException, InterruptedException {
    List<String> commands =
        commands(text).stream().filter(command -> !command.contains("--resume")).toList();
    assertTrue(commands.size() >= least, where + " shows only " + commands);
    for (String command : commands) {
      try {
        assertTrue(!choice(command).cells().isEmpty(), command);
      } catch (Refusal | CommandLine.ParameterException e) {
        fail(where + ": `" + command + "`: " + e.getMessage());
      }
    }
  }

  @Test
  void noCommandOfADocumentIsRefused() throws IOException, InterruptedException {
    refusesNone("README.md", read(ROOT.resolve("README.md")), 13);
    refusesNone("README.zh-CN.md", read(ROOT.resolve("README.zh-CN.md")), 13);
    StringBuilder guides = new StringBuilder();
    try (Stream<Path> files = Files.walk(ROOT.resolve("docs"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".md")).toList()) {
        guides.append(read(file)).append('\n');
      }
    }
    refusesNone("docs", guides.toString(), 18);
  }

  /** The examples of a command's help, as a document has them. */
  private static String help(Class<?> command) {
    return Stream.of(command.getAnnotation(CommandLine.Command.class).footer())
        .filter(line -> line.startsWith("  touchstone "))
        .map(line -> "./" + line.strip())
        .collect(Collectors.joining("\n"));
  }

  @Test
  void noCommandOfTheHelpIsRefused() throws IOException, InterruptedException {
    for (Class<?> command : List.of(RunCommand.class, CompareCommand.class, MergeCommand.class)) {
      refusesNone(command.getSimpleName(), help(command), 1);
    }
  }

  @Test
  void whatLooksAtOneJdkRefusesTwoAndItsHelpSaysSo() {
    String[] two = {
      "--jdk",
      home.resolve("jdk-17").toString(),
      "--jdk",
      home.resolve("jdk-25").toString()
    };
    Interruption interruption = new Interruption();
    for (Object command :
        List.of(new ProbeCommand(interruption), new ValidateCommand(interruption))) {
      CommandLine line = new CommandLine(command);
      String refusal = assertThrows(
              CommandLine.OverwrittenOptionException.class, () -> line.parseArgs(two))
          .getMessage();
      assertEquals("option '--jdk' (HOME) should be specified only once", refusal);
      String help = line.getUsageMessage().replaceAll("\\s+", " ");
      assertTrue(help.contains("[--jdk=HOME] "), help);
      assertTrue(help.contains("The JDK to look at."), help);
    }
    for (Object command :
        List.of(new RunCommand(interruption), new VerifyCommand(interruption), new ListCommand())) {
      CommandLine line = new CommandLine(command);
      line.parseArgs(two);
      assertTrue(line.getUsageMessage().contains("[--jdk=HOME]..."), line::getUsageMessage);
    }
  }

  private static Planner.Choice readme(String start) throws IOException, InterruptedException {
    List<String> found = commands(read(ROOT.resolve("README.md"))).stream()
        .filter(command -> command.startsWith(RUN + " " + start))
        .toList();
    assertEquals(1, found.size(), found::toString);
    return choice(found.get(0));
  }

  private static <T> Set<T> all(Planner.Choice choice, Function<Cell, T> what) {
    return choice.cells().stream().map(what).collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void whatTheReadmeSaysOfACommandIsInItsBudget() throws IOException, InterruptedException {
    assertEquals(
        Set.of("users-tiny", "users-medium", "users-large"), all(readme("sizes"), Cell::workload));
    assertEquals(Set.of(false, true), all(readme("sizes"), Cell::isCold));
    Planner.Choice values = readme("values");
    assertEquals(8, all(values, Cell::workload).size());
    assertTrue(
        all(values, Cell::contestant)
            .containsAll(Set.of("streak-lazy-tree", "aeson-lazy", "keyvec", "serde-json-value")),
        values::toString);
    Planner.Choice datatypes = readme("datatypes");
    assertEquals(Set.of("d", "bigrecord", "bigproduct", "bigsum"), all(datatypes, Cell::workload));
    assertEquals(
        Set.of("read-bytes", "read-tree", "write-bytes", "write-tree"),
        all(datatypes, cell -> cell.operation().id()));
    assertTrue(
        all(readme("everyday"), Cell::contestant)
            .containsAll(
                Set.of("streak-generated", "jackson3", "fastjson2", "fory", "jsoniter-scala")),
        () -> "everyday");
    assertEquals(Set.of("everyday"), all(readme("everyday"), Cell::workload));
    Matcher more = Pattern.compile("run everyday .* with (--budget \\S+) also one document again")
        .matcher(read(ROOT.resolve("README.md")));
    assertTrue(more.find());
    assertEquals(
        Set.of("everyday", "everyday/again"),
        all(choice(RUN + " everyday " + more.group(1)), Cell::workload));
    assertEquals(List.of(), readme("--workload").leftOut());
    assertEquals(Set.of(17, 25), all(readme("--jdk"), Cell::jdk));
  }

  @Test
  void whatTheHelpSaysOfACommandIsInItsBudget() throws IOException, InterruptedException {
    for (String command : commands(help(RunCommand.class))) {
      if (command.contains("sizes")) {
        assertEquals(3, all(choice(command), Cell::workload).size(), command);
      }
      if (command.contains("--workload")) {
        assertEquals(List.of(), choice(command).leftOut(), command);
      }
    }
  }
}
