package streak.processor;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import streak.codegen.Access.Kind;
import streak.codegen.ValueAccessor;
import streak.codegen.ValueAccessor.Reach;

/** Reads what could say what an enum's constants are called. */
final class ValueAccessors {

  private ValueAccessors() {}

  /** The enum's own, then those of its interfaces. */
  static List<ValueAccessor> of(TypeElement type) {
    List<ValueAccessor> accessors = new ArrayList<>();
    add(type, accessors);
    return accessors;
  }

  private static void add(TypeElement type, List<ValueAccessor> accessors) {
    for (Element each : type.getEnclosedElements()) {
      if (isOne(each)) {
        accessors.add(accessor(each));
      }
    }
    for (TypeMirror up : type.getInterfaces()) {
      if (up instanceof DeclaredType declared && declared.asElement() instanceof TypeElement e) {
        add(e, accessors);
      }
    }
  }

  /** A field of an object, or a method that asks one for something. */
  static boolean isOne(Element member) {
    boolean method = member instanceof ExecutableElement e && e.getParameters().isEmpty();
    return !member.getModifiers().contains(Modifier.STATIC)
        && (member.getKind() == ElementKind.FIELD
            || (member.getKind() == ElementKind.METHOD && method));
  }

  private static ValueAccessor accessor(Element member) {
    boolean throwing =
        member instanceof ExecutableElement method && !method.getThrownTypes().isEmpty();
    TypeMirror type =
        member instanceof ExecutableElement method ? method.getReturnType() : member.asType();
    Reach reach = member.getModifiers().contains(Modifier.PRIVATE)
        ? Reach.NOBODY
        : member.getModifiers().contains(Modifier.PUBLIC) ? Reach.ALL : Reach.PACKAGE;
    return ValueAccessor.of(
        member.getKind() == ElementKind.FIELD ? Kind.FIELD : Kind.METHOD,
        member.getSimpleName().toString(),
        isString(type) && !throwing,
        reach,
        AnnotationReader.of(member),
        member);
  }

  private static boolean isString(TypeMirror type) {
    return type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element
        && element.getQualifiedName().contentEquals("java.lang.String");
  }
}
