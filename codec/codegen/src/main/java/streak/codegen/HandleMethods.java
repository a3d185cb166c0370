package streak.codegen;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Methods of a generated class that call what Java has no words for: names with a hyphen, and constructors that Kotlin's compiler
 * adds. Each calls a method handle that is a constant, which the virtual machine inlines like any other call.
 */
final class HandleMethods {

  /** What stands before a method that needs none of a generic adapter's own. */
  private static final String STATIC = "static ";

  private static final String HANDLE = "java.lang.invoke.MethodHandle";
  private static final String METHOD = "java.lang.invoke.MethodType.methodType(result, parameters)";
  private static final TypeName DURATION = new TypeName("kotlin.time", "Duration");

  private final Methods methods;

  HandleMethods(Methods methods) {
    this.methods = methods;
  }

  // ---- value classes ----

  /** An expression for an object of a value class, or for what is in one, that its constructor makes of {@code content}. */
  String construct(Value.Inline inline, String content) {
    String in = inline.content().type();
    TypeName owner = inline.name();
    Call construct = new Call(Kind.STATIC, owner.qualified(), "constructor-impl", in, List.of(in));
    String made = declare(STATIC, "construct", owner, construct) + "(" + content + ")";
    return inline.boxed() ? box(inline, made) : made;
  }

  /** An expression for an object of a value class around what {@code content} is an expression for. */
  String box(Value.Inline inline, String content) {
    TypeName owner = inline.name();
    String in = inline.content().type();
    Call box = new Call(Kind.STATIC, owner.qualified(), "box-impl", owner.qualified(), List.of(in));
    return declare(STATIC, "box", owner, box) + "(" + content + ")";
  }

  /** An expression for what is in an object of a value class. */
  String unbox(Value.Inline inline, String value) {
    String owner = inline.name().qualified();
    Call unbox =
        new Call(Kind.VIRTUAL, owner, "unbox-impl", inline.content().type(), List.of(owner));
    return declare(STATIC, "unbox", inline.name(), unbox) + "(" + value + ")";
  }

  /** An expression that reads what is in a Duration. */
  String readSpan() {
    String companion = "kotlin.time.Duration.Companion";
    Call call = new Call(
        Kind.VIRTUAL,
        companion,
        "parseIsoString-UwyO8pc",
        "long",
        List.of(companion, "java.lang.String"));
    String parse = declare(STATIC, "parse", DURATION, call);
    return methods.declare(
            "read", DURATION, "Duration", name -> """
        private static long %s(JsonReader jsonIn) {
          java.lang.String theText = jsonIn.readString();
          try {
            return %s(%s, theText);
          } catch (java.lang.IllegalArgumentException e) {
            throw JsonException.at(jsonIn, "expected a Duration, found \\"" + theText + "\\"");
          }
        }
        """.formatted(name, parse, companion))
        + "(jsonIn)";
  }

  /** A statement that writes what is in a Duration. */
  String writeSpan(String value) {
    Call text = new Call(
        Kind.STATIC, DURATION.qualified(), "toIsoString-impl", "java.lang.String", List.of("long"));
    return "jsonOut.value(" + declare(STATIC, "textOf", DURATION, text) + "(" + value + "));";
  }

  // ---- properties ----

  /** An expression for a property of {@code object}, an expression for an object of the class {@code owner}. */
  String get(Access access, String object, String owner, String type) {
    if (!access.hidden()) {
      String got = Expressions.get(access, object);
      return isGiven(access, type)
          ? "((" + type + ") (" + methods.erased(type) + ") " + got + ")"
          : got;
    }
    boolean field = access.kind() == Access.Kind.FIELD;
    String declared = access.typeOf(type);
    Call get = new Call(
        field ? Kind.GETTER : Kind.VIRTUAL, owner, access.name(), declared, List.of(owner));
    String verb = field ? "get_" : "";
    String got =
        declare(methods.modifier(), verb, access.name(), access.word(), get) + "(" + object + ")";
    return declared.equals(type) ? got : "((" + type + ") " + got + ")";
  }

  /** A statement that sets it. */
  String set(Access access, String object, String owner, String type, String value) {
    if (!access.hidden()) {
      String given = isGiven(access, type) ? "(" + methods.erased(type) + ") " + value : value;
      return Expressions.set(access, object, given);
    }
    boolean field = access.kind() == Access.Kind.FIELD;
    Call set = new Call(
        field ? Kind.SETTER : Kind.VIRTUAL,
        owner,
        access.name(),
        "void",
        List.of(owner, access.typeOf(type)));
    String verb = field ? "set_" : "";
    return declare(methods.modifier(), verb, access.name(), access.word(), set) + "(" + object
        + ", " + value + ");";
  }

  /**
   * Where a class of Kotlin names its generic superclass, and in a field that can be set, the arguments have wildcards that Java
   * does not overlook.
   */
  private static boolean isGiven(Access access, String type) {
    return !access.declared().isEmpty() && type.contains("<");
  }

  // ---- constructors ----

