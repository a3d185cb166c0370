package streak.processor;

import java.util.List;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;
import streak.codegen.AnnotationUse;
import streak.codegen.ClassUse;

/** Finds out what adapters written by hand read and write, and compares the types of members with that. */
final class AdaptersByHand {

  private static final String ADAPTER = "streak.JsonAdapter";

  private final ProcessingEnvironment environment;
  private final TypeElement user;
  private final Types types;

  /**
   * For the members of a type.
   *
   * @param user the type in whose package the generated class will be
   */
  AdaptersByHand(ProcessingEnvironment environment, TypeElement user) {
    this.environment = environment;
    this.user = user;
    types = environment.getTypeUtils();
  }

  /** What is read and written: an adapter of another type is marked as mistaken. */
  List<AnnotationUse> ofVariable(List<AnnotationUse> annotations, TypeMirror type) {
    return annotations.stream().map(use -> checked(use, type, true)).toList();
  }

  /** A method may be for one of the two. */
  List<AnnotationUse> ofMethod(List<AnnotationUse> annotations, TypeMirror type) {
    return annotations.stream().map(use -> checked(use, type, false)).toList();
  }

  /** What a type says of itself, with what the adapters that it names read and write. */
  List<AnnotationUse> ofType(List<AnnotationUse> annotations) {
    return annotations.stream()
        .map(use -> use.adapting(
            adapter -> adapted(adapter).map(type -> UseReader.use(type, List.of(), user))))
        .toList();
  }

  private AnnotationUse checked(AnnotationUse use, TypeMirror type, boolean bothWays) {
    return use.byHand()
        .flatMap(this::adapted)
        .filter(adapted -> !fits(adapted, type, bothWays))
        .map(adapted -> use.mistaken(UseReader.use(adapted, List.of(), user)))
        .orElse(use);
  }

  private Optional<TypeMirror> adapted(ClassUse adapter) {
    return Optional.ofNullable(
            environment.getElementUtils().getTypeElement(adapter.name().qualified()))
        .flatMap(element -> adapted(element.asType()));
  }

  /** The argument of the adapter's class; empty where nobody says it. */
  private Optional<TypeMirror> adapted(TypeMirror adapter) {
    for (TypeMirror up : types.directSupertypes(adapter)) {
      DeclaredType declared = (DeclaredType) up;
      if (((TypeElement) declared.asElement()).getQualifiedName().contentEquals(ADAPTER)) {
        return declared.getTypeArguments().stream().<TypeMirror>map(a -> a).findFirst();
      }
      Optional<TypeMirror> further = adapted(up);
      if (further.isPresent()) {
        return further;
      }
    }
    return Optional.empty();
  }

  private boolean fits(TypeMirror adapted, TypeMirror type, boolean bothWays) {
    TypeMirror boxed =
        type instanceof PrimitiveType primitive ? types.boxedClass(primitive).asType() : type;
    boolean read = types.isAssignable(adapted, boxed);
    boolean written = types.isAssignable(boxed, adapted);
    return bothWays ? read && written : read || written;
  }
}
