package streak.processor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import streak.codegen.AnnotationUse;
import streak.codegen.ClassUse;
import streak.codegen.Diagnostics;
import streak.codegen.Problem;

/** The types whose adapters somebody asks for who cannot annotate them. */
final class Imports {

  static final String ANNOTATION = "streak.JsonImport";

  /** What to do about a type that nobody here can change. */
  static final String NOT_OURS =
      "; as the type is imported: import what it is made of, too, or write an adapter of it by hand";

  private final Map<String, Import> all = new HashMap<>();

  /**
   * A type that is imported.
   *
   * @param by has the annotation
   * @param as what the type's own annotation would say
   */
  record Import(TypeElement type, Element by, AnnotationUse as) {}

  /** Adds what elements ask for; of what cannot be imported, the diagnostics say why. */
  List<TypeElement> add(Set<? extends Element> asking, Elements elements, Diagnostics diagnostics) {
    List<TypeElement> added = new ArrayList<>();
    for (Element by : asking) {
      AnnotationUse use =
          AnnotationUse.find(AnnotationReader.of(by), ANNOTATION).orElseThrow();
      AnnotationUse as = use.values().get("as") instanceof AnnotationUse said
          ? said
          : new AnnotationUse(TypeReader.JSON, Map.of());
      for (String name : names(use)) {
        TypeElement type = elements.getTypeElement(name);
        Optional<String> why = type == null
            ? Optional.of("is no class of its own: name that of which it is made")
            : why(type, by, elements);
        why.ifPresent(
            w -> diagnostics.add(Problem.NOT_TO_BE_IMPORTED, by, by.getSimpleName(), name, w));
        if (type != null && why.isEmpty()) {
          all.put(name, new Import(type, by, as));
          added.add(type);
        }
      }
    }
    return added;
  }

  /** Of a class that is missing javac speaks itself. */
  private static List<String> names(AnnotationUse use) {
    return use.values().get("value") instanceof List<?> named
        ? named.stream()
            .map(each -> each instanceof ClassUse of ? of.name().qualified() : each.toString())
            .filter(name -> !name.startsWith("<"))
            .toList()
        : List.of();
  }

  /** Why there can be no adapter of a type from here; empty where there can be. */
  private Optional<String> why(TypeElement type, Element by, Elements elements) {
    Optional<Import> other = of(type).filter(each -> !each.by().equals(by));
    if (other.isPresent()) {
      return Optional.of("is imported by " + other.get().by() + ", too: keep one of the two");
    }
    if (AnnotationUse.find(AnnotationReader.of(type), TypeReader.JSON).isPresent()) {
      return Optional.of("has @Json itself, and its adapter where it was compiled: leave it out");
    }
    ModuleElement module = elements.getModuleOf(type);
    return module == null || module.isUnnamed() || module.equals(elements.getModuleOf(by))
        ? Optional.empty()
        : Optional.of("is in the module " + module.getQualifiedName()
            + ", whose packages nobody else may have classes in: write an"
            + " adapter by hand and name it with @JsonWith or @Json(with)");
  }

  Optional<Import> of(TypeElement type) {
    return of(type.getQualifiedName().toString());
  }

  Optional<Import> of(String type) {
    return Optional.ofNullable(all.get(type));
  }
}
