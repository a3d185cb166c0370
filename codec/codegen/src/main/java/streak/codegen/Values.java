package streak.codegen;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds out how the members of one type are read and written, or what is wrong with them. */
final class Values {

  private static final int MAX_SCALE = 18;

  private static final String KNOWN = "use a type that Streak knows";

  /** What stood for a moment before java.time did. */
  private static final Set<String> DATES = Set.of(
      "java.util.Date", "java.util.Calendar", "java.util.GregorianCalendar", "java.sql.Timestamp");

  private static final Set<Scalar.Kind> KEYS = Set.of(
      Scalar.Kind.STRING,
      Scalar.Kind.TEXT,
      Scalar.Kind.CHAR,
      Scalar.Kind.BYTE,
      Scalar.Kind.SHORT,
      Scalar.Kind.INT,
      Scalar.Kind.LONG,
      Scalar.Kind.BIG_INTEGER);

  private final TypeDeclaration owner;
  private final Diagnostics diagnostics;
  private final Neighbours neighbours;
  private final ByHand byHand;

  Values(TypeDeclaration owner, Diagnostics diagnostics, Neighbours neighbours) {
    this(owner, diagnostics, neighbours, ByHand.of(owner));
  }

  private Values(
      TypeDeclaration owner, Diagnostics diagnostics, Neighbours neighbours, ByHand byHand) {
    this.owner = owner;
    this.diagnostics = diagnostics;
    this.neighbours = neighbours;
    this.byHand = byHand;
  }

  /** Empty when there is no way; that has been reported then. */
  Optional<Value> of(VariableDeclaration member) {
    return AnnotationUse.find(member.annotations(), AnnotationUse.WITH)
        .flatMap(AnnotationUse::byHand)
        .map(adapter -> custom(member, adapter))
        .orElseGet(() -> of(member.type(), member))
        .filter(value -> heedsDecimal(value, member));
  }

  private boolean heedsDecimal(Value value, VariableDeclaration member) {
    Optional<AnnotationUse> decimal = decimal(member);
    boolean heeded = decimal.isEmpty() || hasDecimal(value);
    if (!heeded) {
      report(decimal.get(), member, member.type().source());
    }
    return heeded;
  }

  private static boolean hasDecimal(Value value) {
    return value instanceof Value.Fixed || value.parts().stream().anyMatch(Values::hasDecimal);
  }

  private static Optional<AnnotationUse> decimal(VariableDeclaration member) {
    return AnnotationUse.find(member.annotations(), "streak.JsonDecimal");
  }

  private void report(AnnotationUse decimal, VariableDeclaration member, String found) {
    diagnostics.add(
        Problem.DECIMAL,
        member.origin(),
        member.name(),
        owner.name().nested(),
        found,
        scale(decimal));
  }

  private static int scale(AnnotationUse decimal) {
    return decimal.number("scale", 0);
  }

  private Optional<Value> custom(VariableDeclaration member, ClassUse adapter) {
    TypeUse use = member.type();
    if (use.isOfValueClass()) {
      String name = use.name().qualified();
      diagnostics.add(
          Problem.VALUE_CLASS_BY_HAND,
          member.origin(),
          member.name(),
          owner.name().nested(),
          name);
      return Optional.empty();
    }
    if (adapter.instance() == ClassUse.Instance.NONE) {
      diagnostics.add(
          Problem.ADAPTER_NOT_TO_BE_MADE,
          member.origin(),
          "'%s' of %s".formatted(member.name(), owner.name().nested()),
          "@JsonWith(" + adapter.name().qualified() + ")");
      return Optional.empty();
    }
    if (adapter.mistaken()) {
      diagnostics.add(
          Problem.ADAPTER_OF_ANOTHER_TYPE,
          member.origin(),
          member.name(),
          owner.name().nested(),
          use.source(),
          adapter.name().qualified(),
          adapter.adapted());
      return Optional.empty();
    }
    TypeUse hidden = use.hidden();
    if (hidden != null) {
      return hidden(hidden, member);
    }
    return Optional.of(custom(use, adapter));
  }

