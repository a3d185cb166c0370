package streak.reflective;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.TypeVariable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import streak.codegen.AnnotationUse;
import streak.codegen.MethodDeclaration;
import streak.codegen.Names;
import streak.codegen.TypeUse;
import streak.codegen.VariableDeclaration;

/** Reads the fields, components and methods of a class, as those see them who use it with its arguments. */
final class MemberReader {

  private final Target target;
  private final Class<?> type;
  private final Class<?> user;
  private final Reading reading;

  /** A class, or interface, and what its type parameters stand for. */
  private record Ancestor(Class<?> type, Map<TypeVariable<?>, TypeUse> bindings) {}

  /**
   * For one class.
   *
   * @param user the class in whose package a generated adapter would be
   */
  MemberReader(Target target, Class<?> user, Reading reading) {
    this.target = target;
    this.type = target.type();
    this.user = user;
    this.reading = reading;
  }

  // ---- variables ----

  /** A record's components, or fields. */
  List<VariableDeclaration> variables() {
    return type.isRecord() ? components() : fields();
  }

  private List<VariableDeclaration> components() {
    List<VariableDeclaration> components = new ArrayList<>();
    for (RecordComponent component : type.getRecordComponents()) {
      List<AnnotationUse> annotations = new ArrayList<>(reading.annotations().of(component));
      annotations.addAll(said(component.getAccessor()));
      annotations.addAll(reading.annotations().of(field(component.getName())));
      TypeUse use = reading
          .uses()
          .use(component.getAnnotatedType(), annotations, target.bindings(), isNullMarked(type));
      components.add(new VariableDeclaration(
          component.getName(),
          use,
          said(component.getName(), annotations, use),
          true,
          true,
          component));
    }
    return components;
  }

  private Field field(String name) {
    try {
      return type.getDeclaredField(name);
    } catch (NoSuchFieldException e) {
      throw new LinkageError("every component has its field", e);
    }
  }

  private List<VariableDeclaration> fields() {
    List<VariableDeclaration> fields = new ArrayList<>();
    for (Ancestor owner : lineage()) {
      boolean unmarked = isNullMarked(type) && !isNullMarked(owner.type());
      for (Field field : owner.type().getDeclaredFields()) {
        boolean kept = !Modifier.isStatic(field.getModifiers())
            && !Modifier.isTransient(field.getModifiers())
            && !field.isSynthetic();
        if (kept) {
          List<AnnotationUse> annotations = reading.annotations().of(field);
          TypeUse use = reading
              .uses()
              .use(
                  field.getAnnotatedType(),
                  annotations,
                  owner.bindings(),
                  isNullMarked(owner.type()));
          fields.add(new VariableDeclaration(
              field.getName(),
              unmarked ? use.unmarked() : use,
              said(field.getName(), annotations, use),
              visible(field),
              Modifier.isFinal(field.getModifiers()),
              field));
        }
      }
    }
    return fields;
  }

  private boolean isNullMarked(Class<?> each) {
    return TypeReader.isNullMarked(each, reading.annotations());
  }

  /** Annotations, and behind them what the member is called where they say nothing. */
  private List<AnnotationUse> said(String property, List<AnnotationUse> annotations, TypeUse type) {
    List<AnnotationUse> named = new ArrayList<>(reading.byHand().ofVariable(annotations, type));
    named.add(Names.convention(reading.naming().name(user, property)));
    return named;
  }

  /** True when a class in the user's package may use it. */
  private boolean visible(Member member) {
    if (Modifier.isPrivate(member.getModifiers()) || isHidden(member)) {
      return false;
    }
    return Modifier.isPublic(member.getModifiers())
        || Objects.equals(member.getDeclaringClass().getPackage(), user.getPackage());
  }

  /** A subclass has a field of the same name. */
  private boolean isHidden(Member member) {
    Class<?> below = type;
    while (member instanceof Field && below != null && below != member.getDeclaringClass()) {
      if (Stream.of(below.getDeclaredFields())
          .anyMatch(f -> f.getName().equals(member.getName()))) {
        return true;
      }
      below = below.getSuperclass();
    }
    return false;
  }

  // ---- supertypes ----

