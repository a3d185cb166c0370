package streak.codegen;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import streak.codegen.KotlinDeclaration.Property;
import streak.codegen.Plan.Argument;
import streak.codegen.Plan.Need;
import streak.codegen.TypeDeclaration.Shape;

/**
 * Decides how objects of a Kotlin class are made, and what their members are: the parameters of what makes them, and the
 * properties that can be set afterwards.
 */
final class KotlinPlanner {

  private final TypeDeclaration type;
  private final KotlinDeclaration kotlin;
  private final Diagnostics diagnostics;
  private final Members members;
  private final List<Argument> arguments = new ArrayList<>();

  KotlinPlanner(
      TypeDeclaration type,
      KotlinDeclaration kotlin,
      Diagnostics diagnostics,
      Neighbours neighbours) {
    this.type = type;
    this.kotlin = kotlin;
    this.diagnostics = diagnostics;
    members = new Members(type, diagnostics, neighbours);
  }

  /** What stands for the one property of a value class is written in its place. */
  Optional<Plan.ValuePlan> value() {
    return members
        .values()
        .of(type.variables().get(0))
        .map(v -> new Plan.ValuePlan(type.name(), v));
  }

  Optional<Plan.ObjectPlan> object() {
    MethodDeclaration creator = kotlin.creator();
    boolean only = type.shape() == Shape.OBJECT || type.shape() == Shape.COMPANION;
    if (only) {
      creator = only();
    } else if (creator == null) {
      Problem problem =
          type.shape() == Shape.OTHER ? Problem.NOTHING_TO_MAKE : Problem.HIDDEN_CONSTRUCTOR;
      diagnostics.add(problem, type.origin(), type.name().nested());
      return Optional.empty();
    }
    diagnostics.called(creator, type.name());
    Set<String> passed = new HashSet<>();
    for (int i = 0; i < creator.parameters().size(); i++) {
      passed.add(creator.parameters().get(i).name());
      argument(creator.parameters().get(i), kotlin.isDefaulted(i));
    }
    for (Property property : kotlin.properties()) {
      if (!passed.contains(property.variable().name()) && !members.ignored(property.variable())) {
        later(property);
      }
    }
    Maker.Way way = only
        ? Maker.Way.OBJECT
        : creator.parameters().isEmpty() && creator.isConstructor()
            ? Maker.Way.BEAN
            : Maker.Way.CREATOR;
    TypeName owner = type.shape() == Shape.COMPANION ? type.name().outer() : type.name();
    String name = creator.name().substring(creator.name().indexOf('.') + 1);
    boolean visible = kotlin.visible() && (creator.isConstructor() || Words.isName(name));
    Maker maker = new Maker(way, owner, creator, type.source(), null, visible);
    return Optional.of(members.plan(maker, arguments));
  }

  private MethodDeclaration only() {
    TypeUse self = new TypeUse(TypeUse.Form.DECLARED, type.name(), List.of(), false, List.of());
    String field = type.shape() == Shape.COMPANION ? type.name().simple() : ClassUse.ONLY;
    return new MethodDeclaration(field, self, List.of(), true, false, List.of(), type.origin());
  }

  private void argument(VariableDeclaration parameter, boolean hasDefault) {
    Optional<Property> property = property(parameter);
    List<AnnotationUse> all = new ArrayList<>(parameter.annotations());
    property.ifPresent(p -> all.addAll(p.variable().annotations()));
    List<AnnotationUse> ofProperty =
        property.map(p -> p.variable().annotations()).orElse(List.of());
    VariableDeclaration member =
        parameter.withAnnotations(Names.apart(all, ofProperty, parameter.annotations()));
    boolean read = members.read(member);
    boolean defaulted = hasDefault && (!read || Policies.defaultText(all).isEmpty());
    Argument.Source source = Argument.Source.MEMBER;
    int index = members.count();
    if (members.ignored(member)) {
      source = Argument.Source.NOTHING;
      if (!hasDefault) {
        report(Problem.IGNORED_WITHOUT_DEFAULT, member, type.name().nested());
      }
    } else if (Policies.collectsUnknown(all)) {
      source = Argument.Source.OTHERS;
      defaulted = false;
      members.others(member, null, get(member, property));
    } else {
      if (!read && !hasDefault && !member.type().nullable()) {
        report(Problem.IGNORED_WITHOUT_DEFAULT, member, type.name().nested());
      }
      Need need = defaulted || member.type().nullable() ? Need.NONE : Need.REQUIRED;
      Access set = property.filter(p -> holds(p, member)).map(Property::set).orElse(null);
      members
          .values()
          .of(member)
          .ifPresent(v -> members.add(member, v, needed(v, need), set, get(member, property)));
    }
    boolean found = source == Argument.Source.MEMBER && members.count() > index;
    TypeUse use = parameter.type();
    boolean boxed = hasDefault && use.isBare() && use.arguments().get(0).holdsNull();
    String amongDefaults = boxed ? use.name().qualified() : use.source();
    arguments.add(new Argument(source, found ? index : -1, use.source(), amongDefaults, defaulted));
  }

  private static Need needed(Value value, Need need) {
    boolean never = value instanceof Value.Maybe || value instanceof Value.Patch;
    return never ? Need.NONE : need;
  }

  private Optional<Property> property(VariableDeclaration parameter) {
    return kotlin.properties().stream()
        .filter(p -> p.variable().name().equals(parameter.name()))
        .findFirst();
  }

  /** A property may be called like a parameter and hold something else. */
  private static boolean holds(Property property, VariableDeclaration parameter) {
    TypeUse has = property.variable().type();
    TypeUse takes = parameter.type();
    boolean values = has.isOfValueClass() || takes.isOfValueClass();
    return has.source().equals(takes.source()) && (!values || has.name().equals(takes.name()));
  }

  /** What it gets is as good as what was read: Java boxes it, unless a handle gets it. */
  private static boolean fits(Property property, VariableDeclaration parameter) {
    TypeUse has = property.variable().type();
    Access get = property.get();
    boolean boxes = has.form() == TypeUse.Form.PRIMITIVE && get != null && !get.hidden();
    return holds(property, parameter)
        || (boxes && Expressions.boxed(has.source()).equals(parameter.type().source()));
  }

  private @Nullable Access get(VariableDeclaration member, Optional<Property> property) {
    if (!members.written(member)) {
      return null;
    }
    Access get = property.filter(p -> fits(p, member)).map(Property::get).orElse(null);
    if (get == null) {
      report(Problem.NO_PROPERTY, member);
    }
    return get;
  }

  /** What is set on an object that is there; or, when it cannot be set, written only. */
  private void later(Property property) {
    VariableDeclaration variable = property.variable();
    Access get = get(variable, Optional.of(property));
    if (Policies.collectsUnknown(variable.annotations())) {
      members.others(variable, property.set(), get);
      return;
    }
    boolean read = property.set() != null;
    members.values().of(variable).ifPresent(v -> {
      if (!read) {
        members.computed(variable, v, get);
      } else if (property.lateinit()) {
        members.late(variable, v, property.set(), get);
      } else {
        members.add(variable, v, Need.NONE, property.set(), get);
      }
    });
  }

  private void report(Problem problem, VariableDeclaration member, Object... more) {
    List<Object> names = new ArrayList<>();
    names.add(member.name());
    names.add(type.name().nested());
    names.addAll(List.of(more));
    diagnostics.add(problem, member.origin(), names.toArray());
  }
}
