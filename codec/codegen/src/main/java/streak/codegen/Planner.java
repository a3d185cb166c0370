package streak.codegen;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import streak.codegen.TypeDeclaration.Shape;

/** Checks a type and decides what its adapter does. */
public final class Planner {

  /** Packages that any adapter names. */
  private static final Set<String> ROOTS = Set.of("java", "javax", "streak");

  private final TypeDeclaration type;
  private final Diagnostics diagnostics;
  private final Neighbours neighbours;
  private final ObjectPlanner objects;

  /** For who makes adapters without generating any. */
  public Planner(TypeDeclaration type, Diagnostics diagnostics, Surroundings surroundings) {
    this(type, diagnostics, new Neighbours(surroundings, List.of()));
  }

  Planner(TypeDeclaration type, Diagnostics diagnostics, Neighbours neighbours) {
    this.type = type;
    this.diagnostics = diagnostics;
    this.neighbours = neighbours;
    objects = new ObjectPlanner(type, diagnostics, neighbours);
  }

  /** Empty when something is wrong; that has been reported then. */
  public Optional<Plan> plan() {
    int before = diagnostics.all().size();
    ByHand byHand = ByHand.of(type);
    byHand.check(diagnostics);
    Optional<? extends Plan> plan = planned(byHand.ofItself());
    plan.ifPresent(p -> byHand.check(p, diagnostics));
    return diagnostics.all().size() == before ? plan.map(p -> p) : Optional.empty();
  }

  /**
   * What is to be done.
   *
   * @param byHand the adapter that does it all, where there is one
   */
  private Optional<? extends Plan> planned(Optional<ClassUse> byHand) {
    if (!type.reachable()) {
      return refused(Problem.UNREACHABLE);
    }
    for (TypeDeclaration.Parameter parameter : type.parameters()) {
      if (!isFree(parameter.name())) {
        String owner = type.name().nested();
        diagnostics.add(Problem.PARAMETER_NAME, type.origin(), owner, parameter.name());
      }
    }
    if (byHand.isPresent()) {
      return byHand.map(adapter ->
          new Plan.ValuePlan(type.name(), new Value.Custom(type.source(), adapter, false, false)));
    }
    Optional<String> unheeded = Unheeded.ofType(type);
    unheeded.ifPresent(said ->
        diagnostics.add(Problem.UNHEEDED_OF_TYPE, type.origin(), type.name().nested(), said));
    if (type.shape() == Shape.ENUM) {
      if (unheeded.isPresent()) {
        return Optional.empty(); // its constants would say it again
      }
      return new Values(type, diagnostics, neighbours)
          .choice(type.name(), type.constants())
          .map(choice -> new Plan.EnumPlan(type.name(), choice));
    }
    if (type.shape() == Shape.SEALED) {
      return new SealedPlanner(type, diagnostics, neighbours).plan(null);
    }
    KotlinDeclaration kotlin = type.kotlin();
    if (kotlin != null) {
      if (kotlin.marked() > 1) {
        return refused(Problem.TWO_CREATORS);
      }
      MethodDeclaration creator = kotlin.creator();
      if (creator != null && !creator.usable()) {
        return cannotMake(creator, "function of the companion");
      }
      if (creator != null && delegating(creator)) {
        return refused(Problem.DELEGATING);
      }
      if (creator != null) {
        check(creator);
      }
      KotlinPlanner planner = new KotlinPlanner(type, kotlin, diagnostics, neighbours);
      return type.shape() == Shape.VALUE ? planner.value() : planner.object();
    }
    Optional<Plan.ObjectPlan> object = object();
    return type.permitted().isEmpty()
        ? object
        : object.flatMap(new SealedPlanner(type, diagnostics, neighbours)::plan);
  }

  /** Neither what a generated class imports nor what the names begin with that it writes out. */
  private boolean isFree(String parameter) {
    return Words.isName(parameter)
        && !Dialect.IMPORTED.contains(parameter)
        && !ROOTS.contains(parameter)
        && !parameter.equals(type.name().packageName().replaceFirst("\\..*", ""));
  }