  /** An expression that calls a constructor that Kotlin adds; its parameters' types are those that are left when a program runs. */
  String make(String type, List<String> parameters, List<String> arguments) {
    String find = declareFinder("constructor", """
        .findConstructor(owner, java.lang.invoke.MethodType.methodType(void.class, parameters))""");
    methods.rules().constructs(type, parameters);
    List<String> names = names(parameters.size());
    String classes =
        parameters.stream().map(p -> ", " + p + ".class").collect(Collectors.joining());
    // In a class of its own: it is not looked up before a document lacks something.
    String holder = methods.declare("Constructor", type, "", name ->
        """
        private static final class %1$s {
          static final %2$s HANDLE = %3$s(%4$s.class, ""%5$s);
        }
        """.formatted(name, HANDLE, find, methods.erased(type), ", void.class" + classes));
    return methods.declare(
            "make",
            type,
            "",
            name -> guarded(
                methods.modifier(),
                type + " " + name,
                parameters,
                "return (" + type + ") " + holder + ".HANDLE.invokeExact("
                    + String.join(", ", names) + ");"))
        + "(" + String.join(", ", arguments) + ")";
  }

  /**
   * An expression that calls a function of a companion object, or what Kotlin adds for its defaults.
   *
   * @param parameters of a function with defaults: the ints that say which are left out, too
   */
  String call(Maker maker, boolean defaults, List<String> parameters, List<String> arguments) {
    String[] names = maker.method().name().split("\\.", 2);
    String companion = maker.owner().qualified() + "." + names[0];
    List<String> types = new ArrayList<>(parameters);
    List<String> all = new ArrayList<>(arguments);
    types.add(0, companion);
    all.add(0, maker.owner().member(names[0]));
    if (defaults) {
      types.add("java.lang.Object");
      all.add("null");
    }
    Call call = new Call(
        defaults ? Kind.STATIC : Kind.VIRTUAL,
        companion,
        names[1] + (defaults ? "$default" : ""),
        methods.erased(maker.method().result().source()),
        types);
    String make = declare(methods.modifier(), "make", call, "", call);
    return make + "(" + String.join(", ", all) + ")";
  }

  // ---- calls ----

  /**
   * What a handle calls.
   *
   * @param parameters the object that has the method first, unless it is static
   */
  private record Call(
      Kind kind, String owner, String method, String result, List<String> parameters) {}

  /** How a handle is found. */
  private enum Kind {
    STATIC("fixed", false, ".findStatic(owner, methodName, " + METHOD + ")"),
    VIRTUAL("virtual", false, ".findVirtual(owner, methodName, " + METHOD + ")"),
    GETTER("getter", true, ".findGetter(owner, methodName, result)"),
    SETTER("setter", true, ".findSetter(owner, methodName, parameters[0])");

    /** Of the method that finds it. */
    private final String name;

    private final boolean ofField;
    private final String find;

    Kind(String name, boolean ofField, String find) {
      this.name = name;
      this.ofField = ofField;
      this.find = find;
    }
  }

  /** The name of a method that does a call that concerns a class. */
  private String declare(String modifier, String verb, TypeName of, Call call) {
    return declare(modifier, verb, of, of.nested().replace('.', '_'), call);
  }

  /** The name of a method that does a call. */
  private String declare(String modifier, String verb, Object key, String label, Call call) {
    methods
        .rules()
        .calls(
            call.method(),
            call.kind().ofField,
            methods.erased(call.result()),
            call.parameters().stream().map(methods::erased).toList());
    String find = declareFinder(call.kind().name, call.kind().find);
    String parameters = call.parameters().stream()
        .skip(call.kind() == Kind.STATIC ? 0 : 1)
        .map(p -> ", " + methods.erased(p) + ".class")
        .collect(Collectors.joining());
    String handle = methods.declare(
        "HANDLE_" + verb,
        key,
        label,
        name -> "private static final %s %s =\n%s(%s.class, %s, %s.class%s);"
            .formatted(
                HANDLE,
                name,
                find,
                methods.erased(call.owner()),
                Source.literal(call.method()),
                methods.erased(call.result()),
                parameters));
    String result = call.result().equals("void") ? "" : "return (" + call.result() + ") ";
    String arguments = String.join(", ", names(call.parameters().size()));
    return methods.declare(
        verb,
        key,
        label,
        name -> guarded(
            modifier,
            call.result() + " " + name,
            call.parameters(),
            result + handle + ".invokeExact(" + arguments + ");"));
  }

  private String declareFinder(String name, String find) {
    return methods.declare(name, "", "", own -> """
        private static %s %s(java.lang.Class<?> owner, java.lang.String methodName, java.lang.Class<?> result, java.lang.Class<?>... parameters) {
          try {
            return java.lang.invoke.MethodHandles.lookup()
        %s;
          } catch (java.lang.ReflectiveOperationException e) {
            throw new java.lang.ExceptionInInitializerError(e);
          }
        }
        """.formatted(HANDLE, own, find));
  }

  /** A method of one statement that lets through what this throws; handles say that they throw anything. */
  private String guarded(String modifier, String signature, List<String> types, String statement) {
    String thrown = methods.declare("thrown", "", "", name -> """
        private static java.lang.RuntimeException %s(java.lang.Throwable e) {
          if (e instanceof java.lang.Error error) {
            throw error;
          }
          return e instanceof java.lang.RuntimeException unchecked
              ? unchecked
              : new java.lang.reflect.UndeclaredThrowableException(e);
        }
        """.formatted(name));
    List<String> names = names(types.size());
    return """
        private %1$s%2$s(%3$s) {
          try {
            %4$s
          } catch (java.lang.Throwable e) {
            throw %5$s(e);
          }
        }
        """.formatted(
            modifier,
            signature,
            IntStream.range(0, types.size())
                .mapToObj(i -> types.get(i) + " " + names.get(i))
                .collect(Collectors.joining(", ")),
            statement,
            thrown);
  }

  private static List<String> names(int count) {
    return IntStream.range(0, count).mapToObj(i -> "argument" + i).toList();
  }
}
