package streak.codegen;

import java.util.ArrayList;
import java.util.List;

/** Collects everything that is wrong with a type, so that one compilation shows all of it. */
public final class Diagnostics {

  /** What can be done for a member whose type has no adapter. */
  static final String BY_HAND =
      ", or write an adapter by hand and name it with @JsonWith or @Json(with)";

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

  /** Says that a type that somebody else has compiled lacks the adapter that a generated class would call. */
  void missing(Dialect dialect, TypeName type, Object origin, String where, String otherwise) {
    String adapter = dialect.qualifiedAdapter(type);
    add(Problem.ADAPTER_MISSING, origin, where, adapter, dialect.madeBy(), otherwise);
  }

  static String name(MethodDeclaration method) {
    return method.isConstructor() ? "the constructor" : "'" + method.name() + "'";
  }

  public List<Diagnostic> all() {
    return List.copyOf(found);
  }
}
