package streak.reflective;

import org.jspecify.annotations.Nullable;
import streak.JsonReader;
import streak.JsonWriter;

/** Stands for a type whose own node may not be there yet: types may hold each other. Linked before its adapter is handed out. */
final class LinkNode extends Node {

  private @Nullable Node target;

  LinkNode(boolean nullable) {
    super(nullable);
  }

  void link(Node to) {
    target = to;
  }

  private Node target() {
    Node linked = target;
    if (linked == null) {
      throw new AssertionError("used before it was linked");
    }
    return linked;
  }

  /** Of a type that has objects of its own: it is no enum, nor sealed and abstract. */
  Node whole() {
    Node linked = target();
    return linked instanceof SealedNode sealed ? sealed.own() : linked;
  }

  /** The same, where members can be told from one another. */
  ObjectNode object() {
    return (ObjectNode) whole();
  }

  @Override
  @Nullable
  Object readPresent(JsonReader in) throws Throwable {
    return target().readPresent(in);
  }

  @Override
  @Nullable
  Object readPresentInto(JsonReader in, @Nullable Object current) throws Throwable {
    return target().readPresentInto(in, current);
  }

  @Override
  void writePresent(JsonWriter out, Object value) throws Throwable {
    target().writePresent(out, value);
  }
}