  private Value custom(TypeUse use, ClassUse adapter) {
    boolean primitive = use.form() == TypeUse.Form.PRIMITIVE;
    return new Value.Custom(use.source(), adapter, primitive, nullable(use));
  }

  private boolean nullable(TypeUse use) {
    return use.form() != TypeUse.Form.PRIMITIVE && (use.nullable() || !owner.nullMarked());
  }

  private Optional<Value> of(TypeUse use, VariableDeclaration member) {
    Optional<ClassUse> adapter = byHand.of(use).filter(a -> !saysHow(member, use));
    if (adapter.isPresent()) {
      return adapter.map(a -> custom(use, a));
    }
    boolean nullable = nullable(use);
    return switch (use.form()) {
      case PRIMITIVE -> Scalar.of(use.name().nested()).flatMap(s -> scalar(s, false, member));
      case ARRAY -> array(use, nullable, member);
      case JSON -> bound(use, nullable, member);
      case ENUM -> choice(use, nullable);
      case VARIABLE ->
        owner.parameters().stream().anyMatch(p -> p.name().equals(use.name().nested()))
            ? Optional.of(new Value.Variable(use.name().nested(), nullable))
            : unknown(use, member);
      case DECLARED -> declared(use, nullable, member);
      case HIDDEN -> hidden(use, member);
      case RAW -> {
        report(Problem.NO_ARGUMENTS, member, use);
        yield Optional.empty();
      }
      case INLINE, BOXED_INLINE -> inline(use, nullable, member);
      case CLOSED_INLINE -> closed(use, member);
      case OTHER ->
        use.source().startsWith("?")
            ? unknown(use.source(), member, "write in its place what is there, such as String")
            : unknown(use, member);
      case WILDCARD ->
        unknown(
            use.source(),
            member,
            "write in its place what is there, such as " + use.least().source());
    };
  }

  /** The member's own annotations do, which are nearer than what its owner says of all. */
  private static boolean saysHow(VariableDeclaration member, TypeUse use) {
    return decimal(member).isPresent()
        || Scalar.of(use.source())
            .filter(scalar -> Policies.asString(scalar, member)
                || TimeFormat.of(scalar.type(), member.annotations()).isPresent())
            .isPresent();
  }

  private Optional<Value> scalar(Scalar scalar, boolean nullable, VariableDeclaration member) {
    Optional<AnnotationUse> decimal = decimal(member);
    if (decimal.isEmpty() && Policies.asString(scalar, member)) {
      return Optional.of(new Value.Fixed(0, true, false, scalar.primitive(), nullable));
    }
    if (decimal.isEmpty()) {
      return TimeFormat.of(scalar.type(), member.annotations())
          .<Value>map(format -> new Value.Custom(scalar.type(), format, false, nullable))
          .or(() -> Optional.of(new Value.Leaf(scalar, nullable)));
    }
    int scale = scale(decimal.get());
    if (scalar.kind() != Scalar.Kind.LONG || scale < 0 || scale > MAX_SCALE) {
      report(decimal.get(), member, scalar.type());
      return Optional.empty();
    }
    boolean asString = decimal.get().flag("asString");
    boolean trim = decimal.get().flag("trim");
    return Optional.of(new Value.Fixed(scale, asString, trim, scalar.primitive(), nullable));
  }

  private Optional<Value> array(TypeUse use, boolean nullable, VariableDeclaration member) {
    TypeUse element = use.arguments().get(0);
    Optional<Scalar> bytes = Scalar.of(use.source());
    if (bytes.isPresent()) {
      return Optional.of(new Value.Leaf(bytes.get(), nullable));
    }
    // There is no way to make an array of what is not known.
    return element.form() == TypeUse.Form.VARIABLE
        ? unknown(
            use.source(),
            member,
            "use List<" + element.source() + ">, as nobody knows what to make an array of")
        : of(element, member).map(e -> new Value.Array(e, nullable));
  }

