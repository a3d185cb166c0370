package streak.codegen;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How a value of some type is read and written. Labels make the names of generated methods: {@code readListOfString}. */
public sealed interface Value {

  /** As it is written in a source file. */
  String type();

  String label();

  /** A document may have null for it. */
  boolean nullable();

  /** The same where null has been dealt with. */
  default Value present() {
    return withNullable(false);
  }

  /** What else is in it, each as it is read and written there. */
  default List<Value> parts() {
    return List.of();
  }

  /** The same, where a document may or may not have null for it. */
  Value withNullable(boolean nullable);

  /** A leaf: a number, a String, a date. */
  record Leaf(Scalar scalar, boolean nullable) implements Value {
    @Override
    public Value withNullable(boolean to) {
      return new Leaf(scalar, to && !scalar.primitive());
    }

    @Override
    public String type() {
      return scalar.type();
    }

    @Override
    public String label() {
      return scalar.label();
    }
  }

  /**
   * A long that counts units of 10<sup>-scale</sup>.
   *
   * @param primitive it is never null
   * @param asString it is written as a string
   * @param trim it is written without zeros at its end
   */
  record Fixed(int scale, boolean asString, boolean trim, boolean primitive, boolean nullable)
      implements Value {
    @Override
    public Value withNullable(boolean to) {
      return new Fixed(scale, asString, trim, primitive, to && !primitive);
    }

    @Override
    public String type() {
      return primitive ? "long" : "java.lang.Long";
    }

    @Override
    public String label() {
      return (primitive ? "Decimal" : "BoxedDecimal")
          + scale
          + (asString ? "AsString" : "")
          + (trim ? "Trimmed" : "");
    }
  }

  /**
   * A type with a generated adapter of its own.
   *
   * @param arguments of a generic one: how each is read and written
   */
  record Bound(TypeName name, List<Value> arguments, boolean nullable) implements Value {
    @Override
    public List<Value> parts() {
      return arguments;
    }

    @Override
    public Value withNullable(boolean to) {
      return new Bound(name, arguments, to);
    }

    @Override
    public String type() {
      return TypeDeclaration.source(
          name.qualified(), arguments.stream().map(Value::type).toList());
    }

    @Override
    public String label() {
      StringBuilder label = new StringBuilder(name.nested().replace('.', '_'));
      for (int i = 0; i < arguments.size(); i++) {
        label.append(i == 0 ? "Of" : "And").append(nullableLabel(arguments.get(i)));
      }
      return label.toString();
    }
  }

  /** A type parameter of the type itself: its adapter is given. */
  record Variable(String name, boolean nullable) implements Value {
    @Override
    public Value withNullable(boolean to) {
      return new Variable(name, to);
    }

    @Override
    public String type() {
      return name;
    }

    @Override
    public String label() {
      return name;
    }
  }

  /**
   * A Kotlin value class: its JSON is that of what is in it.
   *
   * @param boxed there is an object of the class; else there is what is in it, as if the class were not there
   */
  record Inline(TypeName name, Value content, boolean boxed, boolean nullable) implements Value {
    @Override
    public List<Value> parts() {
      return List.of(content);
    }

    @Override
    public Value withNullable(boolean to) {
      return new Inline(name, content, boxed, to);
    }

    @Override
    public String type() {
      return boxed ? name.qualified() : content.type();
    }

    @Override
    public String label() {
      return (boxed ? "Boxed" : "") + name.nested().replace('.', '_');
    }
  }

  /** What is in Kotlin's unsigned numbers: a signed one whose bits stand for a number without a sign. */
  record Unsigned(String type) implements Value {
    @Override
    public Value withNullable(boolean to) {
      return this;
    }

    @Override
    public String label() {
      return "Unsigned" + Properties.capital(type);
    }

    @Override
    public boolean nullable() {
      return false;
    }
  }

  /** What is in Kotlin's {@code Duration}: a long, written as a string in the ISO format. */
  record Span() implements Value {
    @Override
    public Value withNullable(boolean to) {
      return this;
    }

    @Override
    public String type() {
      return "long";
    }

    @Override
    public String label() {
      return "Span";
    }

    @Override
    public boolean nullable() {
      return false;
    }
  }

  /** What reads and writes a type in place of what is generated for it. */
  sealed interface Adapter permits ClassUse, TimeFormat {

    /** The type that it is kept as. */
    String source();

    /** An expression for an object of it. */
    String object();

    /** For the names of generated fields and methods. */
    String simpleName();
  }

  /**
   * A type that an adapter reads and writes that is not generated for it.
   *
   * @param primitive it is never null
   */
  record Custom(String type, Adapter adapter, boolean primitive, boolean nullable)
      implements Value {
    @Override
    public Value withNullable(boolean to) {
      return new Custom(type, adapter, primitive, to && !primitive);
    }

    @Override
    public String label() {
      return "With" + adapter.simpleName();
    }
  }

