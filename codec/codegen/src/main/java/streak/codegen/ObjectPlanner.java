package streak.codegen;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import streak.codegen.Plan.Argument;
import streak.codegen.Plan.Need;
import streak.codegen.TypeDeclaration.Shape;

/** Decides how objects of a type are made, and what their members are. */
final class ObjectPlanner {

  /** What a static method that returns an empty builder is called, where there are others. */
  private static final Set<String> USUAL = Set.of("builder", "newBuilder");

  private static final String BUILDERS_DEFAULT = "lombok.Builder.Default";

  private final TypeDeclaration type;
  private final Diagnostics diagnostics;
  private final Members members;
  private final Values values;
  private final Properties properties;

  private final List<Argument> arguments = new ArrayList<>();
  private final Set<String> ambiguous = new HashSet<>();

  ObjectPlanner(TypeDeclaration type, Diagnostics diagnostics, Neighbours neighbours) {
    this.type = type;
    this.diagnostics = diagnostics;
    members = new Members(type, diagnostics, neighbours);
    values = members.values();
    properties = new Properties(type, diagnostics);
  }

  // ---- creators ----

  Optional<Plan.ObjectPlan> created(MethodDeclaration creator) {
    diagnostics.called(creator, type.name());
    Set<String> passed = new HashSet<>();
    List<VariableDeclaration> parameters = new ArrayList<>();
    for (VariableDeclaration each : creator.parameters()) {
      VariableDeclaration parameter = properties.withFieldOf(each);
      if (creator.annotations().stream().noneMatch(AnnotationUse::isCreator)) {
        checkDefault(parameter);
      }
      parameters.add(parameter);
      passed.add(parameter.name());
      argument(parameter);
    }
    List<VariableDeclaration> known = new ArrayList<>(parameters);
    for (VariableDeclaration field : type.variables()) {
      if (!passed.contains(field.name())) {
        known.add(field);
        later(properties.withMethodsOf(field));
      }
    }
    computed(known);
    Maker maker = new Maker(Maker.Way.CREATOR, type.name(), creator, type.source(), null);
    return Optional.of(members.plan(maker, arguments));
  }

  /** A default that Lombok's builder knows, and no constructor does. */
  private void checkDefault(VariableDeclaration parameter) {
    if (AnnotationUse.find(parameter.annotations(), BUILDERS_DEFAULT).isPresent()) {
      String name = type.name().nested();
      String cure = "name the builder, which has it, with @Json(builder = %s.%sBuilder.class)"
          .formatted(name, name.substring(name.lastIndexOf('.') + 1));
      diagnostics.add(
          Problem.UNHEEDED, parameter.origin(), parameter.name(), name, "@Builder.Default", cure);
    }
  }

  /** What is no argument is set when the object has been made. */
  private void later(VariableDeclaration field) {
    if (members.ignored(field) || isAmbiguous(field)) {
      return;
    }
    if (members.read(field) && !properties.canBeSet(field)) {
      properties.notSettable(field, "a parameter of that name to what makes the object");
      return;
    }
    set(field);
  }

  private void argument(VariableDeclaration parameter) {
    Argument.Source source = Argument.Source.MEMBER;
    int member = members.count();
    if (members.ignored(parameter)) {
      source = Argument.Source.NOTHING;
    } else if (Policies.collectsUnknown(parameter.annotations())) {
      source = Argument.Source.OTHERS;
      members.others(parameter, null, get(parameter));
    } else {
      values
          .of(parameter)
          .ifPresent(v -> members.add(parameter, v, neededByCreator(v), null, get(parameter)));
    }
    boolean found = source == Argument.Source.MEMBER && members.count() > member;
    arguments.add(new Argument(source, found ? member : -1, parameter.type().source()));
  }

  private @Nullable Access get(VariableDeclaration property) {
    if (!members.written(property)) {
      return null;
    }
    boolean component = type.shape() == Shape.RECORD
        && property.visible()
        && type.variables().stream().anyMatch(c -> c.name().equals(property.name()));
    return component ? Access.component(property) : properties.get(property);
  }

