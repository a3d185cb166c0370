package streak.processor;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import streak.codegen.AnnotationUse;

/**
 * What Lombok does to types. It adds members to a class while that is compiled, and makes fields private, in the course of the first round
 * and behind it: only in the second is a class as its annotations say, whichever processor comes first.
 */
final class Lombok {

  /** What adds methods that others call. */
  private static final Set<String> ADDING = Set.of(
      "lombok.AllArgsConstructor",
      "lombok.Builder",
      "lombok.Data",
      "lombok.Getter",
      "lombok.NoArgsConstructor",
      "lombok.RequiredArgsConstructor",
      "lombok.Setter",
      "lombok.Value",
      "lombok.experimental.SuperBuilder");

  /** What makes fields private. */
  private static final String FIELDS = "lombok.experimental.FieldDefaults";

  private Lombok() {}

  /** It changes the type, or one that the type extends or permits. */
  static boolean changes(TypeElement type) {
    return changes(type, new HashSet<>());
  }

  private static boolean changes(TypeElement type, Set<Element> seen) {
    return seen.add(type)
        && (isOn(type)
            || type.getEnclosedElements().stream().anyMatch(Lombok::isOn)
            || Stream.concat(
                    Stream.of(type.getSuperclass()), type.getPermittedSubclasses().stream())
                .filter(DeclaredType.class::isInstance)
                .anyMatch(each -> changes((TypeElement) ((DeclaredType) each).asElement(), seen)));
  }

  private static boolean isOn(Element element) {
    return AnnotationReader.of(element).stream()
        .anyMatch(a -> ADDING.contains(a.name()) || a.name().equals(FIELDS));
  }

  /** What should have added something to a type that has nothing of the kind; empty where Lombok has been at work. */
  static Optional<String> idle(TypeElement type) {
    Optional<String> adding = Stream.concat(Stream.of(type), type.getEnclosedElements().stream())
        .flatMap(element -> AnnotationReader.of(element).stream())
        .map(AnnotationUse::name)
        .filter(ADDING::contains)
        .findFirst();
    return adding.filter(name -> type.getEnclosedElements().stream().noneMatch(Lombok::isAdded));
  }

  private static boolean isAdded(Element member) {
    return AnnotationReader.of(member).stream()
        .anyMatch(a ->
            a.name().equals("lombok.Generated") || a.name().equals("java.lang.SuppressWarnings"));
  }
}
