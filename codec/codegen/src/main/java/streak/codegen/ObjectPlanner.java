package streak.codegen;

import java.util.ArrayList;
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

  private final TypeDeclaration type;
  private final Diagnostics diagnostics;
  private final Values values;
  private final Properties properties;
  private final List<String> ignored;

  private final List<Plan.Member> members = new ArrayList<>();
  private final List<Argument> arguments = new ArrayList<>();
  private Plan.@Nullable Others others;

  ObjectPlanner(TypeDeclaration type, Diagnostics diagnostics) {
    this.type = type;
    this.diagnostics = diagnostics;
    values = new Values(type, diagnostics);
    properties = new Properties(type, diagnostics);
    ignored = Policies.ignoredProperties(type.annotations());
  }

  // ---- creators ----

  Optional<Plan.ObjectPlan> created(MethodDeclaration creator) {
    Set<String> passed = new HashSet<>();
    List<VariableDeclaration> parameters = new ArrayList<>();
    for (VariableDeclaration each : creator.parameters()) {
      VariableDeclaration parameter = properties.withFieldOf(each);
      parameters.add(parameter);
      passed.add(parameter.name());
      argument(parameter);
    }
    for (VariableDeclaration field : type.variables()) {
      if (!passed.contains(field.name()) && !ignored(field)) {
        properties.notSettable(field, "a parameter of that name to what makes the object");
      }
    }
    computed(parameters);
    Maker maker = new Maker(Maker.Way.CREATOR, type.name(), creator, type.source(), null);
    return Optional.of(plan(maker));
  }

  private void argument(VariableDeclaration parameter) {
    Argument.Source source = Argument.Source.MEMBER;
    int member = members.size();
    if (ignored(parameter)) {
      source = Argument.Source.NOTHING;
    } else if (Policies.collectsUnknown(parameter.annotations())) {
      source = Argument.Source.OTHERS;
      others(parameter, null, get(parameter));
    } else {
      values
          .of(parameter)
          .ifPresent(v -> add(parameter, v, neededByCreator(v), null, get(parameter)));
    }
    boolean found = source == Argument.Source.MEMBER && members.size() > member;
    arguments.add(new Argument(source, found ? member : -1, parameter.type().source()));
  }

  private @Nullable Access get(VariableDeclaration property) {
    if (!Policies.written(property.annotations())) {
      return null;
    }
    boolean component = type.shape() == Shape.RECORD
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

  Optional<Plan.ObjectPlan> bean(MethodDeclaration constructor) {
    for (VariableDeclaration each : type.variables()) {
      VariableDeclaration field = properties.withMethodsOf(each);
      if (ignored(field)) {
        continue;
      }
      Access set = Policies.read(field.annotations()) ? properties.set(field) : null;
      Access get = get(field);
      if (Policies.collectsUnknown(field.annotations())) {
        others(field, set, get);
      } else {
        values.of(field).ifPresent(v -> add(field, v, neededByBean(v), set, get));
      }
    }
    computed(type.variables());
    Maker maker = new Maker(Maker.Way.BEAN, type.name(), constructor, type.source(), null);
    return Optional.of(plan(maker));
  }

  private Need neededByBean(Value value) {
    return neededByCreator(value) == Need.REQUIRED && !isPrimitive(value)
        ? Need.REQUIRED_UNLESS_SET
        : Need.NONE;
  }

  // ---- builders ----

  Optional<Plan.ObjectPlan> built(TypeDeclaration.BuilderDeclaration builder) {
    Optional<AnnotationUse> jackson = builder.annotations().stream()
        .filter(a -> a.simpleName().equals("JsonPOJOBuilder"))
        .findFirst();
    String finishing = jackson.map(a -> a.text("buildMethodName", "build")).orElse("build");
    Optional<MethodDeclaration> finish = builder.methods().stream()
        .filter(m -> m.name().equals(finishing) && m.parameters().isEmpty() && !m.isStatic())
        .filter(m -> m.result().source().equals(type.source()))
        .findFirst();
    Optional<Maker> maker = finish.flatMap(f -> maker(builder, f));
    if (maker.isEmpty()) {
      diagnostics.add(
          Problem.BUILDER,
          type.origin(),
          type.name().nested(),
          builder.type().name().nested(),
          type.name().nested(),
          finishing);
      return Optional.empty();
    }
    String prefix = jackson.map(a -> a.text("withPrefix", "with")).orElse("");
    List<VariableDeclaration> known =
        type.shape() == Shape.OTHER ? properties.ofAbstractMethods() : type.variables();
    for (VariableDeclaration each : known) {
      step(builder, each, prefix);
    }
    computed(known);
    return Optional.of(plan(maker.get()));
  }

  private void step(
      TypeDeclaration.BuilderDeclaration builder, VariableDeclaration each, String prefix) {
    Optional<MethodDeclaration> step = Properties.step(builder, each, prefix);
    List<AnnotationUse> said = new ArrayList<>(properties.withMethodsOf(each).annotations());
    step.ifPresent(m -> said.addAll(m.annotations()));
    VariableDeclaration property = each.withAnnotations(said);
    if (ignored(property)) {
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
    boolean chained = step.get().result().source().equals(builder.type().source());
    Access set = chained ? Access.chained(step.get()) : Access.method(step.get());
    if (Policies.collectsUnknown(said)) {
      others(property, set, get(property));
    } else {
      values.of(property).ifPresent(v -> add(property, v, Need.NONE, set, get(property)));
    }
  }

  private Optional<Maker> maker(
      TypeDeclaration.BuilderDeclaration builder, MethodDeclaration finish) {
    String made = builder.type().source();
    Optional<Maker> factory = type.methods().stream()
        .filter(m -> m.isStatic() && m.parameters().isEmpty())
        .filter(m -> m.result().name().equals(builder.type().name()))
        .findFirst()
        .map(m -> new Maker(Maker.Way.BUILDER, type.name(), m, made, finish));
    return factory.or(() -> builder.methods().stream()
        .filter(m -> m.isConstructor() && m.parameters().isEmpty())
        .findFirst()
        .map(m -> new Maker(Maker.Way.BUILDER, builder.type().name(), m, made, finish)));
  }

  // ---- members ----

  private boolean ignored(VariableDeclaration property) {
    return Policies.ignored(property.annotations()) || ignored.contains(property.name());
  }

  /** What methods compute, for writing only. */
  private void computed(List<VariableDeclaration> known) {
    for (VariableDeclaration each : properties.computed(known)) {
      if (!ignored(each)) {
        VariableDeclaration unread = each.withAnnotations(each.annotations());
        values
            .of(unread)
            .ifPresent(
                v -> member(unread, v, Need.NONE, null, false, null, properties.get(unread)));
      }
    }
  }

  private void add(
      VariableDeclaration property,
      Value value,
      Need need,
      @Nullable Access set,
      @Nullable Access get) {
    Plan.Default otherwise = null;
    Optional<String> text = Policies.defaultText(property.annotations());
    if (text.isPresent()) {
      otherwise = Defaults.of(text.get(), value).orElse(null);
      if (otherwise == null) {
        diagnostics.add(
            Problem.DEFAULT,
            property.origin(),
            property.name(),
            type.name().nested(),
            text.get(),
            property.type().source());
      }
    }
    boolean required = Policies.required(property.annotations());
    if (required && otherwise != null) {
      diagnostics.add(
          Problem.REQUIRED_AND_DEFAULT,
          property.origin(),
          property.name(),
          type.name().nested());
    }
    boolean read = Policies.read(property.annotations());
    Need effective = required ? Need.REQUIRED : otherwise != null || !read ? Need.NONE : need;
    member(property, value, effective, otherwise, read, set, get);
  }

  private void member(
      VariableDeclaration property,
      Value value,
      Need need,
      Plan.@Nullable Default otherwise,
      boolean read,
      @Nullable Access set,
      @Nullable Access get) {
    Names names = Names.of(property.name(), property.annotations());
    Plan.Omit omit = Policies.omit(property.annotations(), type.annotations());
    members.add(new Plan.Member(names, value, need, otherwise, omit, read, set, get));
  }

  private void others(VariableDeclaration property, @Nullable Access set, @Nullable Access get) {
    if (others != null) {
      diagnostics.add(Problem.TWO_UNKNOWN, property.origin(), type.name().nested());
    }
    Value value = values.of(property).orElse(null);
    if (value instanceof Value.Dictionary map && map.key().type().equals("java.lang.String")) {
      others = new Plan.Others((Value.Dictionary) map.present(), set, get);
    } else if (value != null) {
      diagnostics.add(
          Problem.UNKNOWN_WITHOUT_MAP,
          property.origin(),
          property.name(),
          type.name().nested(),
          property.type().source());
    }
  }

  private Plan.ObjectPlan plan(Maker maker) {
    Set<String> taken = new HashSet<>();
    for (Plan.Member member : members) {
      for (String name : member.names().all()) {
        if (!taken.add(name)) {
          diagnostics.add(Problem.SAME_NAME, type.origin(), type.name().nested(), name);
        }
      }
    }
    boolean fail = AnnotationUse.find(type.annotations(), "streak.Json")
        .map(a -> a.text("unknown", ""))
        .filter(unknown -> unknown.equals("FAIL"))
        .isPresent();
    return new Plan.ObjectPlan(
        type.name(), type.parameters(), maker, members, arguments, fail && others == null, others);
  }
}
