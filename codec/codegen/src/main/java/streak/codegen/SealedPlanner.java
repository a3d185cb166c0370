package streak.codegen;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import streak.codegen.TypeDeclaration.Subtype;

/** Decides how a document says which of a sealed type's types an object is of. */
final class SealedPlanner {

  private static final String JACKSON = "com.fasterxml.jackson.annotation.";

  private static final String KOTLINX = "kotlinx.serialization.Serializable";

  /** What Jackson's annotation may say of names. */
  private static final Set<String> USES = Set.of("NAME", "SIMPLE_NAME");

  /** And of where they stand. A property that is there already is as good as one that is added. */
  private static final Set<String> INCLUDES =
      Set.of("PROPERTY", "EXISTING_PROPERTY", "WRAPPER_OBJECT", "WRAPPER_ARRAY");

  private final TypeDeclaration type;
  private final Diagnostics diagnostics;
  private final Neighbours neighbours;
  private final Optional<AnnotationUse> own;
  private final Optional<AnnotationUse> jackson;
  private final Optional<Naming> naming;

  SealedPlanner(TypeDeclaration type, Diagnostics diagnostics, Neighbours neighbours) {
    this.type = type;
    this.diagnostics = diagnostics;
    this.neighbours = neighbours;
    own = AnnotationUse.find(type.annotations(), "streak.Json");
    jackson = AnnotationUse.find(type.annotations(), JACKSON + "JsonTypeInfo");
    naming = Naming.of(type.annotations());
  }

  /**
   * The whole.
   *
   * @param object what the type's own objects are, where it is a class that could be made
   */
  Optional<Plan.SealedPlan> plan(Plan.@Nullable ObjectPlan object) {
    if (type.permitted().isEmpty()) {
      diagnostics.add(Problem.NOTHING_TO_MAKE, type.origin(), type.name().nested());
      return Optional.empty();
    }
    jackson.ifPresent(this::check);
    Plan.Style style = ownStyle()
        .or(() -> jackson.map(a -> a.text("include", "PROPERTY")))
        .map(SealedPlanner::style)
        .orElse(Plan.Style.MEMBER);
    String discriminator = own.map(a -> a.text("discriminator", ""))
        .filter(s -> !s.isEmpty())
        .or(() -> jackson.map(SealedPlanner::property))
        .orElse("type");
    List<Plan.Case> cases = new ArrayList<>();
    Set<String> taken = new HashSet<>();
    for (Subtype subtype : type.permitted()) {
      Names tags = tags(subtype);
      Optional<Plan.ObjectPlan> planned = planned(subtype);
      check(subtype, planned, style, discriminator);
      for (String tag : tags.all()) {
        if (!taken.add(tag)) {
          diagnostics.add(Problem.SAME_SUBTYPE, type.origin(), type.name().nested(), tag);
        }
      }
      cases.add(new Plan.Case(
          bound(subtype),
          tags,
          subtype.sealed() && !isByHand(subtype),
          planned.filter(SealedPlanner::isUnit).isPresent(),
          Policies.isUnknown(subtype.annotations())));
    }
    if (cases.stream().filter(Plan.Case::otherwise).count() > 1) {
      diagnostics.add(Problem.TWO_UNKNOWN, type.origin(), type.name().nested());
    }
    boolean bareUnits = own.map(a -> a.flag("bareUnits")).orElse(false);
    return Optional.of(new Plan.SealedPlan(
        type.name(), type.parameters(), style, discriminator, bareUnits, cases, object));
  }

  private Optional<String> ownStyle() {
    return own.map(a -> a.text("style", "")).filter(s -> !s.isEmpty());
  }

  private void check(AnnotationUse info) {
    String use = info.text("use", "NAME");
    String include = info.text("include", "PROPERTY");
    if (use.equals("CLASS") || use.equals("MINIMAL_CLASS")) {
      diagnostics.add(Problem.CLASS_NAMES, type.origin(), type.name().nested(), use);
    } else if (ownStyle().isEmpty()) {
      unheeded(info, use, include)
          .ifPresent(element -> diagnostics.add(
              Problem.TYPE_INFO, type.origin(), type.name().nested(), element, standIn(info)));
    }
  }

  /** Jackson's stands for objects, too, that do not say what they are; ours does not. */
  private static String standIn(AnnotationUse info) {
    return info.type("defaultImpl")
        .filter(named -> !named.name().qualified().equals("java.lang.Void"))
        .map(named -> named.name().nested())
        .map(name ->
            ", where @JsonUnknown on %s has it stand for types that are not known".formatted(name))
        .orElse("");
  }

  private static Optional<String> unheeded(AnnotationUse info, String use, String include) {
    if (!USES.contains(use)) {
      return Optional.of("use = " + use);
    }
    return INCLUDES.contains(include)
        ? info.type("defaultImpl").map(named -> "defaultImpl = " + named.name().nested() + ".class")
        : Optional.of("include = " + include);
  }