  private Need neededByCreator(Value value) {
    boolean never = value instanceof Value.Maybe || value instanceof Value.Patch;
    boolean reference = type.nullMarked() && !value.nullable() && !never;
    return isPrimitive(value) || reference ? Need.REQUIRED : Need.NONE;
  }

  private static boolean isPrimitive(Value value) {
    return (value instanceof Value.Custom custom && custom.primitive())
        || (value instanceof Value.Fixed fixed && fixed.primitive())
        || (value instanceof Value.Leaf leaf && leaf.scalar().primitive());
  }

  // ---- beans ----

  Optional<Plan.ObjectPlan> bean(MethodDeclaration maker) {
    diagnostics.called(maker, type.name());
    for (VariableDeclaration each : type.variables()) {
      VariableDeclaration field = properties.withMethodsOf(each);
      if (members.ignored(field) || isAmbiguous(field)) {
        continue;
      }
      set(field);
    }
    computed(type.variables());
    return Optional.of(members.plan(
        new Maker(Maker.Way.BEAN, type.name(), maker, type.source(), null), arguments));
  }

  /** A member that is set on an object that is there. */
  private void set(VariableDeclaration field) {
    Access set = members.read(field) ? properties.set(field) : null;
    Access get = get(field);
    if (Policies.collectsUnknown(field.annotations())) {
      members.others(field, set, get);
    } else {
      values.of(field).ifPresent(v -> members.add(field, v, neededByBean(v), set, get));
    }
  }

  private Need neededByBean(Value value) {
    return neededByCreator(value) == Need.REQUIRED && !isPrimitive(value)
        ? Need.REQUIRED_UNLESS_SET
        : Need.NONE;
  }

  // ---- builders ----

  /** It has a method that makes the type. */
  boolean makes(TypeDeclaration.BuilderDeclaration builder) {
    return finish(builder).isPresent();
  }

  private Optional<MethodDeclaration> finish(TypeDeclaration.BuilderDeclaration builder) {
    return builder.methods().stream()
        .filter(m -> m.name().equals(finishing(builder)) && m.parameters().isEmpty())
        .filter(m -> !m.isStatic() && m.result().source().equals(type.source()))
        .findFirst();
  }

  private static String finishing(TypeDeclaration.BuilderDeclaration builder) {
    return jackson(builder).map(a -> a.text("buildMethodName", "build")).orElse("build");
  }

  private static Optional<AnnotationUse> jackson(TypeDeclaration.BuilderDeclaration builder) {
    return builder.annotations().stream()
        .filter(a -> a.simpleName().equals("JsonPOJOBuilder"))
        .findFirst();
  }

  Optional<Plan.ObjectPlan> built(TypeDeclaration.BuilderDeclaration builder) {
    Optional<MethodDeclaration> finish = finish(builder);
    Optional<Maker> maker = finish.flatMap(f -> maker(builder, f));
    if (maker.isEmpty()) {
      diagnostics.add(
          Problem.BUILDER,
          type.origin(),
          type.name().nested(),
          builder.type().name().nested(),
          type.name().nested(),
          finishing(builder));
      return Optional.empty();
    }
    diagnostics.called(maker.get().method(), maker.get().owner());
    finish.ifPresent(f -> diagnostics.called(f, builder.type().name()));
    String prefix = jackson(builder).map(a -> a.text("withPrefix", "with")).orElse("");
    List<VariableDeclaration> known =
        type.shape() == Shape.OTHER ? properties.ofMethods(builder, prefix) : type.variables();
    for (VariableDeclaration each : known) {
      step(builder, each, prefix);
    }
    computed(known);
    return Optional.of(members.plan(maker.get(), arguments));
  }

