package streak.codegen;

import java.util.List;

/** How a value of some type is read and written. Labels make the names of generated methods: {@code readListOfString}. */
public sealed interface Value {

  /** As it is written in a source file. */
  String type();

  String label();

  /** A document may have null for it. */
  boolean nullable();

  /** The same where null has been dealt with. */
  Value present();

  /** A leaf: a number, a String, a date. */
  record Leaf(Scalar scalar, boolean nullable) implements Value {
    @Override
    public Value present() {
      return new Leaf(scalar, false);
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

  /** A type with a generated adapter of its own. */
  record Bound(TypeName name, boolean nullable) implements Value {
    @Override
    public Value present() {
      return new Bound(name, false);
    }

    @Override
    public String type() {
      return name.qualified();
    }

    @Override
    public String label() {
      return name.nested().replace('.', '_');
    }
  }

  /**
   * A type that is read and written by hand.
   *
   * @param adapter the class that does it
   * @param primitive it is never null
   */
  record Custom(String type, TypeName adapter, boolean primitive, boolean nullable)
      implements Value {
    @Override
    public Value present() {
      return new Custom(type, adapter, primitive, false);
    }

    @Override
    public String label() {
      return "With" + adapter.simple();
    }
  }

  /**
   * An enum.
   *
   * @param names in a document, by constant
   */
  record Choice(TypeName name, List<Constant> names, boolean nullable) implements Value {
    @Override
    public Value present() {
      return new Choice(name, names, false);
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
      return names.stream().anyMatch(c -> !c.constant().equals(c.names().name()));
    }
  }

  /** A constant of an enum and what it is called in a document. */
  record Constant(String constant, Names names) {}

  /**
   * A JSON array that becomes a collection.
   *
   * @param made the class that is made
   */
  record Sequence(String type, String made, Value element, boolean nullable) implements Value {
    @Override
    public Value present() {
      return new Sequence(type, made, element, false);
    }

    @Override
    public String label() {
      return simple(type) + "Of" + nullableLabel(element);
    }

    boolean indexed() {
      return made.equals("java.util.ArrayList") || made.equals("java.util.LinkedList");
    }
  }

  /** A JSON array that becomes an array. */
  record Array(Value element, boolean nullable) implements Value {
    @Override
    public Value present() {
      return new Array(element, false);
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

  /** A JSON object that becomes a map from Strings. */
  record Dictionary(String type, String made, Value element, boolean nullable) implements Value {
    @Override
    public Value present() {
      return new Dictionary(type, made, element, false);
    }

    @Override
    public String label() {
      return simple(type) + "Of" + nullableLabel(element);
    }
  }

  /** An Optional: null and absent are empty. */
  record Maybe(Value content) implements Value {
    @Override
    public Value present() {
      return this;
    }

    @Override
    public String type() {
      return "java.util.Optional<" + content.type() + ">";
    }

    @Override
    public String label() {
      return "OptionalOf" + content.label();
    }

    @Override
    public boolean nullable() {
      return false;
    }
  }

  private static String simple(String type) {
    String erased = type.substring(0, type.indexOf('<'));
    return erased.substring(erased.lastIndexOf('.') + 1);
  }

  private static String nullableLabel(Value element) {
    return element.nullable() ? "Nullable" + element.label() : element.label();
  }
}
