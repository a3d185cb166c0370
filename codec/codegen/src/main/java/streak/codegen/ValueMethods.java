package streak.codegen;

import java.util.List;

/**
 * The methods that an adapter's class needs for its members' values, each written once: small, so that the compiler inlines
 * them.
 */
final class ValueMethods {

  private final Methods methods;
  private final ValueReaders readers;
  private final ValueWriters writers;
  private final AdapterReferences references;
  private final HandleMethods handles;

  ValueMethods(Plan plan, Dialect dialect) {
    methods = new Methods(plan.parameters(), dialect);
    references = new AdapterReferences(plan, methods, new AdapterReferences.Bodies() {
      @Override
      public String read(Value value) {
        return ValueMethods.this.read(value);
      }

      @Override
      public String write(Value value, String expression) {
        return ValueMethods.this.write(value, expression);
      }
    });
    handles = new HandleMethods(methods);
    readers = new ValueReaders(methods, references);
    writers = new ValueWriters(methods, references);
  }

  Dialect dialect() {
    return methods.dialect();
  }

  /** {@code static }, or nothing in the adapter of a generic type. */
  String modifier() {
    return methods.modifier();
  }

  ShrinkerRules rules() {
    return methods.rules();
  }

  /** What is left of a type when a program runs. */
  String erased(String type) {
    return methods.erased(type);
  }

  /** What stands before the dot where a method of a type's adapter is called. */
  String callee(Value.Bound bound) {
    return references.callee(bound);
  }

  /** An expression that reads a value from {@code jsonIn}. */
  String read(Value value) {
    return readers.read(value);
  }

  /** The same, where what {@code current} is an expression for is used again if it can be. */
  String readInto(Value value, String current) {
    return readers.readInto(value, current);
  }

  /** A statement that writes an expression's value to {@code jsonOut}, null too. */
  String write(Value value, String expression) {
    return writers.write(value, expression);
  }

  /** An expression for the key of a map that {@code name}, an expression, is the name of. */
  String ofName(Value key, String name) {
    return readers.ofName(key, name);
  }

  /** An expression for the name of a map's key that is an expression. */
  String nameOf(Value key, String expression) {
    return writers.nameOf(key, expression);
  }

  /** An expression for what a constant is called that is an expression. */
  String name(Value.Choice choice, String expression) {
    return writers.name(choice, expression);
  }

  /** An expression for the constant that {@code text} is a name of, or null. */
  String find(Value.Choice choice, String text) {
    return readers.find(choice, text);
  }

  /** An expression for a property of {@code object}, which is of the type {@code owner}; the property of the type {@code type}. */
  String get(Access access, String object, String owner, String type) {
    return handles.get(access, object, owner, type);
  }

  /** A statement that sets it. */
  String set(Access access, String object, String owner, String type, String value) {
    return handles.set(access, object, owner, type, value);
  }

  /** An expression that calls a constructor that javac does not see. */
  String make(String type, List<String> parameters, List<String> arguments) {
    return handles.make(type, parameters, arguments);
  }

  /** An expression that calls a function of a companion that javac does not see. */
  String call(Maker maker, boolean defaults, List<String> parameters, List<String> arguments) {
    return handles.call(maker, defaults, parameters, arguments);
  }

  /** An expression for an object of a value class around what {@code content} is an expression for. */
  String box(Value value, String content) {
    return handles.box((Value.Inline) value, content);
  }

  /** The name of a method that writes a map's entries as members. */
  String writeMembersOf(Value.Dictionary map) {
    return writers.entriesMethod(map);
  }

  /** An expression for a value that stands in the source. */
  String literal(Value value, Plan.Default text) {
    return Literals.of(text, value)
        .orElseGet(() ->
            methods.declare("default", text + " " + value, value.label(), name -> """
        private %s%s %s() {
          JsonReader jsonIn = %s;
          return %s;
        }
        """.formatted(
                        methods.modifier(),
                        value.type(),
                        name,
                        dialect().readerOf(Source.literal(Literals.json(text))),
                        read(value.present())))
                + "()");
  }

  @Override
  public String toString() {
    return methods.toString();
  }
}