  private void step(
      TypeDeclaration.BuilderDeclaration builder, VariableDeclaration each, String prefix) {
    Optional<MethodDeclaration> step = Properties.step(builder, each, prefix);
    VariableDeclaration got = properties.withMethodsOf(each);
    VariableDeclaration property = step.map(MethodDeclaration::annotations)
        .map(set -> got.withAnnotations(said(builder, got, set)))
        .orElse(got);
    if (members.ignored(property) || isAmbiguous(property)) {
      return;
    }
    if (step.isEmpty()) {
      String name = prefix.isEmpty() ? each.name() : prefix + Properties.capital(each.name());
      properties.notSettable(
          each,
          "the method " + name + "(" + each.type().source() + ") to "
              + builder.type().name().nested());
      return;
    }
    diagnostics.called(step.get(), builder.type().name());
    boolean chained = builder.is(step.get().result());
    Access set = chained ? Access.chained(step.get()) : Access.method(step.get());
    if (Policies.collectsUnknown(property.annotations())) {
      members.others(property, set, get(property));
    } else {
      values.of(property).ifPresent(v -> members.add(property, v, Need.NONE, set, get(property)));
    }
  }

  private List<AnnotationUse> said(
      TypeDeclaration.BuilderDeclaration builder,
      VariableDeclaration got,
      List<AnnotationUse> set) {
    List<AnnotationUse> all = new ArrayList<>(got.annotations());
    all.addAll(set);
    // What is not read, and what nobody can get, is left out.
    boolean either = properties.canBeGot(got) || !Policies.ignored(set);
    return isNamedByJackson() && either
        ? members.apart(all, got, builder.annotations(), set)
        : Names.apart(all, got.annotations(), set);
  }

  /** Whether it is its annotation that says what the builder is. */
  private boolean isNamedByJackson() {
    return type.annotations().stream()
        .filter(a -> a.builder().isPresent())
        .findFirst()
        .filter(a -> !a.name().equals("streak.Json"))
        .isPresent();
  }

  private Optional<Maker> maker(
      TypeDeclaration.BuilderDeclaration builder, MethodDeclaration finish) {
    String made = builder.type().source();
    TypeDeclaration.Around around = builder.around();
    Optional<Maker> factory = factory(type.name(), type.methods(), builder, finish)
        .or(() -> around == null
            ? Optional.empty()
            : factory(around.name(), around.methods(), builder, finish));
    return factory.or(() -> builder.methods().stream()
        .filter(m -> m.isConstructor() && m.parameters().isEmpty())
        .findFirst()
        .map(m -> new Maker(Maker.Way.BUILDER, builder.type().name(), m, made, finish)));
  }

  /** A static method that returns an empty builder. */
  private static Optional<Maker> factory(
      TypeName owner,
      List<MethodDeclaration> methods,
      TypeDeclaration.BuilderDeclaration builder,
      MethodDeclaration finish) {
    return methods.stream()
        .filter(m -> m.isStatic() && m.parameters().isEmpty() && builder.is(m.result()))
        .min(Comparator.comparing((MethodDeclaration m) -> !USUAL.contains(m.name()))
            .thenComparing(MethodDeclaration::name))
        .map(m -> new Maker(Maker.Way.BUILDER, owner, m, builder.type().source(), finish));
  }

  // ---- members ----

  /** Methods are found by the name of a field: of two such, nobody knows whose they are. */
  private boolean isAmbiguous(VariableDeclaration field) {
    long same = type.variables().stream()
        .filter(each -> each.name().equals(field.name()))
        .filter(each -> !members.ignored(properties.withMethodsOf(each)))
        .count();
    if (same > 1 && ambiguous.add(field.name())) {
      diagnostics.add(
          Problem.HIDDEN_FIELD, field.origin(), field.name(), type.name().nested());
    }
    return same > 1;
  }

  /** What methods compute, for writing only. */
  private void computed(List<VariableDeclaration> known) {
    properties.check(known);
    for (VariableDeclaration each : properties.computed(known)) {
      if (!members.ignored(each) && members.written(each)) {
        values.of(each).ifPresent(v -> members.computed(each, v, properties.get(each)));
      }
    }
  }
}
