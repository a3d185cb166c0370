package streak.processor;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import streak.codegen.AnnotationUse;
import streak.codegen.ConstantDeclaration;
import streak.codegen.TypeName;
import streak.codegen.TypeUse;
import streak.codegen.TypeUse.Form;

/** Reads types where they are used. */
final class UseReader {

  private UseReader() {}

  /**
   * The type of a declaration that has these annotations.
   *
   * @param user the type in whose package the generated class will be
   */
  static TypeUse use(TypeMirror type, List<AnnotationUse> annotations, TypeElement user) {
    return use(type, type, annotations, user);
  }

  /**
   * The same of a member of a generic type.
   *
   * @param type with the arguments of the type whose member it is, in whose place javac leaves out what is said of a type variable
   * @param declared as it stands in the source
   */
  static TypeUse use(
      TypeMirror type, TypeMirror declared, List<AnnotationUse> annotations, TypeElement user) {
    boolean nullable = annotations.stream().anyMatch(UseReader::saysNullable)
        || saysNullable(type)
        || saysNullable(declared);
    if (type.getKind().isPrimitive()) {
      String keyword = type.getKind().name().toLowerCase(Locale.ROOT);
      return new TypeUse(Form.PRIMITIVE, new TypeName("", keyword), List.of(), false, List.of());
    }
    if (type instanceof ArrayType array) {
      TypeMirror component = array.getComponentType();
      TypeMirror as = declared instanceof ArrayType d ? d.getComponentType() : component;
      List<TypeUse> element = List.of(use(component, as, List.of(), user));
      return new TypeUse(Form.ARRAY, new TypeName("", "array"), element, nullable, List.of());
    }
    if (type instanceof DeclaredType of && of.asElement() instanceof TypeElement element) {
      List<TypeUse> arguments = arguments(of, declared, user);
      if (arguments.isEmpty() && !element.getTypeParameters().isEmpty()) {
        return new TypeUse(Form.RAW, name(element), List.of(), nullable, List.of());
      }
      List<ConstantDeclaration> constants = TypeReader.constants(element);
      return new TypeUse(form(element, user), name(element), arguments, nullable, constants)
          .withComparable(isComparable(type));
    }
    if (type instanceof WildcardType wildcard && wildcard.getExtendsBound() != null) {
      TypeMirror bound = wildcard.getExtendsBound();
      TypeMirror as = declared instanceof WildcardType d && d.getExtendsBound() != null
          ? d.getExtendsBound()
          : bound;
      List<TypeUse> in = List.of(use(bound, as, List.of(), user));
      return new TypeUse(Form.WILDCARD, new TypeName("", "?"), in, nullable, List.of());
    }
    Form form = type.getKind() == TypeKind.TYPEVAR ? Form.VARIABLE : Form.OTHER;
    String text = type instanceof TypeVariable variable
        ? variable.asElement().getSimpleName().toString()
        : type.toString();
    return new TypeUse(form, new TypeName("", text), List.of(), nullable, List.of())
        .withComparable(isComparable(type));
  }

  private static List<TypeUse> arguments(DeclaredType type, TypeMirror declared, TypeElement user) {
    List<? extends TypeMirror> arguments = type.getTypeArguments();
    // Of what stands in a type variable's place, the source of the member says nothing.
    List<? extends TypeMirror> as =
        declared instanceof DeclaredType d && d.getTypeArguments().size() == arguments.size()
            ? d.getTypeArguments()
            : arguments;
    return IntStream.range(0, arguments.size())
        .mapToObj(i -> use(arguments.get(i), as.get(i), List.of(), user))
        .toList();
  }

  /** A type parameter is what it is bounded by. */
  private static boolean isComparable(TypeMirror type) {
    if (type instanceof TypeVariable variable
        && variable.asElement() instanceof TypeParameterElement parameter) {
      return parameter.getBounds().stream().anyMatch(UseReader::isComparable);
    }
    return type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element
        && (element.getQualifiedName().contentEquals("java.lang.Comparable")
            || isComparable(element.getSuperclass())
            || element.getInterfaces().stream().anyMatch(UseReader::isComparable));
  }

  private static boolean saysNullable(TypeMirror type) {
    return AnnotationReader.of(type).stream().anyMatch(UseReader::saysNullable);
  }

  private static boolean saysNullable(AnnotationUse annotation) {
    return annotation.simpleName().equals("Nullable");
  }

  private static Form form(TypeElement element, TypeElement user) {
    if (!TypeReader.isVisible(element, user)) {
      return Form.HIDDEN;
    }
    Optional<AnnotationUse> json =
        AnnotationUse.find(AnnotationReader.of(element), TypeReader.JSON);
    // What an adapter written by hand makes of its constants, their names do not tell.
    boolean byName = json.filter(a -> !a.adapters().isEmpty()).isEmpty();
    if (element.getKind() == ElementKind.ENUM && byName) {
      return Form.ENUM;
    }
    return json.isPresent() ? Form.JSON : Form.DECLARED;
  }

  static TypeName name(TypeElement type) {
    StringBuilder nested = new StringBuilder(type.getSimpleName());
    Element outer = type.getEnclosingElement();
    while (outer instanceof TypeElement) {
      nested.insert(0, outer.getSimpleName() + ".");
      outer = outer.getEnclosingElement();
    }
    while (outer != null && !(outer instanceof PackageElement)) {
      outer = outer.getEnclosingElement();
    }
    String packageName =
        outer instanceof PackageElement named ? named.getQualifiedName().toString() : "";
    return new TypeName(packageName, nested.toString());
  }
}