  /**
   * An enum.
   *
   * @param names in a document, by constant
   * @param otherwise the constant that a string of any other name is; null where such a string is an error
   */
  record Choice(
      TypeName name, List<Constant> names, @Nullable String otherwise, boolean nullable)
      implements Value {
    @Override
    public Value withNullable(boolean to) {
      return new Choice(name, names, otherwise, to);
    }

    @Override
    public String type() {
      return name.qualified();
    }

    @Override
    public String label() {
      return name.nested().replace('.', '_');
    }

    boolean renamed() {
      return asked()
          || names.stream().anyMatch(c -> !c.constant().equals(c.names().name()));
    }

    /** What some are called is only known when the program runs. */
    public boolean asked() {
      return names.stream().anyMatch(c -> c.asked() != null);
    }
  }

  /**
   * A constant of an enum and what it is called in a document.
   *
   * @param asked what says so of the constant when the program runs, in place of the name; null where the name is known
   */
  record Constant(String constant, Names names, @Nullable Access asked) {}

  /**
   * A JSON array that becomes a collection.
   *
   * @param made the class that is made, without arguments
   */
  record Sequence(String type, String made, Value element, boolean nullable) implements Value {
    @Override
    public List<Value> parts() {
      return List.of(element);
    }

    @Override
    public Value withNullable(boolean to) {
      return new Sequence(type, made, element, to);
    }

    @Override
    public String label() {
      return simple(type) + "Of" + nullableLabel(element);
    }

    /** Its elements have indices. */
    boolean indexed() {
      return made.equals("java.util.ArrayList");
    }
  }

  /** A JSON array that becomes an array. */
  record Array(Value element, boolean nullable) implements Value {
    @Override
    public List<Value> parts() {
      return List.of(element);
    }

    @Override
    public Value withNullable(boolean to) {
      return new Array(element, to);
    }

    @Override
    public String type() {
      return element.type() + "[]";
    }

    @Override
    public String label() {
      return "ArrayOf" + nullableLabel(element);
    }
  }

  /**
   * A JSON object that becomes a map.
   *
   * @param made the class that is made, without arguments
   * @param key a leaf or a choice: what it would be as a string, or as a number in one, is the member's name
   */
  record Dictionary(String type, String made, Value key, Value element, boolean nullable)
      implements Value {
    @Override
    public List<Value> parts() {
      return List.of(key, element);
    }

    @Override
    public Value withNullable(boolean to) {
      return new Dictionary(type, made, key, element, to);
    }

    @Override
    public String label() {
      boolean text = key.type().equals("java.lang.String");
      return simple(type) + "Of" + (text ? "" : key.label() + "To") + nullableLabel(element);
    }
  }

  /**
   * A box that may be empty: null and absent are.
   *
   * @param box {@code java.util.Optional} or one of its siblings for numbers
   * @param content what is in it, never null
   */
  record Maybe(String box, Value content) implements Value {
    static final String OPTIONAL = "java.util.Optional";

    /** What is in its siblings. */
    static final Map<String, String> NUMBERS = Map.of(
        "java.util.OptionalInt", "int",
        "java.util.OptionalLong", "long",
        "java.util.OptionalDouble", "double");

    @Override
    public List<Value> parts() {
      return List.of(content);
    }

    @Override
    public Value withNullable(boolean to) {
      return this;
    }

    @Override
    public String type() {
      return box.equals(OPTIONAL) ? box + "<" + content.type() + ">" : box;
    }

    @Override
    public String label() {
      return box.equals(OPTIONAL)
          ? "OptionalOf" + content.label()
          : box.substring(box.lastIndexOf('.') + 1);
    }

    @Override
    public boolean nullable() {
      return false;
    }
  }

  /** A {@code streak.JsonMember}: absent, null or what is in it. */
  record Patch(Value content) implements Value {

    static final String MEMBER = "streak.JsonMember";

    @Override
    public List<Value> parts() {
      return List.of(content);
    }

    @Override
    public Value withNullable(boolean to) {
      return this;
    }

    @Override
    public String type() {
      return MEMBER + "<" + content.type() + ">";
    }

    @Override
    public String label() {
      return "MemberOf" + content.label();
    }

    @Override
    public boolean nullable() {
      return false;
    }
  }

  /** The class of a type that has a value for what is absent: that of a {@link Maybe} or a {@link Patch}. */
  static Optional<String> box(String type) {
    String erased = type.endsWith("]") ? type : type.replaceFirst("<.*", "");
    boolean isBox = erased.equals(Maybe.OPTIONAL)
        || Maybe.NUMBERS.containsKey(erased)
        || erased.equals(Patch.MEMBER);
    return isBox ? Optional.of(erased) : Optional.empty();
  }

  private static String simple(String type) {
    int arguments = type.indexOf('<');
    String erased = arguments < 0 ? type : type.substring(0, arguments);
    return erased.substring(erased.lastIndexOf('.') + 1);
  }

  private static String nullableLabel(Value element) {
    return element.nullable() ? "Nullable" + element.label() : element.label();
  }
}
