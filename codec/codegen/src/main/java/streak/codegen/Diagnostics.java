package streak.codegen;

import java.util.ArrayList;
import java.util.List;

/** Collects everything that is wrong with a type, so that one compilation shows all of it. */
public final class Diagnostics {

  private final List<Diagnostic> found = new ArrayList<>();

  /**
   * Something wrong.
   *
   * @param message begins with the problem's id
   * @param origin of the declaration that it is about
   */
  public record Diagnostic(Problem problem, String message, Object origin) {}

  public void add(Problem problem, Object origin, Object... names) {
    found.add(new Diagnostic(problem, problem.message(names), origin));
  }

  /** Says so when a method that a generated class would call throws what that does not declare. */
  void called(MethodDeclaration method, TypeName owner) {
    if (!method.thrown().isEmpty()) {
      add(
          Problem.CHECKED_EXCEPTION,
          method.origin(),
          name(method),
          owner.nested(),
          String.join(", ", method.thrown()));
    }
  }

  static String name(MethodDeclaration method) {
    return method.isConstructor() ? "the constructor" : "'" + method.name() + "'";
  }

  public List<Diagnostic> all() {
    return List.copyOf(found);
  }
}