  private Optional<Value> bound(TypeUse use, boolean nullable, VariableDeclaration member) {
    Optional<Dialect> missing = neighbours.missing(use.name());
    if (missing.isPresent()) {
      String where = "'%s' of %s has the type %s"
          .formatted(member.name(), owner.name().nested(), use.source());
      diagnostics.missing(missing.get(), use.name(), member.origin(), where, Diagnostics.BY_HAND);
      return Optional.empty();
    }
    if (byHand.isOfArgumentIn(use.name(), member.origin(), diagnostics)) {
      return Optional.empty();
    }
    List<Value> arguments = new ArrayList<>();
    for (TypeUse argument : use.arguments()) {
      Optional<Value> value =
          of(argument, member).map(v -> v.withNullable(isNullableIn(use, argument)));
      if (value.isEmpty()) {
        return Optional.empty();
      }
      if (value.get() instanceof Value.Maybe || value.get() instanceof Value.Patch) {
        // Whose null is not null; but a generic type asks nobody what null is.
        return unknown(
            argument.source(),
            member,
            "use what is in it, as what " + use.name().nested()
                + " is of is null where a document has null");
      }
      arguments.add(value.get());
    }
    return Optional.of(new Value.Bound(use.name(), arguments, nullable));
  }

  /** Where a type says nothing of null, its own parameters may be null anyway: it is no other for its being said once. */
  private boolean isNullableIn(TypeUse use, TypeUse argument) {
    boolean anyway = !owner.nullMarked()
        && use.name().equals(owner.name())
        && argument.form() == TypeUse.Form.VARIABLE;
    return argument.nullable() && !anyway;
  }

  private Optional<Value> inline(TypeUse use, boolean nullable, VariableDeclaration member) {
    TypeUse in = use.arguments().get(0);
    List<AnnotationUse> annotations = new ArrayList<>(member.annotations());
    use.constants().forEach(c -> annotations.addAll(c.annotations()));
    VariableDeclaration content =
        new VariableDeclaration(member.name(), in, annotations, false, true, member.origin());
    Optional<Value> value = switch (use.name().qualified()) {
      case "kotlin.UByte", "kotlin.UShort", "kotlin.UInt", "kotlin.ULong" ->
        Optional.of(new Value.Unsigned(in.source()));
      case "kotlin.UByteArray", "kotlin.UShortArray", "kotlin.UIntArray", "kotlin.ULongArray" ->
        Optional.of(new Value.Array(new Value.Unsigned(in.arguments().get(0).source()), false));
      case "kotlin.time.Duration" -> Optional.of(new Value.Span());
      // What is in the class is not the owner's to say.
      default ->
        new Values(owner, diagnostics, neighbours, new ByHand(owner, List.of())).of(content);
    };
    boolean boxed = use.form() == TypeUse.Form.BOXED_INLINE;
    return value.map(v -> new Value.Inline(use.name(), v, boxed, nullable));
  }

