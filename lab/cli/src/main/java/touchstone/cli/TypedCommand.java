package touchstone.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import touchstone.harness.Refusal;
import touchstone.report.Words;
import touchstone.typed.TypedContestants;
import touchstone.workloads.OwnDocument;

/** {@code touchstone typed}. */
@Command(
    name = "typed",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description =
        "Makes a type for a document of your own, and a contestant of each library that reads and writes such types.",
    footerHeading = "%n",
    footer = {
      "`touchstone run --document` has trees read a document of your own; programs mostly read it into a type. "
          + "This writes records that hold what the document holds, a class for each library that uses it as its "
          + "documentation says, and compiles both. All of it is source to be looked at, and to be taken over into "
          + "a folder like samples/own where your program's own types are to be measured (docs/own.md).",
      "",
      "  touchstone typed order.json",
      "  touchstone run --document typed/order/order.json --contestants typed/order",
      "",
      "Of several documents, in a file that ends in .ndjson or .jsonl, the type holds all. A member that some objects "
          + "lack is null in the document that is measured, which stands beside the contestants. A member that is a string "
          + "here and a number there has no type: it is left out of both, and named."
    })
final class TypedCommand implements Callable<Integer> {

  /** So many places of a document are named of which there are more of a sort. */
  private static final int SHOWN = 10;

  /** A document, and where it was read. */
  record Brought(Path file, OwnDocument document) {}

  /** Reads it. */
  static final class Reading implements CommandLine.ITypeConverter<Brought> {
    @Override
    public Brought convert(String file) {
      return new Brought(Paths.of(file), new Lab.Own().convert(file));
    }
  }

  @Parameters(
      paramLabel = "FILE",
      converter = Reading.class,
      description =
          "A JSON document, an object with members or an array or a map of them, or an .ndjson or .jsonl file with one on each line.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Brought brought;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "A new or empty folder, for --contestants. Unless given, one below typed, named after the document.")
  private @Nullable Path out;

  @Override
  public Integer call() throws IOException {
    String id = brought.document().workload().id();
    Path folder = out == null ? Path.of("typed", id) : out;
    OutFolder.makeEmpty(folder);
    TypedContestants.Made made = make(folder);
    made.types()
        .ifPresent(types ->
            System.out.printf("A type of %s: %s%n", Words.count(made.records(), "record"), types));
    System.out.printf("Contestants: %s%n", String.join(", ", made.contestants()));
    made.leftOut().forEach((library, why) -> System.out.printf("Without %s: %s%n", library, why));
    if (made.added() > 0) {
      System.out.printf(
          "%s that some objects lack, and that are null where they lack them: %s%n",
          Words.count(made.added(), "member"), made.document());
    }
    if (made.removed() > 0) {
      System.out.printf(
          "%s left out of %s, because a member of a Java type is of one kind:%n",
          Words.count(made.removed(), "member"), made.document());
      made.mixed().stream().limit(SHOWN).forEach(mixed -> System.out.printf("  %s%n", mixed));
      if (made.mixed().size() > SHOWN) {
        System.out.printf("  and %s more like these%n", made.mixed().size() - SHOWN);
      }
    }
    if (made.contestants().isEmpty()) {
      return Failures.FOUND_WRONG;
    }
    List<String> own =
        List.of("--document", made.document().toString(), "--contestants", folder.toString());
    System.out.printf(
        "%nAre they right, and how fast are they?%n  touchstone %s%n  touchstone %s%n",
        Typed.words(Stream.concat(
                Stream.of("verify"), Stream.concat(own.stream(), Stream.of("--only", "*-" + id)))
            .toList()),
        Typed.words(Stream.concat(Stream.of("run"), own.stream()).toList()));
    return Failures.DONE;
  }

  private TypedContestants.Made make(Path folder) throws IOException {
    if (!TypedContestants.hasCompiler()) {
      throw new Refusal(
          "types are compiled, and this is a Java runtime without a compiler: give JAVA_HOME the home of a JDK");
    }
    try {
      return TypedContestants.make(
          brought.document(), brought.file(), Lab.home(), new Lab().catalog().versions(), folder);
    } catch (IllegalArgumentException e) {
      throw new Refusal("%s has no type: %s".formatted(brought.file(), e.getMessage()));
    }
  }
}
