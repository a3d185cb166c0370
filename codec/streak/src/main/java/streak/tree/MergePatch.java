package streak.tree;

import streak.JsonException;

/** Changes to a document in the form of a document: RFC 7396. It cannot set a member to null, or change a part of an array. */
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
    return object.edited(result.build().vectors());
  }

  /**
   * The patch that makes one document the other.
   *
   * @throws JsonException when none can: the other has a member that is null where the one has not, or objects that differ have
   *     members that are there twice
   */
  public static JsonValue between(JsonValue before, JsonValue after) {
    if (!(before instanceof JsonObject a) || !(after instanceof JsonObject b)) {
      return withoutNulls(after);
    }
    if (!Difference.unique(a) || !Difference.unique(b)) {
      if (a.equals(b)) {
        return StrictObject.EMPTY;
      }
      throw refused("members that are there once", "one that is there twice");
    }
    JsonObject.Builder patch = JsonObject.builder();
    for (int i = 0; i < a.size(); i++) {
      if (!b.has(a.name(i))) {
        patch.add(a.name(i), JsonNull.NULL);
      }
    }
    for (int i = 0; i < b.size(); i++) {
      String name = b.name(i);
      JsonValue value = b.value(i);
      JsonValue there = a.valueOf(name);
      if (there instanceof JsonObject && value instanceof JsonObject) {
        // What is not the same is found in there, and not gone over beforehand.
        JsonObject within = inMember(name, there, value).asObject();
        if (within.size() > 0) {
          patch.add(name, within);
        }
      } else if (!value.equals(there)) {
        patch.add(name, inMember(name, there == null ? JsonNull.NULL : there, value));
      }
    }
    return patch.build();
  }

  private static JsonValue inMember(String name, JsonValue before, JsonValue after) {
    try {
      if (after.isNull()) {
        throw refused("a value that a merge patch can set", "null: RFC 7396 removes what is null");
      }
      return between(before, after);
    } catch (JsonException e) {
      throw e.inMember(name);
    }
  }

  private static JsonException refused(String expected, String found) {
    return JsonException.ofWriting("expected " + expected + ", found " + found + "; use JsonPatch");
  }

  /** Of an object that is set as a whole, no member may be null. */
  private static JsonValue withoutNulls(JsonValue value) {
    if (value instanceof JsonObject object) {
      for (JsonObject.Member member : object) {
        inMember(member.name(), JsonNull.NULL, member.value());
      }
    }
    return value;
  }
}