  private Optional<Value> declared(TypeUse use, boolean nullable, VariableDeclaration member) {
    String name = use.name().qualified();
    Optional<Scalar> scalar = Scalar.of(name);
    if (scalar.isPresent()) {
      return scalar(scalar.get(), nullable, member);
    }
    String number = Value.Maybe.NUMBERS.get(name);
    if (number != null) {
      return Scalar.of(number).map(s -> new Value.Maybe(name, new Value.Leaf(s, false)));
    }
    if (name.equals(Value.Maybe.OPTIONAL)) {
      return of(use.arguments().get(0), member)
          .map(content -> new Value.Maybe(name, content.present()));
    }
    if (name.equals(Value.Patch.MEMBER)) {
      return of(use.arguments().get(0), member).map(content -> new Value.Patch(content.present()));
    }
    Optional<String> sequence = Collections.sequence(name);
    if (sequence.isPresent()) {
      Optional<Value> element = element(use.arguments().get(0), member);
      // A set of enums is made for the class of its elements, which is not known of a type
      // parameter.
      boolean classless = sequence.get().equals(Collections.ENUM_SET)
          && element.filter(Value.Choice.class::isInstance).isEmpty();
      return element.isPresent() && classless
          ? unknown(
              use.source(),
              member,
              "use Set<" + use.arguments().get(0).source()
                  + ">, as nobody knows of which enum it is")
          : element
              .filter(e -> sortable(sequence.get(), use, member))
              .map(e -> sequence(use, sequence.get(), e, nullable));
    }
    Optional<String> dictionary = Collections.dictionary(name);
    if (dictionary.isEmpty()) {
      return neighbours.isImported(use.name())
          ? bound(use, nullable, member)
          : unknown(use, member);
    }
    Optional<Value> key =
        key(use.arguments().get(0), member).filter(k -> sortable(dictionary.get(), use, member));
    return key.isEmpty()
        ? key
        : element(use.arguments().get(1), member)
            .map(e -> dictionary(use, dictionary.get(), key.get(), e, nullable));
  }

  /** A collection of what is at least something may hold just that. */
  private Optional<Value> element(TypeUse use, VariableDeclaration member) {
    return of(use.least(), member);
  }

  /** What is made sorts nothing, or can sort what the type's first argument says. */
  private boolean sortable(String made, TypeUse use, VariableDeclaration member) {
    TypeUse sorted = use.arguments().get(0).least();
    boolean sortable = !Collections.sorts(made) || sorted.comparable();
    if (!sortable) {
      report(Problem.UNSORTED, member, sorted);
    }
    return sortable;
  }

  private static Value sequence(TypeUse use, String made, Value element, boolean nullable) {
    return new Value.Sequence(use.source(), made, Collections.element(made, element), nullable);
  }

  private static Value dictionary(
      TypeUse use, String made, Value key, Value element, boolean nullable) {
    Value present = Collections.element(made, element);
    return new Value.Dictionary(use.source(), made, key, present, nullable);
  }

  private Optional<Value> key(TypeUse use, VariableDeclaration member) {
    if (use.form() == TypeUse.Form.ENUM) {
      return choice(use, false);
    }
    if (use.form() == TypeUse.Form.HIDDEN) {
      return hidden(use, member);
    }
    if (use.form() == TypeUse.Form.JSON
        && neighbours.onlyMember(use.name()).filter(Plan.ObjectPlan::isName).isPresent()) {
      return bound(use, false, member);
    }
    Optional<Value> key = use.form() == TypeUse.Form.BOXED_INLINE
        ? inline(use, false, member)
        : Scalar.of(use.source()).map(s -> new Value.Leaf(s, false));
    if (key.filter(k -> isName(k) && !k.nullable()).isEmpty()) {
      report(Problem.MAP_KEY, member, use);
      return Optional.empty();
    }
    return key;
  }

  /** No two of its values have one name, which a member of an object can have. */
  static boolean isName(Value key) {
    if (key instanceof Value.Inline inline) {
      return isName(inline.content()) && !inline.content().nullable();
    }
    return key instanceof Value.Choice
        || (key instanceof Value.Leaf leaf && KEYS.contains(leaf.scalar().kind()));
  }

  private Optional<Value> choice(TypeUse use, boolean nullable) {
    return choice(use.name(), use.constants()).map(choice -> choice.withNullable(nullable));
  }

