package streak.tree;

/** Changes to a document in the form of a document: RFC 7386. It cannot set a member to null, or change a part of an array. */
public final class MergePatch {

  private MergePatch() {}

  /** The document with the patch's members; without those that the patch has null for. */
  public static JsonValue apply(JsonValue document, JsonValue patch) {
    if (!(patch instanceof JsonObject changes)) {
      return patch;
    }
    JsonObject object = document instanceof JsonObject there ? there : StrictObject.EMPTY;
    JsonObject.Builder result = JsonObject.builder();
    for (int i = 0; i < object.size(); i++) {
      String name = object.name(i);
      int change = changes.indexOf(name);
      if (change < 0) {
        result.add(name, object.value(i));
      } else if (!changes.value(change).isNull()) {
        result.add(name, apply(object.value(i), changes.value(change)));
      }
    }
    for (int i = 0; i < changes.size(); i++) {
      if (!changes.value(i).isNull() && !object.has(changes.name(i))) {
        result.add(changes.name(i), apply(JsonNull.NULL, changes.value(i)));
      }
    }
    return result.build();
  }

  /**
   * The patch that makes one document the other.
   *
   * @throws streak.JsonException when none can: the other has a member that is null where the one has not
   */
  public static JsonValue between(JsonValue before, JsonValue after) {
    if (!(before instanceof JsonObject a) || !(after instanceof JsonObject b)) {
      return withoutNulls(after);
    }
    JsonObject.Builder patch = JsonObject.builder();
    for (int i = 0; i < a.size(); i++) {
      if (!b.has(a.name(i))) {
        patch.add(a.name(i), JsonNull.NULL);
      }
    }
    for (int i = 0; i < b.size(); i++) {
      String name = b.name(i);
      int place = a.indexOf(name);
      if (place < 0) {
        patch.add(name, inMember(name, b.value(i)));
      } else if (!a.value(place).equals(b.value(i))) {
        patch.add(
            name,
            b.value(i).isNull() ? inMember(name, b.value(i)) : between(a.value(place), b.value(i)));
      }
    }
    return patch.build();
  }

  private static JsonValue inMember(String name, JsonValue value) {
    if (value.isNull()) {
      throw streak.JsonException.ofWriting(
              "expected a value that a merge patch can set, found null: RFC 7386 removes what is null; use JsonPatch")
          .inMember(name);
    }
    return withoutNulls(value);
  }

  /** Of an object that is set as a whole, no member may be null. */
  private static JsonValue withoutNulls(JsonValue value) {
    if (value instanceof JsonObject object) {
      for (int i = 0; i < object.size(); i++) {
        inMember(object.name(i), object.value(i));
      }
    }
    return value;
  }
}
