package streak.codegen;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import streak.codegen.Plan.Argument;
import streak.codegen.Plan.Need;

/** Collects the members of one type, with what annotations say of them. */
final class Members {

  private final TypeDeclaration type;
  private final Diagnostics diagnostics;
  private final Neighbours neighbours;
  private final Values values;
  private final LeftOut leftOut;

  /** Of the name in the source; none where nothing is said of all. */
  private final @Nullable UnaryOperator<String> naming;

  private final MemberOrder order;

  private final List<Plan.Member> members = new ArrayList<>();
  private Plan.@Nullable Others others;
  private @Nullable VariableDeclaration collector;

  Members(TypeDeclaration type, Diagnostics diagnostics, Neighbours neighbours) {
    this.type = type;
    this.diagnostics = diagnostics;
    this.neighbours = neighbours;
    values = new Values(type, diagnostics, neighbours);
    leftOut = LeftOut.of(type.annotations());
    naming = naming(type.annotations());
    order = new MemberOrder(type.annotations());
  }

  private static @Nullable UnaryOperator<String> naming(List<AnnotationUse> ofType) {
    return Naming.of(ofType)
        .<UnaryOperator<String>>map(own -> own::name)
        .or(() -> ofType.stream()
            .filter(a -> a.simpleName().equals("JsonNaming"))
            .findFirst()
            .flatMap(NamingStrategy::of)
            .map(jacksons -> jacksons::name))
        .orElse(null);
  }

  Values values() {
    return values;
  }

  int count() {
    return members.size();
  }

  /** It is neither read nor written. */
  boolean ignored(VariableDeclaration property) {
    return Policies.ignored(property.annotations())
        || (isUnread(property) && isUnwritten(property));
  }

  boolean read(VariableDeclaration property) {
    return Policies.read(property.annotations()) && !isUnread(property);
  }

  boolean written(VariableDeclaration property) {
    return Policies.written(property.annotations()) && !isUnwritten(property);
  }

  /** As the type's annotation says. */
  private boolean isUnread(VariableDeclaration property) {
    return !leftOut.read() && leftOut.names().contains(names(property).name());
  }

  private boolean isUnwritten(VariableDeclaration property) {
    return !leftOut.written()
        && leftOut
            .names()
            .contains(nameOfWritten(property).orElse(names(property).name()));
  }

  private Names names(VariableDeclaration property) {
    return Names.of(property.name(), said(property.name(), naming, property.annotations()));
  }

  /** What it is called where it is written, where that is another name than the one that is read. */
  private Optional<String> nameOfWritten(VariableDeclaration property) {
    return Names.written(property.name(), said(property.name(), naming, property.annotations()))
        .filter(name -> !name.equals(names(property).name()));
  }

  private static List<AnnotationUse> said(
      String property, @Nullable UnaryOperator<String> naming, List<AnnotationUse> annotations) {
    List<AnnotationUse> said = new ArrayList<>();
    if (naming != null) {
      said.add(Names.convention(naming.apply(property)));
    }
    said.addAll(annotations);
    return said;
  }

  /**
   * What is said of a property that a builder sets, where Jackson's annotation names the builder: as with Jackson, the builder alone
   * says what is read, and the type what is written.
   *
   * @param all what is said in either place
   * @param set what is said of the builder's method
   */
  List<AnnotationUse> apart(
      List<AnnotationUse> all,
      VariableDeclaration got,
      List<AnnotationUse> ofBuilder,
      List<AnnotationUse> set) {
    boolean own = Naming.of(type.annotations()).isPresent();
    String read = Names.of(got.name(), said(got.name(), own ? naming : naming(ofBuilder), set))
        .name();
    List<AnnotationUse> named =
        Names.apart(all, nameOfWritten(got).orElse(names(got).name()), read);
    return Policies.apart(named, got.annotations(), set);
  }

  /** Adds what is read. */
  void add(
      VariableDeclaration property,
      Value value,
      Need need,
      @Nullable Access set,
      @Nullable Access get) {
    add(property, value, need, set, get, false);
  }

  /** Adds what is read and may be looked at only when it was set. */
  void late(VariableDeclaration property, Value value, @Nullable Access set, @Nullable Access get) {
    add(property, value, Need.REQUIRED, set, get, true);
  }