  private Optional<Plan.ObjectPlan> object() {
    List<MethodDeclaration> marked = type.methods().stream()
        .filter(m -> m.annotations().stream().anyMatch(AnnotationUse::isCreator))
        .toList();
    if (marked.size() > 1) {
      return refused(Problem.TWO_CREATORS);
    }
    if (marked.size() == 1) {
      return marked(marked.get(0));
    }
    TypeDeclaration.BuilderDeclaration builder = type.builder();
    if (builder != null && builder.isNamed()) {
      return objects.built(builder);
    }
    if (type.shape() == Shape.RECORD) {
      return objects.created(canonical());
    }
    List<MethodDeclaration> constructors = type.shape() == Shape.CLASS
        ? type.methods().stream()
            .filter(m -> m.isConstructor() && !takes(m, builder))
            .filter(m -> m.annotations().stream().noneMatch(AnnotationUse::isNoCreator))
            .toList()
        : List.of();
    Optional<MethodDeclaration> bare =
        constructors.stream().filter(c -> c.parameters().isEmpty()).findFirst();
    if (bare.isPresent()) {
      return objects.bean(bare.get());
    }
    boolean offered = builder != null && builder.isOffered() && objects.makes(builder);
    if (constructors.size() == 1 && !offered) {
      return objects.created(constructors.get(0));
    }
    if (builder != null) {
      return objects.built(builder);
    }
    if (type.shape() != Shape.CLASS) {
      return refused(Problem.NOTHING_TO_MAKE);
    }
    diagnostics.add(Problem.NO_CONSTRUCTOR, type.origin(), type.name().nested(), builderToName());
    return Optional.empty();
  }

  /** A builder is found by itself where it is a nested class that is called like one. */
  private String builderToName() {
    return type.methods().stream()
        .filter(m -> m.isStatic() && m.parameters().isEmpty())
        .map(m -> m.result().name().nested())
        .filter(name -> name.endsWith("Builder"))
        .findFirst()
        .map(name -> ", or name its builder: @Json(builder = " + name + ".class)")
        .orElse("");
  }

  private Optional<Plan.ObjectPlan> marked(MethodDeclaration creator) {
    if (!creator.usable()) {
      return cannotMake(creator, "static method");
    }
    if (delegating(creator)) {
      return refused(Problem.DELEGATING);
    }
    check(creator);
    boolean bean = type.shape() == Shape.CLASS && creator.parameters().isEmpty();
    return bean ? objects.bean(creator) : objects.created(creator);
  }

  private void check(MethodDeclaration creator) {
    Unheeded.ofCreator(creator)
        .ifPresent(said -> diagnostics.add(
            Problem.UNHEEDED_OF_TYPE, creator.origin(), type.name().nested(), said));
  }

  private <T> Optional<T> cannotMake(MethodDeclaration creator, String what) {
    String name = type.name().nested();
    diagnostics.add(Problem.CREATOR, creator.origin(), Diagnostics.name(creator), name, what, name);
    return Optional.empty();
  }

  /** What stands for the one member of its type is as good as that. */
  private boolean delegating(MethodDeclaration creator) {
    return Policies.layout(type) != Plan.Layout.VALUE
        && creator.annotations().stream().anyMatch(AnnotationUse::isDelegating);
  }

  /** The constructor that has the components as its parameters is always there. */
  private MethodDeclaration canonical() {
    List<String> components =
        type.variables().stream().map(c -> c.type().source()).toList();
    return type.methods().stream()
        .filter(MethodDeclaration::isConstructor)
        .filter(
            c -> c.parameters().stream().map(p -> p.type().source()).toList().equals(components))
        .findFirst()
        .orElseThrow();
  }

  /** A constructor that its builder calls. */
  private static boolean takes(
      MethodDeclaration constructor, TypeDeclaration.@Nullable BuilderDeclaration builder) {
    return builder != null
        && constructor.parameters().size() == 1
        && builder.is(constructor.parameters().get(0).type());
  }

  private <T> Optional<T> refused(Problem problem) {
    diagnostics.add(problem, type.origin(), type.name().nested());
    return Optional.empty();
  }
}
