package streak.codegen;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A type's fields with the methods that get and set them. The field's name is the property's. */
final class Properties {

  /** What makes a method the getter of a property that has no field. */
  private static final Set<String> NAMING = Set.of(
      "streak.JsonName",
      "com.fasterxml.jackson.annotation.JsonProperty",
      "com.fasterxml.jackson.annotation.JsonGetter");

  private final TypeDeclaration type;
  private final Diagnostics diagnostics;

  Properties(TypeDeclaration type, Diagnostics diagnostics) {
    this.type = type;
    this.diagnostics = diagnostics;
  }

  // ---- what there is ----

  /** Of a type without fields to look at: its abstract methods that get something, and others that a builder has a step for. */
  List<VariableDeclaration> ofMethods(TypeDeclaration.BuilderDeclaration builder, String prefix) {
    return type.methods().stream()
        .filter(m ->
            isGetter(m) && (m.isAbstract() || step(builder, property(m), prefix).isPresent()))
        .map(Properties::property)
        .toList();
  }

  /** What is computed: methods that an annotation names, and that get none of the properties given. They can only be written. */
  List<VariableDeclaration> computed(List<VariableDeclaration> properties) {
    Set<String> known = new HashSet<>();
    for (VariableDeclaration property : properties) {
      getter(property).ifPresent(m -> known.add(m.name()));
      known.add(property.name());
    }
    return type.methods().stream()
        .filter(m -> isGetter(m) && !known.contains(m.name()) && isNamed(m))
        .map(Properties::property)
        .toList();
  }

  /** Refuses what is said of methods that are none of the properties' given. */
  void check(List<VariableDeclaration> properties) {
    Set<String> known = new HashSet<>();
    for (VariableDeclaration property : properties) {
      getter(property).ifPresent(m -> known.add(signature(m)));
      setter(property).ifPresent(m -> known.add(signature(m)));
    }
    for (MethodDeclaration method : type.methods()) {
      boolean looked = known.contains(signature(method))
          || method.isConstructor()
          || (isGetter(method) && isNamed(method))
          || Policies.ignored(method.annotations());
      Unheeded.ofMethod(method)
          .filter(said -> !looked)
          .ifPresent(said -> diagnostics.add(
              Problem.UNHEEDED,
              method.origin(),
              method.name(),
              type.name().nested(),
              said,
              Unheeded.BY_HAND));
    }
  }

  /** What it has in common with a method that it overrides. */
  private static String signature(MethodDeclaration method) {
    return method.name()
        + method.parameters().stream().map(p -> p.type().source()).toList();
  }

  private static boolean isNamed(MethodDeclaration method) {
    return method.annotations().stream().anyMatch(a -> NAMING.contains(a.name()));
  }

  private static boolean isGetter(MethodDeclaration method) {
    return !method.isStatic()
        && !method.isConstructor()
        && method.parameters().isEmpty()
        && !method.result().source().equals("void");
  }

  private static VariableDeclaration property(MethodDeclaration getter) {
    return new VariableDeclaration(
        propertyName(getter.name()),
        getter.result(),
        getter.annotations(),
        false,
        true,
        getter.origin());
  }

  private static String propertyName(String method) {
    int prefix = saysIs(method) ? 2 : method.startsWith("get") ? 3 : 0;
    if (prefix == 0 || method.length() == prefix || !Character.isUpperCase(method.charAt(prefix))) {
      return method;
    }
    return Character.toLowerCase(method.charAt(prefix)) + method.substring(prefix + 1);
  }

  // ---- what is said of them ----

  /** A field, with what is said on its methods. */
  VariableDeclaration withMethodsOf(VariableDeclaration field) {
    List<AnnotationUse> said = field.annotations();
    List<AnnotationUse> all = new ArrayList<>(said);
    getter(field).ifPresent(m -> all.addAll(Policies.got(m.annotations())));
    setter(field).ifPresent(m -> all.addAll(Policies.set(m.annotations())));
    List<AnnotationUse> got = said(getter(field), said);
    List<AnnotationUse> set = said(setter(field), said);
    List<AnnotationUse> left = Policies.unlessNamed(all, said, got, set);
    if (canBeSet(field) && canBeGot(field)) {
      left = Policies.unlessOneSided(left, said, got, set);
    }
    return field.withAnnotations(Names.apart(left, said, got, set, false));
  }

  /** What is said on a method; where there is none, the field takes its place. */
  private static List<AnnotationUse> said(
      Optional<MethodDeclaration> method, List<AnnotationUse> field) {
    return method.map(MethodDeclaration::annotations).orElse(field);
  }

  /** A creator's parameter, with what is said on the field of the same name and its methods. */
  VariableDeclaration withFieldOf(VariableDeclaration parameter) {
    List<AnnotationUse> all = new ArrayList<>(parameter.annotations());
    List<AnnotationUse> said = new ArrayList<>();
    boolean visible = false;
    for (VariableDeclaration field : type.variables()) {
      if (field.name().equals(parameter.name())) {
        said.addAll(field.annotations());
        visible = field.visible() && parameter.visible();
      }
    }
    all.addAll(said);
    getter(parameter).ifPresent(m -> all.addAll(Policies.got(m.annotations())));
    // Nobody calls it, but with Jackson it says of the property what the parameter does not.
    setter(parameter).ifPresent(m -> all.addAll(Policies.set(m.annotations())));
    List<AnnotationUse> got = said(getter(parameter), said);
    List<AnnotationUse> set = parameter.annotations();
    List<AnnotationUse> left =
        Policies.unlessOneSided(Policies.unlessNamed(all, said, got, set), said, got, set);
    return new VariableDeclaration(
        parameter.name(),
        parameter.type(),
        Names.apart(left, said, got, set, true),
        visible,
        true,
        parameter.origin());
  }