  private void add(
      VariableDeclaration property,
      Value value,
      Need need,
      @Nullable Access set,
      @Nullable Access get,
      boolean late) {
    check(property);
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
    boolean read = read(property);
    Need effective = required ? Need.REQUIRED : otherwise != null || !read ? Need.NONE : need;
    member(property, value, effective, otherwise, read, set, get, late);
  }

  /** Adds what is written only. */
  void computed(VariableDeclaration property, Value value, @Nullable Access get) {
    check(property);
    member(property, value, Need.NONE, null, false, null, get, false);
  }

  private void check(VariableDeclaration property) {
    Unheeded.ofMember(property, Policies.layout(type))
        .ifPresent(said -> diagnostics.add(
            Problem.UNHEEDED,
            property.origin(),
            property.name(),
            type.name().nested(),
            said,
            Unheeded.cure(property.type())));
  }

  private void member(
      VariableDeclaration property,
      Value value,
      Need need,
      Plan.@Nullable Default otherwise,
      boolean read,
      @Nullable Access set,
      @Nullable Access get,
      boolean late) {
    Optional<String> apart = nameOfWritten(property).filter(w -> get != null);
    Names names = read || apart.isEmpty() ? names(property) : Names.alone(apart.get());
    // What has to be there when it is read is there.
    Plan.Omit omit = need == Need.REQUIRED
        ? Plan.Omit.NEVER
        : Policies.omit(property.annotations(), type.annotations());
    Optional<String> written = apart.filter(w -> read);
    Access gets = written.isPresent() ? null : get;
    order.add(property, names.name());
    members.add(new Plan.Member(names, value, need, otherwise, omit, read, set, gets, late));
    written.ifPresent(w -> {
      order.add(property, w);
      members.add(
          new Plan.Member(Names.alone(w), value, Need.NONE, null, omit, false, null, get, false));
    });
  }

  /** The map that collects the members that the type does not have. */
  void others(VariableDeclaration property, @Nullable Access set, @Nullable Access get) {
    check(property);
    if (others != null) {
      diagnostics.add(Problem.TWO_UNKNOWN, property.origin(), type.name().nested());
    }
    Value value = values.of(property).orElse(null);
    if (value instanceof Value.Dictionary map && map.key().type().equals("java.lang.String")) {
      others = new Plan.Others((Value.Dictionary) map.present(), set, get);
      collector = property;
    } else if (value != null) {
      diagnostics.add(
          Problem.UNKNOWN_WITHOUT_MAP,
          property.origin(),
          property.name(),
          type.name().nested(),
          property.type().source());
    }
  }

  Plan.ObjectPlan plan(Maker maker, List<Argument> arguments) {
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
    Plan.Layout layout = Policies.layout(type);
    check(layout);
    List<Integer> ordered = order.of(arguments);
    return new Plan.ObjectPlan(
        type.name(),
        type.parameters(),
        layout,
        maker,
        ordered.stream().map(members::get).toList(),
        arguments.stream().map(a -> a.at(ordered.indexOf(a.member()))).toList(),
        fail && others == null,
        others);
  }

  /** What has no name in a document must have its place there, whether it is read or written. */
  private void check(Plan.Layout layout) {
    if (layout == Plan.Layout.OBJECT) {
      return;
    }
    if (collector != null) {
      placeless(collector.name());
    }
    for (Plan.Member member : members) {
      if (!member.read() || member.get() == null || member.value() instanceof Value.Patch) {
        placeless(member.names().name());
      }
    }
    if (layout == Plan.Layout.VALUE && members.size() != 1) {
      diagnostics.add(Problem.NOT_ONE_MEMBER, type.origin(), type.name().nested(), members.size());
    }
    if (layout == Plan.Layout.VALUE && members.size() == 1) {
      checkCircle(members.get(0));
    }
  }

  /** Of the type itself, with nothing around it in a document, whichever types are between. */
  private void checkCircle(Plan.Member member) {
    new ValueCircle(type.name(), neighbours).through(member.value()).ifPresent(way -> {
      String between = way.stream().map(TypeName::nested).collect(Collectors.joining(", "));
      diagnostics.add(
          Problem.SELF_VALUE,
          type.origin(),
          member.names().name(),
          type.name().nested(),
          way.isEmpty() ? "" : " (by way of " + between + ")");
    });
  }

  private void placeless(String member) {
    diagnostics.add(Problem.PLACELESS, type.origin(), member, type.name().nested());
  }
}
