package streak.processor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import streak.codegen.AnnotationUse;
import streak.codegen.ClassUse;

/** Reads annotations, whoever's they are: none of them has to be on the processor's own path. */
final class AnnotationReader {

  private AnnotationReader() {}

  static List<AnnotationUse> of(AnnotatedConstruct annotated) {
    return annotated.getAnnotationMirrors().stream().map(AnnotationReader::use).toList();
  }

  /** A type's own, then those that it inherits: of each type, its interfaces' go before its superclass's, as with Jackson. */
  static List<AnnotationUse> ofType(TypeElement type) {
    List<AnnotationUse> all = new ArrayList<>(of(type));
    inherit(type, all);
    return all;
  }

  private static void inherit(TypeElement type, List<AnnotationUse> all) {
    List<TypeMirror> supertypes = new ArrayList<>(type.getInterfaces());
    supertypes.add(type.getSuperclass());
    for (TypeMirror each : supertypes) {
      if (each instanceof DeclaredType up && up.asElement() instanceof TypeElement element) {
        of(element).stream().filter(AnnotationUse::isInherited).forEach(all::add);
        inherit(element, all);
      }
    }
  }

  private static AnnotationUse use(AnnotationMirror mirror) {
    Map<String, Object> values = new HashMap<>();
    mirror
        .getElementValues()
        .forEach((element, value) ->
            values.put(element.getSimpleName().toString(), plain(value.getValue())));
    TypeElement type = (TypeElement) mirror.getAnnotationType().asElement();
    return new AnnotationUse(type.getQualifiedName().toString(), values);
  }

  private static ClassUse.Instance instance(TypeElement type) {
    if (ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .anyMatch(f -> isOnly(f, type))) {
      return ClassUse.Instance.ONLY;
    }
    Set<Modifier> modifiers = type.getModifiers();
    boolean made = !modifiers.contains(Modifier.ABSTRACT)
        && !modifiers.contains(Modifier.PRIVATE)
        && (type.getNestingKind() == NestingKind.TOP_LEVEL || modifiers.contains(Modifier.STATIC))
        && ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
            .anyMatch(
                c -> c.getParameters().isEmpty() && !c.getModifiers().contains(Modifier.PRIVATE));
    return made ? ClassUse.Instance.MADE : ClassUse.Instance.NONE;
  }

  /** As Kotlin compiles an {@code object}. */
  private static boolean isOnly(VariableElement field, TypeElement type) {
    return field.getSimpleName().contentEquals(ClassUse.ONLY)
        && field
            .getModifiers()
            .containsAll(Set.of(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL))
        && field.asType() instanceof DeclaredType declared
        && declared.asElement().equals(type);
  }

  private static Object plain(Object value) {
    if (value instanceof List<?> list) {
      return list.stream().map(v -> plain(((AnnotationValue) v).getValue())).toList();
    }
    if (value instanceof VariableElement constant) {
      return constant.getSimpleName().toString();
    }
    if (value instanceof DeclaredType type && type.asElement() instanceof TypeElement element) {
      return new ClassUse(UseReader.name(element), instance(element));
    }
    if (value instanceof AnnotationMirror nested) {
      return use(nested);
    }
    return value instanceof Boolean || value instanceof Integer ? value : value.toString();
  }
}
