package streak.reflective;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.util.EnumMap;
import java.util.EnumSet;
import streak.JsonAdapter;
import streak.codegen.ClassUse;
import streak.codegen.TimeFormat;
import streak.codegen.TypeName;
import streak.codegen.Value;
import streak.time.TimePattern;
import streak.tree.JsonValue;

/** Makes the nodes of values. */
final class ValueNodes {

  /** Where another type is used. */
  interface Links {
    LinkNode to(TypeName name, boolean nullable);
  }

  private static final TypeName TREE = new TypeName("streak.tree", "JsonValue");

  private final ClassNames names;
  private final Links links;

  ValueNodes(ClassNames names, Links links) {
    this.names = names;
    this.links = links;
  }

  Node node(Value value) {
    if (value instanceof Value.Leaf leaf) {
      return ScalarNode.of(leaf.scalar(), leaf.nullable());
    }
    if (value instanceof Value.Fixed fixed) {
      return new FixedNode(fixed);
    }
    if (value instanceof Value.Bound bound) {
      return bound.name().equals(TREE)
          ? tree(bound.nullable())
          : links.to(bound.name(), bound.nullable());
    }
    if (value instanceof Value.Custom custom) {
      return custom(custom);
    }
    if (value instanceof Value.Choice choice) {
      return choice(choice);
    }
    if (value instanceof Value.Sequence sequence) {
      return sequence(sequence);
    }
    if (value instanceof Value.Dictionary dictionary) {
      return dictionary(dictionary);
    }
    if (value instanceof Value.Array array) {
      return array(array);
    }
    if (value instanceof Value.Patch patch) {
      return new BoxNode(BoxNode.Kind.MEMBER, node(patch.content()));
    }
    if (value instanceof Value.Maybe maybe) {
      return new BoxNode(BoxNode.Kind.of(maybe.box()), node(maybe.content()));
    }
    throw new IllegalArgumentException("no reflective adapter for a " + value.type());
  }

  /** A tree's adapter is Streak's own: there is nothing in it to plan. */
  @SuppressWarnings("unchecked") // it is called with trees alone
  private static Node tree(boolean nullable) {
    JsonAdapter<?> adapter = JsonValue.adapter();
    return new CustomNode((JsonAdapter<Object>) adapter, nullable);
  }

  private EnumNode choice(Value.Choice choice) {
    return new EnumNode(choice, names.get(choice.name().qualified()));
  }

  @SuppressWarnings("unchecked") // it is called with what its annotation promised
  private Node custom(Value.Custom custom) {
    JsonAdapter<?> adapter = custom.adapter() instanceof TimeFormat format
        ? TimePattern.of(format.pattern(), format.zoneId(), format.query())
        : byHand((ClassUse) custom.adapter());
    return new CustomNode((JsonAdapter<Object>) adapter, custom.nullable());
  }

  private JsonAdapter<?> byHand(ClassUse use) {
    String name = use.name().qualified();
    try {
      MethodHandle handle = use.instance() == ClassUse.Instance.ONLY
          ? Handles.only(names.get(name))
          : Handles.constructor(names.get(name));
      return (JsonAdapter<?>) (Object) handle.invokeExact();
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalArgumentException("the adapter " + name + " cannot be made", e);
    }
  }

  // ---- collections ----

  private Node sequence(Value.Sequence sequence) {
    Class<?> made = Handles.ofTheJdk(sequence.made());
    MethodHandle constructor =
        made == EnumSet.class ? ofEnums("noneOf", sequence.element()) : Handles.constructor(made);
    return new SequenceNode(made, constructor, node(sequence.element()), sequence.nullable());
  }

  private Node dictionary(Value.Dictionary dictionary) {
    Class<?> made = Handles.ofTheJdk(dictionary.made());
    MethodHandle constructor =
        made == EnumMap.class ? ofEnums("mapOf", dictionary.key()) : Handles.constructor(made);
    return new DictionaryNode(
        made,
        constructor,
        key(dictionary.key()),
        node(dictionary.element()),
        dictionary.nullable());
  }

  Key key(Value key) {
    if (key instanceof Value.Choice choice) {
      return Key.of(choice(choice));
    }
    return key instanceof Value.Bound bound
        ? Key.of(links.to(bound.name(), false))
        : Key.of(((Value.Leaf) key).scalar());
  }

  /** {@code () -> Object}: makes an empty collection of the constants of an enum. */
  private MethodHandle ofEnums(String method, Value constant) {
    try {
      MethodHandle maker = MethodHandles.lookup()
          .findStatic(ValueNodes.class, method, MethodType.methodType(Object.class, Class.class));
      return maker.bindTo(names.get(constant.type()));
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  /** Called by a handle. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // the class is that of an enum
  static Object noneOf(Class<?> type) {
    return EnumSet.noneOf((Class) type);
  }

  /** Called by a handle. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // the class is that of an enum
  static Object mapOf(Class<?> type) {
    return new EnumMap<>((Class) type);
  }

  // ---- arrays ----

  private Node array(Value.Array array) {
    return array.element() instanceof Value.Leaf leaf && leaf.scalar().inArraysAtOnce()
        ? new PrimitiveArrayNode(leaf.scalar().kind(), array.nullable())
        : new ArrayNode(component(array.element()), node(array.element()), array.nullable());
  }

  /** The class of an array's elements, erased. */
  private Class<?> component(Value value) {
    return value instanceof Value.Array array
        ? Array.newInstance(component(array.element()), 0).getClass()
        : erased(value.type());
  }

  private Class<?> erased(String type) {
    int arguments = type.indexOf('<');
    String name = arguments < 0 ? type : type.substring(0, arguments);
    return switch (name) {
      case "boolean" -> boolean.class;
      case "byte" -> byte.class;
      case "byte[]" -> byte[].class;
      case "short" -> short.class;
      case "char" -> char.class;
      case "int" -> int.class;
      case "long" -> long.class;
      case "float" -> float.class;
      case "double" -> double.class;
      default -> names.get(name);
    };
  }
}
