package streak.codegen;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** Makes adapters: from the model of a type to source files, or to diagnostics. */
public final class AdapterGenerator {

  private final boolean generatedAnnotation;
  private final Neighbours neighbours;

  /**
   * Says what the compilation offers.
   *
   * @param generatedAnnotation it can see {@code javax.annotation.processing.Generated}
   * @param tokens it can see {@link Dialect#TOKENS_ARE_HERE}: adapters for another library's reader are wanted too
   */
  public AdapterGenerator(boolean generatedAnnotation, boolean tokens, Surroundings surroundings) {
    this.generatedAnnotation = generatedAnnotation;
    neighbours = new Neighbours(
        surroundings, tokens ? List.of(Dialect.STREAK, Dialect.TOKENS) : List.of(Dialect.STREAK));
  }

  /**
   * A source file, and what tools are told that see nothing of what is called by its name.
   *
   * @param name qualified, of the class in it
   */
  public record Generated(String name, String text, List<Resource> resources) {}

  /**
   * A file that belongs into the jar with the class.
   *
   * @param path from the root of the class output
   */
  public record Resource(String path, String text) {}

  /** The adapters of a type; none when something is wrong with it, which is added to the diagnostics. */
  public List<Generated> generate(TypeDeclaration type, Diagnostics diagnostics) {
    String name = type.name().qualified();
    if (!Stream.of(name.split("\\.")).allMatch(Words::isName)) {
      diagnostics.add(Problem.NOT_OF_JAVA, type.origin(), name);
      return List.of();
    }
    List<Generated> adapters =
        new Planner(type, diagnostics, neighbours).plan().map(this::print).orElse(List.of());
    int before = diagnostics.all().size();
    new Clashes(type, neighbours.surroundings(), diagnostics).check(adapters);
    return diagnostics.all().size() == before ? adapters : List.of();
  }

  private List<Generated> print(Plan plan) {
    List<Generated> files = new ArrayList<>();
    for (Dialect dialect : neighbours.dialects()) {
      String name = dialect.qualifiedAdapter(plan.name());
      List<String> parameters =
          Collections.nCopies(plan.parameters().size(), dialect.packageName() + ".JsonAdapter");
      AdapterPrinter printer = new AdapterPrinter(plan, generatedAnnotation, dialect);
      files.add(new Generated(
          name,
          printer.print(),
          List.of(
              ReachabilityMetadata.of(name, parameters),
              printer.rules().of(plan.name(), name, parameters))));
    }
    return files;
  }
}
