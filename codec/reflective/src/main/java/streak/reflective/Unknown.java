package streak.reflective;

import java.lang.invoke.MethodHandle;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonWriter;

/** A map that collects the members that a type does not have. */
final class Unknown {

  private final DictionaryNode node;

  /** {@code (Object target, Object map) -> void}; null when they are not kept. */
  private final @Nullable MethodHandle set;

  /** {@code (Object) -> Object}; null when they are not written. */
  private final @Nullable MethodHandle get;

  Unknown(DictionaryNode node, @Nullable MethodHandle set, @Nullable MethodHandle get) {
    this.node = node;
    this.set = set;
    this.get = get;
  }

  /** The map for one object. */
  Map<Object, @Nullable Object> begin() throws Throwable {
    return node.empty();
  }

  /** Reads the value of a member that is none of the type's. */
  void read(JsonReader in, String name, Map<Object, @Nullable Object> into) throws Throwable {
    if (into.containsKey(name)) {
      throw JsonException.duplicate(in, name);
    }
    into.put(name, node.readElement(in));
  }

  void end(Object target, Map<Object, @Nullable Object> map) throws Throwable {
    if (set != null) {
      set.invokeExact(target, (Object) map);
    }
  }

  void write(JsonWriter out, Object value) throws Throwable {
    if (get != null) {
      Object map = (Object) get.invokeExact(value);
      if (map != null) {
        node.writeEntries(out, map);
      }
    }
  }
}
