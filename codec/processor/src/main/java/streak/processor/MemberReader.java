package streak.processor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
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
  private final AdaptersByHand byHand;

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
    byHand = new AdaptersByHand(environment, user);
  }

  // ---- variables ----

  /** A record's components, or fields. */
  List<VariableDeclaration> variables() {
    return element.getKind() == ElementKind.RECORD ? components() : fields();
  }

  private List<VariableDeclaration> components() {
    List<VariableDeclaration> components = new ArrayList<>();
    for (RecordComponentElement component : element.getRecordComponents()) {
      List<AnnotationUse> annotations = new ArrayList<>(AnnotationReader.ofMember(component, user));
      ExecutableElement accessor = component.getAccessor();
      if (accessor != null) { // as of a name that javac is about to refuse
        annotations.addAll(said(accessor));
      }
      for (Element e : element.getEnclosedElements()) {
        if (e.getKind() == ElementKind.FIELD
            && e.getSimpleName().equals(component.getSimpleName())) {
          annotations.addAll(AnnotationReader.ofMember(e, user));
        }
      }
      components.add(new VariableDeclaration(
          component.getSimpleName().toString(),
          UseReader.use(component.asType(), annotations, user),
          byHand.ofVariable(annotations, component.asType()),
          true,
          true,
          component));
    }
    return components;
  }

  private List<VariableDeclaration> fields() {
    List<VariableDeclaration> fields = new ArrayList<>();
    for (TypeElement each : lineage()) {
      boolean unmarked = TypeReader.isNullMarked(element) && !TypeReader.isNullMarked(each);
      for (VariableElement field : ElementFilter.fieldsIn(each.getEnclosedElements())) {
        boolean kept = !field.getModifiers().contains(Modifier.STATIC)
            && !field.getModifiers().contains(Modifier.TRANSIENT)
            && field.getKind() == ElementKind.FIELD;
        if (kept) {
          VariableDeclaration variable = field(field);
          fields.add(unmarked ? variable.withType(variable.type().unmarked()) : variable);
        }
      }
    }
    return fields;
  }

  private VariableDeclaration field(VariableElement field) {
    return variable(
        field,
        environment.getTypeUtils().asMemberOf(type, field),
        visible(field),
        field.getModifiers().contains(Modifier.FINAL));
  }

  private VariableDeclaration variable(
      VariableElement variable, TypeMirror as, boolean visible, boolean isFinal) {
    List<AnnotationUse> annotations =
        byHand.ofVariable(AnnotationReader.ofMember(variable, user), as);
    return new VariableDeclaration(
        variable.getSimpleName().toString(),
        UseReader.use(as, variable.asType(), annotations, user),
        annotations,
        visible,
        isFinal,
        variable);
  }

  private VariableDeclaration parameter(
      VariableElement parameter, TypeMirror as, boolean ofStatic) {
    boolean held = lineage().stream()
        .flatMap(each -> ElementFilter.fieldsIn(each.getEnclosedElements()).stream())
        .filter(field -> field.getSimpleName().equals(parameter.getSimpleName()))
        .map(field -> environment.getTypeUtils().asMemberOf(type, field))
        .allMatch(field -> holds(field, as, ofStatic));
    return variable(parameter, as, held, true);
  }

  /** The parameters of a static method have type parameters of their own. */
  private boolean holds(TypeMirror field, TypeMirror parameter, boolean ofStatic) {
    Types types = environment.getTypeUtils();
    return ofStatic
        ? types.isAssignable(types.erasure(field), types.erasure(parameter))
        : types.isAssignable(field, parameter);
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
    if (member.getModifiers().contains(Modifier.PRIVATE) || isHidden(member)) {
      return false;
    }
    Elements elements = environment.getElementUtils();
    return member.getModifiers().contains(Modifier.PUBLIC)
        || (elements.getPackageOf(member).equals(elements.getPackageOf(user))
            && isInherited(member));
  }

  /** A class of another package between the two hides what only its superclass's package sees. */
  private boolean isInherited(Element member) {
    Elements elements = environment.getElementUtils();
    return member.getModifiers().contains(Modifier.PROTECTED)
        || lineage().stream()
            .dropWhile(each -> !each.equals(member.getEnclosingElement()))
            .allMatch(each -> elements.getPackageOf(each).equals(elements.getPackageOf(user)));
  }

  /** A subclass has a field of the same name. */
  private boolean isHidden(Element member) {
    return member.getKind() == ElementKind.FIELD
        && lineage().stream()
            .dropWhile(each -> !each.equals(member.getEnclosingElement()))
            .skip(1)
            .flatMap(each -> ElementFilter.fieldsIn(each.getEnclosedElements()).stream())
            .anyMatch(each -> each.getSimpleName().equals(member.getSimpleName()));
  }

  // ---- methods ----

  /** Constructors first. */
  List<MethodDeclaration> methods() {
    List<MethodDeclaration> methods = new ArrayList<>();
    for (ExecutableElement constructor :
        ElementFilter.constructorsIn(element.getEnclosedElements())) {
      if (visible(constructor) || isCreator(constructor)) {
        methods.add(method(constructor, MethodDeclaration.CONSTRUCTOR, type));
      }
    }
    for (ExecutableElement method : inOrder()) {
      boolean own = element.equals(method.getEnclosingElement());
      if ((visible(method) || (own && isCreator(method)))
          && !isObjects(method)
          && (own || !method.getModifiers().contains(Modifier.STATIC))) {
        TypeMirror result = method.getModifiers().contains(Modifier.STATIC)
            ? method.getReturnType()
            : as(method).getReturnType();
        methods.add(method(method, method.getSimpleName().toString(), result));
      }
    }
    return methods;
  }

  /** The type's own methods first, as they are declared: a compiler may list them in any order. */
  private List<ExecutableElement> inOrder() {
    Map<Element, Integer> places = new HashMap<>();
    Stream.concat(Stream.of(element), supertypes().stream())
        .flatMap(each -> each.getEnclosedElements().stream())
        .forEach(member -> places.putIfAbsent(member, places.size()));
    return ElementFilter.methodsIn(environment.getElementUtils().getAllMembers(element)).stream()
        .sorted(Comparator.comparingInt(method -> places.getOrDefault(method, places.size())))
        .toList();
  }

  private static boolean isCreator(ExecutableElement method) {
    return AnnotationReader.of(method).stream().anyMatch(AnnotationUse::isCreator);
  }

  /** What an annotation says that makes the type's objects does. */
  private boolean isUsable(ExecutableElement method) {
    Set<Modifier> modifiers = method.getModifiers();
    Types types = environment.getTypeUtils();
    boolean makes = method.getKind() == ElementKind.CONSTRUCTOR
        ? !element.getModifiers().contains(Modifier.ABSTRACT)
        : modifiers.contains(Modifier.STATIC)
            && types.isSubtype(types.erasure(method.getReturnType()), types.erasure(type));
    return visible(method) && (makes || !isCreator(method));
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
    List<AnnotationUse> annotations =
        byHand.ofMethod(said(method), types.size() == 1 ? types.get(0) : result);
    Map<String, String> names = isStatic ? namesInType(method) : Map.of();
    return new MethodDeclaration(
        name,
        UseReader.use(result, method.getReturnType(), annotations, user).renamed(names),
        IntStream.range(0, types.size())
            .mapToObj(i -> parameter(method.getParameters().get(i), types.get(i), isStatic))
            .map(parameter -> parameter.withType(parameter.type().renamed(names)))
            .toList(),
        isStatic,
        method.getModifiers().contains(Modifier.ABSTRACT),
        annotations,
        isUsable(method),
        thrown(method),
        method);
  }

  /** Of a method, and of those that it overrides, the nearest first. */
  private List<AnnotationUse> said(ExecutableElement method) {
    List<AnnotationUse> said = AnnotationReader.ofMember(method, user);
    for (TypeElement up :
        method.getKind() == ElementKind.METHOD ? supertypes() : List.<TypeElement>of()) {
      for (ExecutableElement each : ElementFilter.methodsIn(up.getEnclosedElements())) {
        if (environment.getElementUtils().overrides(method, each, element)) {
          said = AnnotationUse.overriding(said, AnnotationReader.ofMember(each, user));
        }
      }
    }
    return said;
  }

  /** Superclasses and their interfaces, Object left out. */
  private Set<TypeElement> supertypes() {
    Set<TypeElement> all = new LinkedHashSet<>();
    Deque<TypeMirror> open = new ArrayDeque<>(environment.getTypeUtils().directSupertypes(type));
    while (!open.isEmpty()) {
      TypeMirror each = open.remove();
      if (environment.getTypeUtils().asElement(each) instanceof TypeElement up
          && !up.getQualifiedName().contentEquals("java.lang.Object")
          && all.add(up)) {
        open.addAll(environment.getTypeUtils().directSupertypes(each));
      }
    }
    return all;
  }

  /** A static method knows nothing of the type's parameters; its own, in the same places, stand for the same. */
  private Map<String, String> namesInType(ExecutableElement method) {
    List<? extends TypeParameterElement> own = method.getTypeParameters();
    Map<String, String> names = new HashMap<>();
    for (int i = 0; own.size() == element.getTypeParameters().size() && i < own.size(); i++) {
      names.put(
          own.get(i).getSimpleName().toString(),
          element.getTypeParameters().get(i).getSimpleName().toString());
    }
    return names;
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