  /** The superclasses from the top, Object left out, then the class itself; of an interface, itself. */
  private List<Ancestor> lineage() {
    List<Ancestor> lineage = new ArrayList<>();
    Map<TypeVariable<?>, TypeUse> bindings = target.bindings();
    for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
      lineage.add(0, new Ancestor(each, bindings));
      bindings =
          reading.uses().inherited(each.getAnnotatedSuperclass(), bindings, isNullMarked(each));
    }
    return lineage;
  }

  // ---- methods ----

  /** Constructors first. */
  List<MethodDeclaration> methods() {
    List<MethodDeclaration> methods = new ArrayList<>();
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      // The canonical constructor of a private record is private, and belongs to it all the same.
      boolean usable = visible(constructor) || type.isRecord() || isCreator(constructor);
      if (usable && !constructor.isSynthetic()) {
        TypeUse self = reading.uses().use(type, target.bindings());
        methods.add(method(constructor, MethodDeclaration.CONSTRUCTOR, self, target.bindings()));
      }
    }
    List<Ancestor> lineage = lineage();
    Set<List<Object>> overridden = new HashSet<>();
    for (int i = lineage.size() - 1; i >= 0; i--) {
      add(lineage.get(i), overridden, methods);
    }
    for (int i = lineage.size() - 1; i >= 0; i--) {
      ofInterfaces(lineage.get(i), overridden, methods);
    }
    return methods;
  }

  /** In the order of what they may get or set: that of their declarations is not to be had. */
  private void add(Ancestor owner, Set<List<Object>> overridden, List<MethodDeclaration> methods) {
    Method[] declared = owner.type().getDeclaredMethods();
    Arrays.sort(
        declared, Comparator.comparing(MemberReader::subject).thenComparing(Method::toString));
    for (Method method : declared) {
      boolean inherited = owner.type() != type;
      boolean own = !method.isSynthetic()
          && (visible(method) || (!inherited && isCreator(method)))
          && !(inherited && Modifier.isStatic(method.getModifiers()))
          && overridden.add(List.of(method.getName(), List.of(method.getParameterTypes())));
      if (own) {
        List<AnnotationUse> annotations = said(method);
        Map<TypeVariable<?>, TypeUse> bindings = bindings(method, owner);
        boolean marked = isNullMarked(owner.type());
        TypeUse result =
            reading.uses().use(method.getAnnotatedReturnType(), annotations, bindings, marked);
        methods.add(method(method, method.getName(), result, bindings));
      }
    }
  }

  /** {@code isOpen} and {@code setOpen} are about {@code Open}. */
  private static String subject(Method method) {
    return method
        .getName()
        .replaceFirst("^(?:is|get|set)(?=\\p{Upper})", "")
        .toLowerCase(Locale.ROOT);
  }

  /** A static method knows nothing of the class's parameters; its own, in the same places, stand for the same. */
  private Map<TypeVariable<?>, TypeUse> bindings(Method method, Ancestor owner) {
    TypeVariable<?>[] own = method.getTypeParameters();
    TypeVariable<?>[] parameters = owner.type().getTypeParameters();
    if (!Modifier.isStatic(method.getModifiers()) || own.length != parameters.length) {
      return owner.bindings();
    }
    Map<TypeVariable<?>, TypeUse> bindings = new HashMap<>();
    for (int i = 0; i < own.length; i++) {
      TypeUse argument = owner.bindings().get(parameters[i]);
      if (argument != null) {
        bindings.put(own[i], argument);
      }
    }
    return bindings;
  }

  /** What interfaces ask of the classes that implement them, or do for them. */
  private void ofInterfaces(
      Ancestor owner, Set<List<Object>> overridden, List<MethodDeclaration> methods) {
    for (AnnotatedType each : owner.type().getAnnotatedInterfaces()) {
      Ancestor up = new Ancestor(
          UseReader.raw(each),
          reading.uses().inherited(each, owner.bindings(), isNullMarked(owner.type())));
      add(up, overridden, methods);
      ofInterfaces(up, overridden, methods);
    }
  }

  private MethodDeclaration method(
      Executable method, String name, TypeUse result, Map<TypeVariable<?>, TypeUse> bindings) {
    List<VariableDeclaration> parameters = new ArrayList<>();
    boolean canonical = isCanonical(method);
    for (Parameter parameter : method.getParameters()) {
      List<AnnotationUse> annotations = reading.annotations().of(parameter);
      // A record's components have their names even where parameters have none; and their types,
      // which JDKs
      // before 21 do not see on parameters that newer compilers mark as mandated.
      RecordComponent component = canonical ? type.getRecordComponents()[parameters.size()] : null;
      String parameterName = component == null ? parameter.getName() : component.getName();
      AnnotatedType parameterType =
          component == null ? parameter.getAnnotatedType() : component.getAnnotatedType();
      TypeUse use = reading
          .uses()
          .use(parameterType, annotations, bindings, isNullMarked(method.getDeclaringClass()));
      boolean held = isHeld(parameterName, parameter.getType());
      parameters.add(new VariableDeclaration(
          parameterName, use, said(parameterName, annotations, use), held, true, parameter));
    }
    return new MethodDeclaration(
        name,
        result,
        parameters,
        Modifier.isStatic(method.getModifiers()),
        Modifier.isAbstract(method.getModifiers()),
        said(method, parameters.size() == 1 ? parameters.get(0).type() : result),
        isUsable(method),
        List.of(),
        method);
  }

  /** What a field of that name holds, if there is one, can be had as that type. */
  private boolean isHeld(String name, Class<?> taken) {
    return lineage().stream()
        .flatMap(each -> Stream.of(each.type().getDeclaredFields()))
        .filter(field -> field.getName().equals(name))
        .allMatch(field -> holds(field.getType(), taken));
  }

  /** As Java assigns one to the other. */
  private static boolean holds(Class<?> field, Class<?> taken) {
    Class<?> bare = MethodType.methodType(field).unwrap().returnType();
    if (taken.isPrimitive() && bare.isPrimitive()) {
      try {
        MethodHandles.zero(bare).asType(MethodType.methodType(taken));
        return true;
      } catch (WrongMethodTypeException e) {
        return false;
      }
    }
    Class<?> boxed = MethodType.methodType(field).wrap().returnType();
    return !taken.isPrimitive() && taken.isAssignableFrom(boxed);
  }

  private List<AnnotationUse> said(Executable method, TypeUse type) {
    Class<?> erased = method.getParameterCount() == 1
        ? method.getParameterTypes()[0]
        : method instanceof Method m ? m.getReturnType() : method.getDeclaringClass();
    List<AnnotationUse> said =
        method instanceof Method m ? said(m) : reading.annotations().of(method);
    return reading.byHand().ofMethod(said, type, erased);
  }

  /** Of a method, and of those that it overrides, the nearest first. */
  private List<AnnotationUse> said(Method method) {
    List<AnnotationUse> said = reading.annotations().of(method);
    for (Class<?> up :
        Modifier.isStatic(method.getModifiers()) ? List.<Class<?>>of() : supertypes()) {
      for (Method each : up.getDeclaredMethods()) {
        if (overrides(method, each)) {
          said = AnnotationUse.overriding(said, reading.annotations().of(each));
        }
      }
    }
    return said;
  }

  /** Type parameters of the other may stand for what the method takes. */
  private static boolean overrides(Method method, Method other) {
    Class<?>[] takes = method.getParameterTypes();
    Class<?>[] asked = other.getParameterTypes();
    return !other.equals(method)
        && !other.isSynthetic()
        && !Modifier.isStatic(other.getModifiers())
        && !Modifier.isPrivate(other.getModifiers())
        && other.getName().equals(method.getName())
        && takes.length == asked.length
        && IntStream.range(0, takes.length).allMatch(i -> asked[i].isAssignableFrom(takes[i]));
  }

  /** Superclasses and their interfaces, Object left out. */
  private Set<Class<?>> supertypes() {
    Set<Class<?>> all = new LinkedHashSet<>();
    Deque<Class<?>> open = new ArrayDeque<>(List.of(type));
    while (!open.isEmpty()) {
      Class<?> each = open.remove();
      Stream.concat(Stream.ofNullable(each.getSuperclass()), Stream.of(each.getInterfaces()))
          .filter(up -> up != Object.class && all.add(up))
          .forEach(open::add);
    }
    return all;
  }

  private boolean isCreator(Executable method) {
    return reading.annotations().of(method).stream().anyMatch(AnnotationUse::isCreator);
  }

  /** What an annotation says that makes the type's objects does. */
  private boolean isUsable(Executable method) {
    boolean makes = method instanceof Method factory
        ? Modifier.isStatic(method.getModifiers()) && type.isAssignableFrom(factory.getReturnType())
        : !Modifier.isAbstract(type.getModifiers());
    return !isCreator(method) || (visible(method) && makes);
  }

  private static boolean isCanonical(Executable method) {
    Class<?> owner = method.getDeclaringClass();
    return method instanceof Constructor<?>
        && owner.isRecord()
        && Arrays.equals(
            method.getParameterTypes(),
            Arrays.stream(owner.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new));
  }
}
