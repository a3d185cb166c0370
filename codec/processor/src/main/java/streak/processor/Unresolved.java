package streak.processor;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import streak.codegen.AnnotationUse;

/** Finds names that stand for nothing yet: another processor may be about to generate what they stand for. */
final class Unresolved {

  private final ProcessingEnvironment environment;
  private final Set<Element> seen = new HashSet<>();

  private Unresolved(ProcessingEnvironment environment) {
    this.environment = environment;
  }

  /** Without what such a name stands for, an adapter would be another, and nobody would notice: a supertype, an adapter by hand. */
  static boolean hides(TypeElement type, ProcessingEnvironment environment) {
    return new Unresolved(environment).hides(type);
  }

  /** There is one in a signature of the type, or of one above or below it. */
  static boolean isIn(TypeElement type, ProcessingEnvironment environment) {
    return new Unresolved(environment).isIn(type);
  }

  private boolean hides(TypeElement type) {
    return seen.add(type)
        && (related(type).anyMatch(this::isIn)
            || isInAnnotations(type)
            || type.getEnclosedElements().stream().anyMatch(this::isInAnnotations)
            || elements(related(type)).anyMatch(this::hides));
  }

  private boolean isIn(TypeElement type) {
    return seen.add(type)
        && (related(type).anyMatch(this::isIn)
            || type.getEnclosedElements().stream()
                .anyMatch(e -> !(e instanceof TypeElement) && isIn(e.asType()))
            || elements(related(type)).anyMatch(this::isIn));
  }

  /** What it extends, implements and permits. */
  private Stream<TypeMirror> related(TypeElement type) {
    return Stream.of(
            environment.getTypeUtils().directSupertypes(type.asType()),
            type.getPermittedSubclasses())
        .flatMap(Collection::stream);
  }

  private static Stream<TypeElement> elements(Stream<TypeMirror> types) {
    return types.map(t -> (TypeElement) ((DeclaredType) t).asElement());
  }

  private boolean isIn(TypeMirror type) {
    if (type instanceof ArrayType array) {
      return isIn(array.getComponentType());
    }
    if (type instanceof ExecutableType method) {
      return isIn(method.getReturnType())
          || method.getParameterTypes().stream().anyMatch(this::isIn);
    }
    if (type instanceof WildcardType wildcard) {
      return wildcard.getExtendsBound() != null && isIn(wildcard.getExtendsBound());
    }
    return type.getKind() == TypeKind.ERROR
        || (type instanceof DeclaredType declared
            && declared.getTypeArguments().stream().anyMatch(this::isIn));
  }

  // ---- annotations ----

  private boolean isInAnnotations(Element element) {
    return element.getAnnotationMirrors().stream().anyMatch(this::isIn)
        || (element instanceof ExecutableElement method
            && method.getParameters().stream().anyMatch(this::isInAnnotations));
  }

  private boolean isIn(AnnotationMirror annotation) {
    return AnnotationUse.NAMING_CLASSES.contains(annotation.getAnnotationType().toString())
        && annotation.getElementValues().entrySet().stream()
            .anyMatch(e -> isIn(e.getKey().getReturnType(), e.getValue()));
  }

  /** A class that is not there is the text "<error>". */
  private boolean isIn(TypeMirror declared, AnnotationValue value) {
    if (value.getValue() instanceof List<?> all && declared instanceof ArrayType array) {
      return all.stream().anyMatch(v -> isIn(array.getComponentType(), (AnnotationValue) v));
    }
    if (value.getValue() instanceof AnnotationMirror nested) {
      return nested.getElementValues().entrySet().stream()
          .anyMatch(e -> isIn(e.getKey().getReturnType(), e.getValue()));
    }
    return value.getValue() instanceof TypeMirror type
        ? isIn(type)
        : value.getValue() instanceof String && declared.toString().startsWith("java.lang.Class");
  }
}