  /** What a subtype's own adapter does; empty where something is wrong with it, which is said of the subtype itself. */
  private Optional<Plan.ObjectPlan> planned(Subtype subtype) {
    return Optional.of(subtype)
        .filter(s -> hasAdapter(s.type()))
        .flatMap(s -> new Planner(s.declaration(), new Diagnostics(), neighbours).plan())
        .filter(Plan.ObjectPlan.class::isInstance)
        .map(Plan.ObjectPlan.class::cast);
  }

  /** An adapter written by hand is asked for the whole. */
  private static boolean isByHand(Subtype subtype) {
    return ByHand.of(subtype.declaration()).ofItself().isPresent();
  }

  private static boolean isUnit(Plan.ObjectPlan subtype) {
    return subtype.members().isEmpty()
        && subtype.others() == null
        && subtype.layout() == Plan.Layout.OBJECT;
  }

  private static Plan.Style style(String name) {
    return switch (name) {
      case "WRAPPER_OBJECT" -> Plan.Style.WRAPPER_OBJECT;
      case "WRAPPER_ARRAY" -> Plan.Style.WRAPPER_ARRAY;
      default -> Plan.Style.MEMBER;
    };
  }

  /** Jackson's own default for it is {@code @type}. */
  private static String property(AnnotationUse info) {
    String property = info.text("property", "");
    return property.isEmpty() ? "@type" : property;
  }

  /** What the sealed type calls a subtype goes before what Jackson's annotation of that does. */
  private Names tags(Subtype subtype) {
    String otherwise = Optional.of(subtype.tag())
        .filter(name -> !name.isEmpty())
        .or(() -> AnnotationUse.find(subtype.annotations(), JACKSON + "JsonTypeName")
            .map(a -> a.text("value", ""))
            .filter(name -> !name.isEmpty()))
        .orElseGet(() -> naming
            .map(n -> n.name(subtype.type().name().simple()))
            .orElseGet(() -> unnamed(subtype)));
    return Names.of(otherwise, subtype.annotations());
  }

  /** Where nothing names it, each library has its own way: {@code Circle}, {@code Shape$Circle}, {@code a.b.Shape.Circle}. */
  private String unnamed(Subtype subtype) {
    TypeName name = subtype.type().name();
    if (ownStyle().isEmpty()) {
      if (jackson.filter(info -> info.text("use", "NAME").equals("NAME")).isPresent()) {
        return name.binaryInPackage();
      }
      if (AnnotationUse.find(type.annotations(), KOTLINX).isPresent()) {
        return name.bare().qualified();
      }
    }
    return name.simple();
  }

  private Value.Bound bound(Subtype subtype) {
    List<Value> arguments = new ArrayList<>();
    for (TypeUse argument : subtype.type().arguments()) {
      String name = argument.name().nested();
      if (argument.form() != TypeUse.Form.VARIABLE
          || type.parameters().stream().noneMatch(p -> p.name().equals(name))) {
        report(Problem.SUBTYPE_PARAMETERS, subtype, type.name().nested());
        break;
      }
      arguments.add(new Value.Variable(name, false));
    }
    return new Value.Bound(subtype.type().name(), arguments, false);
  }

  private boolean hasAdapter(TypeUse use) {
    return use.form() == TypeUse.Form.JSON || neighbours.isImported(use.name());
  }

  private void check(
      Subtype subtype, Optional<Plan.ObjectPlan> planned, Plan.Style style, String discriminator) {
    TypeName named = subtype.type().name();
    String name = named.nested();
    Optional<Dialect> missing = neighbours.missing(named);
    boolean elsewhere = !named.packageName().equals(type.name().packageName());
    if (subtype.type().form() == TypeUse.Form.HIDDEN && elsewhere) {
      report(Problem.HIDDEN_SUBTYPE, subtype);
    } else if (subtype.type().form() == TypeUse.Form.ENUM) {
      report(Problem.ENUM_SUBTYPE, subtype);
    } else if (subtype.type().form() == TypeUse.Form.BOXED_INLINE) {
      report(Problem.VALUE_SUBTYPE, subtype);
    } else if (!hasAdapter(subtype.type())) {
      report(Problem.SUBTYPE_WITHOUT_JSON, subtype, name);
    } else if (missing.isPresent()) {
      String where = type.name().nested() + " permits " + named.qualified();
      diagnostics.missing(missing.get(), named, type.origin(), where, "");
    } else if (style == Plan.Style.MEMBER
        && (isByHand(subtype) || Policies.layout(subtype.declaration()) != Plan.Layout.OBJECT)) {
      report(Problem.SHAPED_SUBTYPE, subtype);
    } else if (style == Plan.Style.MEMBER
        && planned.stream()
            .flatMap(p -> p.members().stream())
            .anyMatch(m -> m.names().all().contains(discriminator))) {
      report(Problem.MEMBER_LIKE_DISCRIMINATOR, subtype, discriminator);
    } else if (style != Plan.Style.MEMBER && Policies.isUnknown(subtype.annotations())) {
      report(Problem.WRAPPED_UNKNOWN, subtype);
    }
  }

  private void report(Problem problem, Subtype subtype, Object... more) {
    List<Object> names = new ArrayList<>();
    names.add(type.name().nested());
    names.add(subtype.type().name().nested());
    names.addAll(List.of(more));
    diagnostics.add(problem, type.origin(), names.toArray());
  }
}
