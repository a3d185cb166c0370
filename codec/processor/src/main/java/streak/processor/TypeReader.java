package streak.processor;

import java.util.ArrayList;
import java.util.List;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import streak.codegen.AnnotationUse;
import streak.codegen.ConstantDeclaration;
import streak.codegen.MethodDeclaration;
import streak.codegen.TypeDeclaration;
import streak.codegen.TypeDeclaration.Shape;
import streak.codegen.VariableDeclaration;

/** Reads one annotated type. */
final class TypeReader {

  static final String JSON = "streak.Json";

  private final ProcessingEnvironment environment;
  private final TypeElement type;

  TypeReader(ProcessingEnvironment environment, TypeElement type) {
    this.environment = environment;
    this.type = type;
  }

  TypeDeclaration read() {
    Shape shape = shape(type);
    return new TypeDeclaration(
        UseReader.name(type),
        shape,
        reachable(),
        !type.getTypeParameters().isEmpty(),
        nullMarked(),
        AnnotationReader.of(type),
        shape == Shape.RECORD ? components() : fields(),
        methods(),
        constants(type),
        shape == Shape.SEALED ? permitted(type) : List.of(),
        type);
  }

  private static Shape shape(TypeElement type) {
    if (type.getKind() == ElementKind.RECORD) {
      return Shape.RECORD;
    }
    if (type.getKind() == ElementKind.ENUM) {
      return Shape.ENUM;
    }
    if (isSealed(type)) {
      return Shape.SEALED;
    }
    boolean whole =
        type.getKind() == ElementKind.CLASS && !type.getModifiers().contains(Modifier.ABSTRACT);
    return whole ? Shape.CLASS : Shape.OTHER;
  }

  private static boolean isSealed(TypeElement type) {
    return type.getModifiers().contains(Modifier.SEALED)
        && type.getModifiers().contains(Modifier.ABSTRACT);
  }

  private boolean reachable() {
    for (Element e = type; e instanceof TypeElement each; e = each.getEnclosingElement()) {
      boolean inner = each.getNestingKind() == NestingKind.MEMBER
          && !each.getModifiers().contains(Modifier.STATIC);
      boolean local = each.getNestingKind() == NestingKind.LOCAL;
      if (inner || local || each.getModifiers().contains(Modifier.PRIVATE)) {
        return false;
      }
    }
    return true;
  }

  private boolean nullMarked() {
    for (Element e = type; e != null; e = e.getEnclosingElement()) {
      for (AnnotationUse use : AnnotationReader.of(e)) {
        if (use.simpleName().equals("NullMarked") || use.simpleName().equals("NullUnmarked")) {
          return use.simpleName().equals("NullMarked");
        }
      }
    }
    return false;
  }

  // ---- variables ----

  private List<VariableDeclaration> components() {
    List<VariableDeclaration> components = new ArrayList<>();
    for (RecordComponentElement component : type.getRecordComponents()) {
      List<AnnotationUse> annotations = new ArrayList<>(AnnotationReader.of(component));
      annotations.addAll(AnnotationReader.of(component.getAccessor()));
      for (Element e : type.getEnclosedElements()) {
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
          TypeMirror inherited =
              environment.getTypeUtils().asMemberOf((DeclaredType) type.asType(), field);
          fields.add(variable(field, inherited));
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
    TypeElement each = type;
    while (each != null && !each.getQualifiedName().contentEquals("java.lang.Object")) {
      lineage.add(0, each);
      each = environment.getTypeUtils().asElement(each.getSuperclass()) instanceof TypeElement up
          ? up
          : null;
    }
    return lineage;
  }

  /** True when a class in the type's package may use it. */
  private boolean visible(Element member) {
    if (member.getModifiers().contains(Modifier.PRIVATE)) {
      return false;
    }
    return member.getModifiers().contains(Modifier.PUBLIC)
        || environment
            .getElementUtils()
            .getPackageOf(member)
            .equals(environment.getElementUtils().getPackageOf(type));
  }

  // ---- methods ----

  private List<MethodDeclaration> methods() {
    List<MethodDeclaration> methods = new ArrayList<>();
    for (ExecutableElement constructor : ElementFilter.constructorsIn(type.getEnclosedElements())) {
      if (visible(constructor)) {
        methods.add(method(constructor, MethodDeclaration.CONSTRUCTOR, type.asType()));
      }
    }
    for (ExecutableElement method :
        ElementFilter.methodsIn(environment.getElementUtils().getAllMembers(type))) {
      if (visible(method) && !isObjects(method)) {
        methods.add(method(method, method.getSimpleName().toString(), method.getReturnType()));
      }
    }
    return methods;
  }

  private static boolean isObjects(ExecutableElement method) {
    return method.getEnclosingElement() instanceof TypeElement owner
        && owner.getQualifiedName().contentEquals("java.lang.Object");
  }

  private MethodDeclaration method(ExecutableElement method, String name, TypeMirror result) {
    return new MethodDeclaration(
        name,
        UseReader.use(result, List.of()),
        method.getParameters().stream().map(p -> variable(p, p.asType())).toList(),
        method.getModifiers().contains(Modifier.STATIC),
        AnnotationReader.of(method),
        method);
  }

  // ---- constants and subtypes ----

  static List<ConstantDeclaration> constants(TypeElement type) {
    return type.getEnclosedElements().stream()
        .filter(e -> e.getKind() == ElementKind.ENUM_CONSTANT)
        .map(e -> new ConstantDeclaration(e.getSimpleName().toString(), AnnotationReader.of(e)))
        .toList();
  }

  /** A sealed type among them stands for those that it permits. */
  private static List<TypeDeclaration.Subtype> permitted(TypeElement type) {
    List<TypeDeclaration.Subtype> subtypes = new ArrayList<>();
    for (TypeMirror each : type.getPermittedSubclasses()) {
      TypeElement element = (TypeElement) ((DeclaredType) each).asElement();
      if (isSealed(element)) {
        subtypes.addAll(permitted(element));
      } else {
        subtypes.add(new TypeDeclaration.Subtype(
            UseReader.use(each, List.of()), AnnotationReader.of(element)));
      }
    }
    return subtypes;
  }
}
