package streak.codegen;

import java.util.List;

/**
 * Whose readers and writers an adapter is written against. Both have the same names and methods, in packages of their own: the
 * same plan, printed twice, differs in its imports and in which adapters it calls.
 */
public enum Dialect {
  /** Streak's own, which are final classes over bytes. */
  STREAK("streak", "_JsonAdapter", "Streak's processor"),

  /** Those behind which another library reads and writes. */
  TOKENS("streak.tokens", "_TokenAdapter", "a bridge or streak-tokens on its class path");

  /** A class that a compilation sees when it has a use for adapters of the tokens. */
  public static final String TOKENS_ARE_HERE = "streak.tokens.JsonReader";

  /** What an adapter calls by its simple name, in the order of its imports. */
  static final List<String> IMPORTED =
      List.of("JsonAdapter", "JsonException", "JsonNames", "JsonReader", "JsonWriter");

  private static final String TREES = "streak.tree";

  private final String packageName;
  private final String suffix;
  private final String madeBy;

  Dialect(String packageName, String suffix, String madeBy) {
    this.packageName = packageName;
    this.suffix = suffix;
    this.madeBy = madeBy;
  }

  /** What a module is compiled with that has such adapters of its types. */
  String madeBy() {
    return madeBy;
  }

  /** Where its readers and writers are. */
  String packageName() {
    return packageName;
  }

  /** The simple name of a type's adapter, which is in the type's package. */
  String adapter(TypeName type) {
    return type.flat() + suffix;
  }

  /** A tree's adapters are written by hand, each beside the reader that it needs. */
  String qualifiedAdapter(TypeName type) {
    return type.packageName().equals(TREES)
        ? new TypeName(this == STREAK ? TREES : packageName, adapter(type)).qualified()
        : new TypeName(type.packageName(), adapter(type)).qualified();
  }

  /** What is there is read into: nobody else's reader asks for that. */
  boolean readsInto() {
    return this == STREAK;
  }

  /** Trees are made of values, some at once: nobody else's tree is. */
  boolean makesTrees() {
    return this == STREAK;
  }

  /** A name can be compared where it stands, before it is read. */
  boolean foresees() {
    return this == STREAK;
  }

  /** A short text can be read and written where it stands: nobody else's is in bytes that can be seen. */
  boolean seesBytes() {
    return this == STREAK;
  }

  /** The elements of an array are read and written by {@code streak.PrimitiveArrays}. */
  boolean takesAtOnce(Value.Array array) {
    return seesBytes()
        && array.element() instanceof Value.Leaf leaf
        && leaf.scalar().inArraysAtOnce();
  }

  /** An expression for a reader of a document that is an expression. */
  String readerOf(String document) {
    return this == STREAK
        ? "new JsonReader().reset(" + document + ")"
        : "JsonReader.of(" + document + ")";
  }

  /** An expression by which an adapter that is written by hand against Streak's own reader reads a value of a type. */
  String readBy(String adapter, String type) {
    if (this == STREAK) {
      return adapter + ".read(jsonIn)";
    }
    // Where a class of Kotlin says of what it is an adapter, the arguments have wildcards that Java
    // does not overlook.
    return type.contains("<")
        ? "((" + type + ") jsonIn.read((streak.JsonAdapter) " + adapter + "))"
        : "jsonIn.read(" + adapter + ")";
  }

  /** A statement by which such an adapter writes. */
  String writeBy(String adapter, String value) {
    return this == STREAK
        ? adapter + ".write(jsonOut, " + value + ");"
        : "jsonOut.write(" + adapter + ", " + value + ");";
  }
}
