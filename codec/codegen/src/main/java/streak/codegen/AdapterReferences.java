package streak.codegen;

import java.util.List;
import java.util.stream.Collectors;

/**
 * How a generated class gets at the adapters of other types. Those of types without parameters are called through their static
 * methods. Those of generic types are objects, made at first use: classes that refer to each other then need not wait for each
 * other when they are initialized.
 */
final class AdapterReferences {

  /** What reads and writes values, for the adapters that have to be made for them. */
  interface Bodies {
    String read(Value value);

    String write(Value value, String expression);
  }

  private final Plan plan;
  private final Methods methods;
  private final Bodies bodies;

  AdapterReferences(Plan plan, Methods methods, Bodies bodies) {
    this.plan = plan;
    this.methods = methods;
    this.bodies = bodies;
  }

  /** What stands before the dot where a method of a type's adapter is called. */
  String callee(Value.Bound bound) {
    if (bound.arguments().isEmpty()) {
      return methods.dialect().qualifiedAdapter(bound.name());
    }
    return isSelf(bound) && bound.arguments().stream().noneMatch(Value::nullable)
        ? "this"
        : made(bound);
  }

  /** It is of the type itself, with its own parameters, which may be null there. */
  private boolean isSelf(Value.Bound bound) {
    List<String> own =
        plan.parameters().stream().map(TypeDeclaration.Parameter::name).toList();
    return bound.name().equals(plan.name())
        && bound.arguments().stream().allMatch(Value.Variable.class::isInstance)
        && bound.arguments().stream().map(Value::type).toList().equals(own);
  }

  /** The field that holds an adapter that is not generated. */
  String custom(Value.Custom custom) {
    return methods.declare("ADAPTER_", custom.present(), name ->
        """
        private static final %1$s %2$s = %3$s;
        """.formatted(custom.adapter().source(), name, custom.adapter().object()));
  }

  /** The field that holds the adapter of a type parameter. */
  static String variable(Value.Variable variable) {
    return variable(variable.name());
  }

  static String variable(String parameter) {
    return "adapterOf" + parameter;
  }

  private String made(Value.Bound bound) {
    Value present = bound.present();
    String type = TypeDeclaration.source(
        methods.dialect().qualifiedAdapter(bound.name()),
        bound.arguments().stream().map(Value::type).toList());
    String made = "new " + type + "("
        + bound.arguments().stream().map(this::adapter).collect(Collectors.joining(", "))
        + ")";
    String known = isSelf(bound) ? orThis(bound) + made : made;
    if (!methods.generic()) {
      return methods.declare("Of", present, name -> """
          private static final class %1$s {
            static final %2$s ADAPTER = %3$s;
          }
          """.formatted(name, type, made)) + ".ADAPTER";
    }
    return methods.declare("adapterOf", present, name -> """
        private %2$s %1$s;

        private %2$s %1$s() {
          %2$s knownAdapter = %1$s;
          if (knownAdapter == null) {
            knownAdapter = %3$s;
            %1$s = knownAdapter;
          }
          return knownAdapter;
        }
        """.formatted(name, type, known)) + "()";
  }

  /** What was made where its parameters may be null is what it needs itself: one is enough, however deep a document goes. */
  private String orThis(Value.Bound self) {
    return self.arguments().stream()
        .filter(Value::nullable)
        .map(each -> "%s instanceof %s"
            .formatted(
                variable(each.type()),
                methods.dialect().adapter(plan.name()) + "." + adapterClass(each)))
        .collect(Collectors.joining(" && ", "", " ? this : "));
  }

  /** An expression for an adapter as an object. */
  private String adapter(Value value) {
    if (!value.nullable() && value instanceof Value.Variable variable) {
      return variable(variable);
    }
    if (!value.nullable() && value instanceof Value.Bound bound) {
      return bound.arguments().isEmpty() ? callee(bound) + ".INSTANCE" : callee(bound);
    }
    return "new " + adapterClass(value) + "()";
  }

  private String adapterClass(Value value) {
    String label = value.nullable() ? "Nullable" + value.label() : value.label();
    String read = bodies.read(value);
    String write = bodies.write(value, "theValue");
    return methods.declare("AdapterOf", value, label, name ->
        """
        private %1$sfinal class %2$s extends JsonAdapter<%3$s> {
          @java.lang.Override
          public %3$s read(JsonReader jsonIn) {
            return %4$s;
          }

          @java.lang.Override
          public void write(JsonWriter jsonOut, %3$s theValue) {
            %5$s
          }
        }
        """.formatted(methods.modifier(), name, value.type(), read, write));
  }
}
