package streak.processor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;
import streak.codegen.AnnotationUse;
import streak.codegen.ClassUse;
import streak.codegen.TypeName;

/** Reads annotations, whoever's they are: none of them has to be on the processor's own path. */
final class AnnotationReader {

  private AnnotationReader() {}

  /** What stands there, then what these annotations imply. */
  static List<AnnotationUse> of(AnnotatedConstruct annotated) {
    Element from = annotated instanceof Element element ? packageOf(element) : null;
    return of(annotated, from, new HashSet<>());
  }

  /** The same of what a type has or inherits: classes that are named there are had from the type's package. */
  static List<AnnotationUse> ofMember(Element member, TypeElement user) {
    return of(member, packageOf(user), new HashSet<>());
  }

  private static List<AnnotationUse> of(
      AnnotatedConstruct annotated, @Nullable Element from, Set<Element> lookedInto) {
    List<AnnotationUse> uses = own(annotated, from);
    for (AnnotationMirror mirror : annotated.getAnnotationMirrors()) {
      Element type = mirror.getAnnotationType().asElement();
      // An annotation may stand on itself.
      if (use(mirror, from).mayImply() && lookedInto.add(type)) {
        List<AnnotationUse> onType = own(type, from);
        uses.addAll(
            AnnotationUse.isBundle(onType)
                ? of(type, from, lookedInto)
                : AnnotationUse.implied(onType));
        lookedInto.remove(type);
      }
    }
    return uses;
  }

  private static List<AnnotationUse> own(AnnotatedConstruct annotated, @Nullable Element from) {
    List<AnnotationUse> uses = new ArrayList<>();
    annotated.getAnnotationMirrors().forEach(mirror -> uses.add(use(mirror, from)));
    return uses;
  }

  /** The two are in one package. */
  static boolean isInPackageOf(Element one, Element other) {
    return Objects.equals(packageOf(one), packageOf(other));
  }

  private static @Nullable Element packageOf(Element element) {
    Element each = element;
    while (each != null && !(each instanceof PackageElement)) {
      each = each.getEnclosingElement();
    }
    return each;
  }

  /** A type's own, then those that it inherits and has none like: of each type, its interfaces' go before its superclass's, as with Jackson. */
  static List<AnnotationUse> ofType(TypeElement type) {
    List<AnnotationUse> all = new ArrayList<>(of(type));
    inherit(type, all);
    return AnnotationUse.counting(all);
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

  private static AnnotationUse use(AnnotationMirror mirror, @Nullable Element from) {
    Map<String, Object> values = new HashMap<>();
    mirror
        .getElementValues()
        .forEach((element, value) ->
            values.put(element.getSimpleName().toString(), plain(value.getValue(), from)));
    TypeElement type = (TypeElement) mirror.getAnnotationType().asElement();
    return new AnnotationUse(type.getQualifiedName().toString(), values);
  }

  /** As a class in the package {@code from} has one. */
  private static ClassUse.Instance instance(TypeElement type, @Nullable Element from) {
    if (!TypeReader.isReachable(type) || (from != null && !TypeReader.isVisible(type, from))) {
      return ClassUse.Instance.NONE;
    }
    if (ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .anyMatch(f -> isOnly(f, type))) {
      return ClassUse.Instance.ONLY;
    }
    Set<Modifier> modifiers = type.getModifiers();
    boolean near = from == null || from.equals(packageOf(type));
    boolean made = !modifiers.contains(Modifier.ABSTRACT)
        && ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
            .filter(c -> c.getParameters().isEmpty())
            .map(ExecutableElement::getModifiers)
            .anyMatch(m -> m.contains(Modifier.PUBLIC) || (near && !m.contains(Modifier.PRIVATE)));
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

  private static Object plain(Object value, @Nullable Element from) {
    if (value instanceof List<?> list) {
      return list.stream()
          .map(v -> plain(((AnnotationValue) v).getValue(), from))
          .toList();
    }
    if (value instanceof VariableElement constant) {
      return constant.getSimpleName().toString();
    }
    if (value instanceof DeclaredType type && type.asElement() instanceof TypeElement element) {
      return new ClassUse(UseReader.name(element), instance(element, from));
    }
    if (value instanceof PrimitiveType type) {
      return new ClassUse(new TypeName("", type.toString()), ClassUse.Instance.NONE);
    }
    if (value instanceof AnnotationMirror nested) {
      return use(nested, from);
    }
    return value instanceof Boolean || value instanceof Integer ? value : value.toString();
  }
}