  /** An enum by what its constants are called; empty when two are called the same. */
  Optional<Value.Choice> choice(TypeName name, List<ConstantDeclaration> declared) {
    List<Value.Constant> constants = new ArrayList<>();
    Set<String> taken = new HashSet<>();
    for (ConstantDeclaration constant : declared) {
      Optional<String> unheeded = Unheeded.ofConstant(constant);
      if (unheeded.isPresent()) {
        diagnostics.add(Problem.UNHEEDED_OF_TYPE, owner.origin(), name.nested(), unheeded.get());
        return Optional.empty();
      }
      ValueAccessor naming = Unheeded.isNamedByHand(constant) ? null : constant.naming();
      Names names = naming == null
          ? Names.of(constant.name(), constant.annotations())
          : new Names(constant.name(), List.of());
      if (naming != null && !reaches(naming, name)) {
        String said = "@JsonValue out of reach of " + owner.name().nested() + "'s adapter";
        diagnostics.add(Problem.UNHEEDED_OF_TYPE, owner.origin(), name.nested(), said);
        return Optional.empty();
      }
      constants.add(
          new Value.Constant(constant.name(), names, naming == null ? null : naming.access()));
      for (String each : naming == null ? names.all() : List.<String>of()) {
        if (!taken.add(each)) {
          diagnostics.add(Problem.SAME_CONSTANT, owner.origin(), name.qualified(), each);
          return Optional.empty();
        }
      }
    }
    List<String> otherwise = declared.stream()
        .filter(c -> Policies.isUnknown(c.annotations()))
        .map(ConstantDeclaration::name)
        .toList();
    if (otherwise.size() > 1) {
      diagnostics.add(Problem.TWO_UNKNOWN, owner.origin(), name.nested());
      return Optional.empty();
    }
    return Optional.of(
        new Value.Choice(name, constants, otherwise.isEmpty() ? null : otherwise.get(0), false));
  }

  private boolean reaches(ValueAccessor naming, TypeName named) {
    return naming.reach() == ValueAccessor.Reach.ALL
        || named.packageName().equals(owner.name().packageName());
  }

  /** What is in those of Kotlin's own is nobody else's affair. */
  private Optional<Value> closed(TypeUse use, VariableDeclaration member) {
    String name = use.name().qualified();
    if (use.name().packageName().equals("kotlin")) {
      return unknown(name, member, KNOWN);
    }
    diagnostics.add(
        Problem.VALUE_CLASS_CLOSED, member.origin(), member.name(), owner.name().nested(), name);
    return Optional.empty();
  }

  /** What is inherited from another package may be of a type that only that package sees. */
  private Optional<Value> hidden(TypeUse use, VariableDeclaration member) {
    if (!use.name().packageName().equals(owner.name().packageName())) {
      report(Problem.HIDDEN_ELSEWHERE, member, use);
      return Optional.empty();
    }
    diagnostics.add(Problem.UNREACHABLE, member.origin(), use.name().nested());
    return Optional.empty();
  }

  private Optional<Value> unknown(TypeUse use, VariableDeclaration member) {
    return unknown(use.source(), member, cure(use.name()) + Diagnostics.BY_HAND);
  }

  /** What nobody can annotate is nothing to ask that of. */
  private static String cure(TypeName type) {
    if (type.qualified().equals("java.lang.Object")) {
      return "use streak.tree.JsonValue, which is any JSON, or name streak.tree.Untyped with @Json(with), which makes Maps and"
          + " Lists of it";
    }
    if (DATES.contains(type.qualified())) {
      return "use a type of java.time, such as Instant, which streak.time.EpochMillis reads and writes as a number";
    }
    String in = type.packageName() + ".";
    boolean ofOthers =
        in.startsWith("java.") || in.startsWith("javax.") || in.startsWith("kotlin.");
    return ofOthers
        ? KNOWN
        : "annotate that type with @Json, name it in @JsonImport where it is not yours";
  }

  private Optional<Value> unknown(String type, VariableDeclaration member, String cure) {
    diagnostics.add(
        Problem.UNKNOWN_TYPE, member.origin(), member.name(), owner.name().nested(), type, cure);
    return Optional.empty();
  }

  private void report(Problem problem, VariableDeclaration member, TypeUse use) {
    diagnostics.add(problem, member.origin(), member.name(), owner.name().nested(), use.source());
  }
}
