package streak.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import streak.codegen.AnnotationUse;
import streak.codegen.MethodDeclaration;
import streak.codegen.VariableDeclaration;

/** Reads the fields, components and methods of a type, as those see them who use the type with its arguments. */
final class MemberReader {

  /** What may be thrown without a word. */
  private static final List<String> UNDECLARED =
      List.of("java.lang.RuntimeException", "java.lang.Error");

  private final ProcessingEnvironment environment;
  private final TypeElement user;
  private final DeclaredType type;
  private final TypeElement element;

  /**
   * For one type.
   *
   * @param user the type in whose package the generated class will be
   */
  MemberReader(ProcessingEnvironment environment, TypeElement user, DeclaredType type) {
    this.environment = environment;
    this.user = user;
    this.type = type;
    element = (TypeElement) type.asElement();
  }

  // ---- variables ----

  /** A record's components, or fields. */
  List<VariableDeclaration> variables() {
    return element.getKind() == ElementKind.RECORD ? components() : fields();
  }

  private List<VariableDeclaration> components() {
    List<VariableDeclaration> components = new ArrayList<>();
    for (RecordComponentElement component : element.getRecordComponents()) {
      List<AnnotationUse> annotations = new ArrayList<>(AnnotationReader.of(component));
      annotations.addAll(AnnotationReader.of(component.getAccessor()));
      for (Element e : element.getEnclosedElements()) {
        if (e.getKind() == ElementKind.FIELD
            && e.getSimpleName().equals(component.getSimpleName())) {
          annotations.addAll(AnnotationReader.of(e));
        }
      }
      components.add(new VariableDeclaration(
          component.getSimpleName().toString(),
          UseReader.use(component.asType(), annotations),
          annotations,
          true,
          false,
          component));
    }
    return components;
  }

  private List<VariableDeclaration> fields() {
    List<VariableDeclaration> fields = new ArrayList<>();
    for (TypeElement each : lineage()) {
      for (VariableElement field : ElementFilter.fieldsIn(each.getEnclosedElements())) {
        boolean kept = !field.getModifiers().contains(Modifier.STATIC)
            && !field.getModifiers().contains(Modifier.TRANSIENT)
            && field.getKind() == ElementKind.FIELD;
        if (kept) {
          fields.add(variable(field, environment.getTypeUtils().asMemberOf(type, field)));
        }
      }
    }
    return fields;
  }

  private VariableDeclaration variable(VariableElement variable, TypeMirror as) {
    List<AnnotationUse> annotations = AnnotationReader.of(variable);
    return new VariableDeclaration(
        variable.getSimpleName().toString(),
        UseReader.use(as, annotations),
        annotations,
        visible(variable),
        visible(variable) && !variable.getModifiers().contains(Modifier.FINAL),
        variable);
  }

  /** The superclasses from the top, Object left out, then the type itself. */
  private List<TypeElement> lineage() {
    List<TypeElement> lineage = new ArrayList<>();
    TypeElement each = element;
    while (each != null && !each.getQualifiedName().contentEquals("java.lang.Object")) {
      lineage.add(0, each);
      each = environment.getTypeUtils().asElement(each.getSuperclass()) instanceof TypeElement up
          ? up
          : null;
    }
    return lineage;
  }

  /** True when a class in the user's package may use it. */
  private boolean visible(Element member) {
    if (member.getModifiers().contains(Modifier.PRIVATE)) {
      return false;
    }
    return member.getModifiers().contains(Modifier.PUBLIC)
        || environment
            .getElementUtils()
            .getPackageOf(member)
            .equals(environment.getElementUtils().getPackageOf(user));
  }

  // ---- methods ----

  /** Constructors first. */
  List<MethodDeclaration> methods() {
    List<MethodDeclaration> methods = new ArrayList<>();
    for (ExecutableElement constructor :
        ElementFilter.constructorsIn(element.getEnclosedElements())) {
      if (visible(constructor)) {
        methods.add(method(constructor, MethodDeclaration.CONSTRUCTOR, type));
      }
    }
    for (ExecutableElement method :
        ElementFilter.methodsIn(environment.getElementUtils().getAllMembers(element))) {
      if (visible(method) && !isObjects(method)) {
        TypeMirror result = method.getModifiers().contains(Modifier.STATIC)
            ? method.getReturnType()
            : as(method).getReturnType();
        methods.add(method(method, method.getSimpleName().toString(), result));
      }
    }
    return methods;
  }

  private ExecutableType as(ExecutableElement method) {
    return (ExecutableType) environment.getTypeUtils().asMemberOf(type, method);
  }

  private static boolean isObjects(ExecutableElement method) {
    return method.getEnclosingElement() instanceof TypeElement owner
        && owner.getQualifiedName().contentEquals("java.lang.Object");
  }

  private MethodDeclaration method(ExecutableElement method, String name, TypeMirror result) {
    boolean isStatic = method.getModifiers().contains(Modifier.STATIC);
    List<? extends TypeMirror> types = isStatic
        ? ((ExecutableType) method.asType()).getParameterTypes()
        : as(method).getParameterTypes();
    List<AnnotationUse> annotations = AnnotationReader.of(method);
    return new MethodDeclaration(
        name,
        UseReader.use(result, annotations),
        IntStream.range(0, types.size())
            .mapToObj(i -> variable(method.getParameters().get(i), types.get(i)))
            .toList(),
        isStatic,
        method.getModifiers().contains(Modifier.ABSTRACT),
        annotations,
        thrown(method),
        method);
  }

  /** A method's own type parameter is what its caller makes of it: nothing that has to be caught. */
  private List<String> thrown(ExecutableElement method) {
    return method.getThrownTypes().stream()
        .filter(t -> t instanceof DeclaredType && !UNDECLARED.stream().anyMatch(u -> isA(t, u)))
        .map(TypeMirror::toString)
        .toList();
  }

  private boolean isA(TypeMirror type, String name) {
    TypeElement up = environment.getElementUtils().getTypeElement(name);
    return environment.getTypeUtils().isSubtype(type, up.asType());
  }
}
