package streak.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import streak.JsonException;

/**
 * Changes to a document, one after the other: RFC 6902. Trees are immutable, so a patch that fails has changed nothing.
 *
 * <p>Each change copies the objects and arrays that it is in, not what stands beside them. No patch puts a value deeper than 500
 * levels, or copies more than 20,000,000 characters in all.
 */
public final class JsonPatch {

  private final JsonArray operations;

  private JsonPatch(JsonArray operations) {
    this.operations = operations;
  }

  /**
   * The patch that a document is.
   *
   * @throws JsonException when it is none, with the place of what is wrong
   */
  public static JsonPatch of(JsonValue patch) {
    JsonArray operations = patch.asArray();
    for (int i = 0; i < operations.size(); i++) {
      try {
        check(operations.element(i).asObject());
      } catch (JsonException e) {
        throw e.inElement(i);
      }
    }
    return new JsonPatch(operations);
  }

  /** The patch that makes one document the other. */
  public static JsonPatch between(JsonValue before, JsonValue after) {
    List<JsonValue> operations = new ArrayList<>();
    // From the last to the first, so that no removal moves what is still to be removed.
    List<Difference> differences = Difference.between(before, after);
    for (int i = differences.size() - 1; i >= 0; i--) {
      if (differences.get(i).after().isEmpty()) {
        operations.add(differences.get(i).operation());
      }
    }
    for (Difference difference : differences) {
      if (difference.after().isPresent()) {
        operations.add(difference.operation());
      }
    }
    return new JsonPatch(JsonArray.of(operations));
  }

  private static void check(JsonObject operation) {
    once(operation, "op");
    once(operation, "path");
    String op = read(operation, "op", text -> text);
    read(operation, "path", Pointer::of);
    switch (op) {
      case "add", "replace", "test" -> {
        operation.field("value");
        once(operation, "value");
      }
      case "move", "copy" -> {
        read(operation, "from", Pointer::of);
        once(operation, "from");
      }
      case "remove" -> {}
      default ->
        throw JsonException.ofWriting(
                "expected add, remove, replace, move, copy or test, found '" + op + "'")
            .inMember("op");
    }
  }

  /** Who reads the first of two does something else than who reads the second. */
  private static void once(JsonObject operation, String member) {
    int found = operation.all(member).size();
    if (found > 1) {
      throw JsonException.ofWriting("expected one member '" + member + "', found " + found);
    }
  }

  /** The patch as a document. */
  public JsonArray toJson() {
    return operations;
  }

  /**
   * The document with all changes.
   *
   * @throws JsonException when one cannot be made, or a test fails; its pointer is the operation's in the patch
   */
  public JsonValue apply(JsonValue document) {
    Room room = new Room();
    JsonValue changed = document;
    for (int i = 0; i < operations.size(); i++) {
      try {
        changed = apply(operations.element(i).asObject(), changed, room);
      } catch (JsonException e) {
        throw e.inElement(i);
      }
    }
    return changed;
  }

  private static JsonValue apply(JsonObject operation, JsonValue document, Room room) {
    Pointer path = read(operation, "path", Pointer::of);
    int depth = path.steps().size();
    switch (operation.field("op").asString()) {
      case "add" -> {
        return add(document, path, room.put(operation.field("value"), depth));
      }
      case "remove" -> {
        there(document, path);
        return remove(document, path);
      }
      case "replace" -> {
        there(document, path);
        return replace(document, path, room.put(operation.field("value"), depth));
      }
      case "copy" -> {
        JsonValue copied = there(document, read(operation, "from", Pointer::of));
        return add(document, path, room.copied(copied, depth));
      }
      case "move" -> {
        Pointer from = read(operation, "from", Pointer::of);
        there(document, from);
        if (from.equals(path)) {
          return document;
        }
        if (from.holds(path)) {
          throw JsonException.ofWriting(
              "expected a place outside of what is moved, found '" + path + "' in '" + from + "'");
        }
        JsonValue others = remove(document, from);
        // Asked for now: of a lazy array, that is the very one that its place is known of.
        JsonValue moved = there(document, from);
        boolean deeper = depth > from.steps().size();
        return add(others, path, deeper ? room.put(moved, depth) : moved);
      }
      default -> {
        JsonValue expected = operation.field("value");
        JsonValue found = there(document, path);
        if (!expected.equals(found)) {
          throw JsonException.ofWriting(
              "expected " + shown(expected) + " at '" + path + "', found " + shown(found));
        }
        return document;
      }
    }
  }

  /** What the text of a member says. */
  private static <T> T read(JsonObject operation, String member, Function<String, T> meaning) {
    JsonValue text = operation.field(member);
    try {
      return meaning.apply(text.asString());
    } catch (JsonException e) {
      throw e.inMember(member);
    }
  }

  private static String shown(JsonValue value) {
    String text = value.toString();
    return text.length() > 60 ? value.kind() : text;
  }

  private static JsonValue there(JsonValue document, Pointer path) {
    return path.in(document).orElseThrow(() -> none(path));
  }

  private static JsonValue add(JsonValue document, Pointer path, JsonValue value) {
    if (path.isRoot()) {
      return value;
    }
    String step = path.last();
    return change(document, path.parent(), parent -> {
      if (parent instanceof JsonObject object) {
        return object.with(step, value);
      }
      if (!(parent instanceof JsonArray array)) {
        throw JsonException.ofWriting(
            "expected an object or an array at '" + path.parent() + "', found " + parent.kind());
      }
      int element = step.equals("-") ? array.size() : Pointer.element(step);
      if (element < 0 || element > array.size()) {
        throw JsonException.ofWriting(
            "expected an index of at most " + array.size() + " or '-', found '" + step + "'");
      }
      return array.withInserted(element, value);
    });
  }

  private static JsonValue remove(JsonValue document, Pointer path) {
    if (path.isRoot()) {
      throw JsonException.ofWriting(
          "expected a value in the document, found all of it: a document cannot be without a value");
    }
    String step = path.last();
    return change(
        document,
        path.parent(),
        parent -> parent instanceof JsonArray array
            ? array.without(Pointer.element(step))
            : parent.asObject().without(step));
  }

  private static JsonValue replace(JsonValue document, Pointer path, JsonValue value) {
    return change(document, path, replaced -> value);
  }

  /** A copy in which what a pointer points to is another value; all else is shared. */
  private static JsonValue change(
      JsonValue document, Pointer path, UnaryOperator<JsonValue> change) {
    List<JsonValue> around = new ArrayList<>();
    JsonValue value = document;
    for (String step : path.steps()) {
      around.add(value);
      value = Pointer.step(value, step)
          .orElseThrow(() -> none(new Pointer(path.steps().subList(0, around.size()))));
    }
    JsonValue changed = change.apply(value);
    for (int i = around.size() - 1; i >= 0; i--) {
      String step = path.steps().get(i);
      changed = around.get(i) instanceof JsonArray array
          ? array.with(Pointer.element(step), changed)
          : around.get(i).asObject().with(step, changed);
    }
    return changed;
  }

  private static JsonException none(Pointer path) {
    return JsonException.ofWriting("expected a value at '" + path + "', found none");
  }
}
