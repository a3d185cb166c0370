package streak.codegen;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Checks a type and decides what its adapter does. */
public final class Planner {

  private final TypeDeclaration type;
  private final Diagnostics diagnostics;
  private final Values values;
  private final Properties properties;

  public Planner(TypeDeclaration type, Diagnostics diagnostics) {
    this.type = type;
    this.diagnostics = diagnostics;
    values = new Values(type, diagnostics);
    properties = new Properties(type, diagnostics);
  }

  /** Empty when something is wrong; that has been reported then. */
  public Optional<Plan> plan() {
    int before = diagnostics.all().size();
    Optional<Plan> plan = planned();
    return diagnostics.all().size() == before ? plan : Optional.empty();
  }

  private Optional<Plan> planned() {
    if (!type.reachable()) {
      report(Problem.UNREACHABLE);
      return Optional.empty();
    }
    if (type.generic()) {
      report(Problem.GENERIC);
      return Optional.empty();
    }
    return switch (type.shape()) {
      case RECORD -> record();
      case CLASS -> classPlan();
      case ENUM ->
        values
            .choice(type.name(), type.constants())
            .map(c -> new Plan.EnumPlan(type.name(), new Value.Choice(type.name(), c, false)));
      case SEALED -> sealed();
      case OTHER -> {
        report(Problem.NOTHING_TO_MAKE);
        yield Optional.empty();
      }
    };
  }

  private void report(Problem problem) {
    diagnostics.add(problem, type.origin(), type.name().nested());
  }

  /** The constructor that has the components as its parameters is always there. */
  private Optional<Plan> record() {
    List<String> components =
        type.variables().stream().map(c -> c.type().source()).toList();
    MethodDeclaration canonical = type.methods().stream()
        .filter(MethodDeclaration::isConstructor)
        .filter(
            c -> c.parameters().stream().map(p -> p.type().source()).toList().equals(components))
        .findFirst()
        .orElseThrow();
    return object(canonical, type.variables());
  }

  // ---- classes ----

  private Optional<Plan> classPlan() {
    List<MethodDeclaration> marked = type.methods().stream()
        .filter(m -> m.annotations().stream().anyMatch(a -> a.simpleName().equals("JsonCreator")))
        .toList();
    if (marked.size() > 1) {
      report(Problem.TWO_CREATORS);
      return Optional.empty();
    }
    if (marked.size() == 1) {
      return created(marked.get(0));
    }
    List<MethodDeclaration> constructors =
        type.methods().stream().filter(MethodDeclaration::isConstructor).toList();
    Optional<MethodDeclaration> bare =
        constructors.stream().filter(c -> c.parameters().isEmpty()).findFirst();
    if (bare.isPresent()) {
      return bean(bare.get());
    }
    if (constructors.size() == 1) {
      return created(constructors.get(0));
    }
    report(Problem.NO_CONSTRUCTOR);
    return Optional.empty();
  }

  private Optional<Plan> created(MethodDeclaration creator) {
    List<VariableDeclaration> parameters =
        creator.parameters().stream().map(properties::withFieldOf).toList();
    Set<String> passed = new HashSet<>();
    parameters.forEach(p -> passed.add(p.name()));
    for (VariableDeclaration field : type.variables()) {
      if (!passed.contains(field.name()) && !Names.ignored(field.annotations())) {
        diagnostics.add(
            Problem.NOT_SETTABLE,
            field.origin(),
            field.name(),
            type.name().nested(),
            "a parameter of that name to what makes the object");
      }
    }
    return object(creator, parameters);
  }

  private Optional<Plan> object(MethodDeclaration creator, List<VariableDeclaration> parameters) {
    List<Plan.Member> members = new ArrayList<>();
    for (VariableDeclaration parameter : parameters) {
      Optional<Value> value = values.of(parameter);
      Access get = type.shape() == TypeDeclaration.Shape.RECORD
          ? Access.component(parameter)
          : properties.get(parameter);
      value.ifPresent(v -> members.add(
          new Plan.Member(properties.names(parameter), v, neededByCreator(v), null, get)));
    }
    return Optional.of(new Plan.ObjectPlan(
        type.name(),
        new Maker(Maker.Way.CREATOR, type.name(), creator),
        distinct(members),
        failOnUnknown()));
  }

  private Plan.Need neededByCreator(Value value) {
    boolean primitive = isPrimitive(value);
    boolean reference = type.nullMarked() && !value.nullable() && !(value instanceof Value.Maybe);
    return primitive || reference ? Plan.Need.REQUIRED : Plan.Need.NONE;
  }

  private Optional<Plan> bean(MethodDeclaration constructor) {
    List<Plan.Member> members = new ArrayList<>();
    for (VariableDeclaration field : type.variables()) {
      if (Names.ignored(properties.annotations(field))) {
        continue;
      }
      Access set = properties.set(field);
      Access get = properties.get(field);
      values
          .of(properties.withMethodsOf(field))
          .ifPresent(v ->
              members.add(new Plan.Member(properties.names(field), v, neededByBean(v), set, get)));
    }
    return Optional.of(new Plan.ObjectPlan(
        type.name(),
        new Maker(Maker.Way.BEAN, type.name(), constructor),
        distinct(members),
        failOnUnknown()));
  }

  private Plan.Need neededByBean(Value value) {
    return neededByCreator(value) == Plan.Need.REQUIRED && !isPrimitive(value)
        ? Plan.Need.REQUIRED_UNLESS_SET
        : Plan.Need.NONE;
  }

  private static boolean isPrimitive(Value value) {
    return value instanceof Value.Custom custom
        ? custom.primitive()
        : value instanceof Value.Leaf leaf && leaf.scalar().primitive();
  }

  private List<Plan.Member> distinct(List<Plan.Member> members) {
    Set<String> taken = new HashSet<>();
    for (Plan.Member member : members) {
      for (String name : member.names().all()) {
        if (!taken.add(name)) {
          diagnostics.add(Problem.SAME_NAME, type.origin(), type.name().nested(), name);
        }
      }
    }
    return members;
  }

  private boolean failOnUnknown() {
    return json("unknown", "SKIP").equals("FAIL");
  }

  private String json(String element, String otherwise) {
    return type.annotations().stream()
        .filter(a -> a.name().equals("streak.Json"))
        .map(a -> a.text(element, otherwise))
        .findFirst()
        .orElse(otherwise);
  }

  // ---- sealed types ----

  private Optional<Plan> sealed() {
    List<Plan.Case> cases = new ArrayList<>();
    Set<String> taken = new HashSet<>();
    for (TypeDeclaration.Subtype subtype : type.permitted()) {
      TypeName name = subtype.type().name();
      String tag = Names.of(name.simple(), subtype.annotations()).name();
      if (subtype.type().form() != TypeUse.Form.JSON) {
        diagnostics.add(
            Problem.SUBTYPE_WITHOUT_JSON,
            type.origin(),
            type.name().nested(),
            name.nested(),
            name.nested());
      }
      if (!taken.add(tag)) {
        diagnostics.add(Problem.SAME_SUBTYPE, type.origin(), type.name().nested(), tag);
      }
      cases.add(new Plan.Case(name, tag));
    }
    return Optional.of(new Plan.SealedPlan(type.name(), json("discriminator", "type"), cases));
  }
}