  // ---- how they are got and set ----

  /** What sets a property. */
  Access set(VariableDeclaration field) {
    Optional<MethodDeclaration> setter = setter(field);
    if (setter.isPresent()) {
      diagnostics.called(setter.get(), type.name());
      return Access.method(setter.get());
    }
    if (!field.settable()) {
      notSettable(
          field, "the method set" + capital(field.name()) + "(" + field.type().source() + ")");
    }
    return Access.field(field);
  }

  boolean canBeSet(VariableDeclaration field) {
    return field.settable() || setter(field).isPresent();
  }

  boolean canBeGot(VariableDeclaration field) {
    return field.visible() || getter(field).isPresent();
  }

  void notSettable(VariableDeclaration field, String cure) {
    diagnostics.add(
        Problem.NOT_SETTABLE, field.origin(), field.name(), type.name().nested(), cure);
  }

  /** What gets a property. */
  Access get(VariableDeclaration field) {
    Optional<MethodDeclaration> getter = getter(field);
    if (getter.isPresent()) {
      diagnostics.called(getter.get(), type.name());
      return Access.method(getter.get());
    }
    if (!field.visible()) {
      diagnostics.add(
          Problem.NOT_GETTABLE,
          field.origin(),
          field.name(),
          type.name().nested(),
          field.type().source() + " get" + capital(field.name()) + "()");
    }
    return Access.field(field);
  }

  private Optional<MethodDeclaration> getter(VariableDeclaration field) {
    String name = field.name();
    List<String> candidates = new ArrayList<>(accessors("get", name));
    candidates.add(name);
    if (isBoolean(field)) {
      candidates.addAll(0, accessors("is", name));
      if (saysIs(name)) {
        candidates.add(1, "get" + name.substring(2));
      }
    }
    return methods(candidates)
        .filter(m ->
            m.parameters().isEmpty() && m.result().source().equals(field.type().source()))
        .findFirst();
  }

  private Optional<MethodDeclaration> setter(VariableDeclaration field) {
    String name = field.name();
    List<String> candidates = new ArrayList<>(accessors("set", name));
    if (isBoolean(field) && saysIs(name)) {
      candidates.add("set" + name.substring(2));
    }
    Stream<MethodDeclaration> fluent = field.visible() || field.isFinal()
        ? Stream.empty()
        : methods(List.of(name)).filter(this::isFluent);
    return taking(Stream.concat(methods(candidates), fluent).toList(), field);
  }

  /** Called like a field that nobody else can set, it sets that, if it returns nothing or the object. */
  private boolean isFluent(MethodDeclaration method) {
    return method.result().source().equals("void") || method.result().name().equals(type.name());
  }

  private Stream<MethodDeclaration> methods(List<String> candidates) {
    return candidates.stream()
        .flatMap(candidate ->
            type.methods().stream().filter(m -> !m.isStatic() && m.name().equals(candidate)));
  }

  /** The method of a builder that takes a property: named like it, or with a prefix. */
  static Optional<MethodDeclaration> step(
      TypeDeclaration.BuilderDeclaration builder, VariableDeclaration property, String prefix) {
    String name = property.name();
    List<String> candidates = prefix.isEmpty()
        ? List.of(name, "set" + capital(name), "with" + capital(name))
        : List.of(prefix + capital(name), name);
    List<MethodDeclaration> steps = candidates.stream()
        .flatMap(candidate ->
            builder.methods().stream().filter(m -> !m.isStatic() && m.name().equals(candidate)))
        .toList();
    return taking(steps, property);
  }

  /** The first that takes the property's type, or else one that takes what is in it from any collection, as Lombok's do. */
  private static Optional<MethodDeclaration> taking(
      List<MethodDeclaration> methods, VariableDeclaration property) {
    List<MethodDeclaration> single =
        methods.stream().filter(m -> m.parameters().size() == 1).toList();
    return single.stream()
        .filter(m -> taken(m).source().equals(property.type().source()))
        .findFirst()
        .or(() -> single.stream()
            .filter(m -> Collections.takes(taken(m), property.type()))
            .findFirst());
  }

  private static TypeUse taken(MethodDeclaration method) {
    return method.parameters().get(0).type();
  }

  private static boolean isBoolean(VariableDeclaration field) {
    String type = field.type().source();
    return type.equals("boolean") || type.equals("java.lang.Boolean");
  }

  /** {@code isActive}: its methods are {@code isActive()} and {@code setActive(boolean)}. */
  private static boolean saysIs(String name) {
    return name.length() > 2 && name.startsWith("is") && Character.isUpperCase(name.charAt(2));
  }

  /** JavaBeans, and who writes methods by their rules, leave a first letter as it is before a capital: {@code geteMail}. */
  private static List<String> accessors(String prefix, String name) {
    return name.length() > 1 && Character.isUpperCase(name.charAt(1))
        ? List.of(prefix + capital(name), prefix + name)
        : List.of(prefix + capital(name));
  }

  static String capital(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
