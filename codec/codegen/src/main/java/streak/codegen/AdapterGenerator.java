package streak.codegen;

import java.util.Optional;

/** Makes adapters: from the model of a type to a source file, or to diagnostics. */
public final class AdapterGenerator {

  private final boolean generatedAnnotation;

  /**
   * Says what the compilation offers.
   *
   * @param generatedAnnotation it can see {@code javax.annotation.processing.Generated}
   */
  public AdapterGenerator(boolean generatedAnnotation) {
    this.generatedAnnotation = generatedAnnotation;
  }

  /**
   * A source file.
   *
   * @param name qualified, of the class in it
   * @param parameters adapters that the class's constructor takes: one for each of the type's own parameters
   */
  public record Generated(String name, String text, int parameters) {}

  /** The adapter of a type; empty when something is wrong with it, which is added to the diagnostics. */
  public Optional<Generated> generate(TypeDeclaration type, Diagnostics diagnostics) {
    return new Planner(type, diagnostics)
        .plan()
        .map(plan -> new Generated(
            type.name().qualifiedAdapter(),
            new AdapterPrinter(plan, generatedAnnotation).print(),
            plan.parameters().size()));
  }
}
