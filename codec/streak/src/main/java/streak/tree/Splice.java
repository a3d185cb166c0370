package streak.tree;

import java.io.ByteArrayOutputStream;
import java.util.IdentityHashMap;
import streak.JsonException;

/**
 * Puts a document together of parts that stay as they stand and of values that are new, which are minified. What is taken out of an
 * object or array goes with the white space before it; what is added has the white space that the first one there has before it and
 * around its colon.
 */
final class Splice {

  /** In place of where a value stood, of one that is new. */
  private static final int NEW = -1;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  /** The document of a value. */
  static byte[] of(JsonValue value) {
    Splice splice = new Splice();
    try {
      splice.value(value);
    } catch (JsonException e) {
      TreeText.of(value); // fails as well, and says where
      throw e;
    }
    return splice.out.toByteArray();
  }

  private void value(JsonValue value) {
    if (value instanceof LazyObject object) {
      object.writeTo(this);
    } else if (value instanceof LazyArray array) {
      array.writeTo(this);
    } else if (value instanceof EditedObject object) {
      object.writeTo(this);
    } else if (value instanceof EditedArray array) {
      array.writeTo(this);
    } else if (value instanceof JsonObject object) {
      minified(object);
    } else if (value instanceof JsonArray array) {
      minified(array);
    } else {
      out.writeBytes(JsonValue_JsonAdapter.INSTANCE.toJsonBytes(value));
    }
  }

  private void minified(JsonObject object) {
    int separator = '{';
    for (JsonObject.Member member : object) {
      out.write(separator);
      name(member.name());
      out.write(':');
      value(member.value());
      separator = ',';
    }
    end(separator, '{', '}');
  }

  private void minified(JsonArray array) {
    int separator = '[';
    for (JsonValue element : array) {
      out.write(separator);
      value(element);
      separator = ',';
    }
    end(separator, '[', ']');
  }

  /** Without a member or an element, the bracket that opens has not been written. */
  private void end(int separator, int open, int close) {
    if (separator == open) {
      out.write(open);
    }
    out.write(close);
  }

  private void name(String name) {
    out.writeBytes(JsonValue_JsonAdapter.INSTANCE.toJsonBytes(new JsonString(name)));
  }

  /** A value as it stands. */
  void raw(LazyDocument document, int entry) {
    copy(document, document.start(entry), document.end(entry));
  }

  private void copy(LazyDocument document, int from, int to) {
    out.write(document.bytes(), from, to - from);
  }

  /** An object of a document, with other members in place of some of its own. */
  @SuppressWarnings("ReferenceEquality") // what has not been changed is the very same
  void object(
      LazyDocument document, int entry, int end, StrictObject before, StrictObject members) {
    Parts parts = Parts.ofObject(document, entry, end, before.size());
    int separator = '{';
    int behind = 0; // what has been passed of the members before
    for (int i = 0; i < members.size(); i++) {
      out.write(separator);
      separator = ',';
      int place = place(before, members.name(i), behind);
      if (place == NEW) {
        copy(document, parts.start(0), parts.nameStart(0));
        name(members.name(i));
        copy(document, parts.nameEnd(0), parts.value(0));
        value(members.value(i));
      } else {
        behind = place + 1;
        boolean unchanged = before.value(place) == members.value(i);
        part(parts, document, place, members.value(i), unchanged ? place : NEW);
      }
    }
    tail(parts, document, separator);
    end(separator, '{', '}');
  }

  /** Where a name stands among those that have not been passed; or {@link #NEW}. */
  private static int place(StrictObject before, String name, int from) {
    int first = before.indexOf(name);
    if (first < 0 || first >= from) {
      return first;
    }
    for (int i = from; i < before.size(); i++) {
      if (before.name(i).equals(name)) {
        return i;
      }
    }
    return NEW;
  }

  /** What stands at a place, with its value or another one; the white space up to the next comma included. */
  private void part(Parts parts, LazyDocument document, int place, JsonValue value, int stood) {
    copy(document, parts.start(place), parts.value(place));
    if (value instanceof EditedObject object && object.isAt(parts, place)) {
      object.writeTo(this, parts.end(place));
    } else if (value instanceof EditedArray array && array.isAt(parts, place)) {
      array.writeTo(this, parts.end(place));
    } else {
      value(parts, document, value, stood);
    }
    if (place + 1 < parts.count()) {
      copy(document, parts.end(place), parts.start(place + 1) - 1);
    }
  }

  /** A value, as it stands at a place if it is of the document. */
  private void value(Parts parts, LazyDocument document, JsonValue value, int stood) {
    if (stood == NEW) {
      value(value);
    } else {
      copy(document, parts.value(stood), parts.end(stood));
    }
  }

  /** The white space before the bracket that closes. */
  private void tail(Parts parts, LazyDocument document, int separator) {
    if (separator == ',') {
      copy(document, parts.end(parts.count() - 1), parts.stop());
    }
  }

  /**
   * An array of a document, with other elements in place of some of its own. Those at the beginning and at the end that are the same
   * stay as they are; between them, each has the white space of the one that was there.
   */
  @SuppressWarnings("ReferenceEquality")
  void array(LazyDocument document, int entry, int end, JsonValue[] before, JsonValue[] elements) {
    Parts parts = Parts.ofArray(document, entry, end, before.length);
    int least = Math.min(before.length, elements.length);
    int first = sameAtBeginning(before, elements, least);
    int last = sameAtEnd(before, elements, least - first);
    IdentityHashMap<JsonValue, Integer> strings = strings(before, first, before.length - last);
    int separator = '[';
    for (int i = 0; i < elements.length; i++) {
      out.write(separator);
      separator = ',';
      boolean atEnd = i >= elements.length - last;
      int place = atEnd ? i - elements.length + before.length : i;
      boolean hasPlace = atEnd || place < before.length - last;
      int stood =
          hasPlace && before[place] == elements[i] ? place : strings.getOrDefault(elements[i], NEW);
      if (hasPlace) {
        part(parts, document, place, elements[i], stood);
      } else {
        copy(document, parts.start(0), parts.value(0));
        value(parts, document, elements[i], stood);
      }
    }
    tail(parts, document, separator);
    end(separator, '[', ']');
  }

  /** Where strings stand: of what may have another place now, they alone do not say themselves how they are written. */
  private static IdentityHashMap<JsonValue, Integer> strings(JsonValue[] before, int from, int to) {
    IdentityHashMap<JsonValue, Integer> strings = new IdentityHashMap<>();
    for (int i = from; i < to; i++) {
      if (before[i] instanceof JsonString) {
        strings.put(before[i], i);
      }
    }
    return strings;
  }

  @SuppressWarnings("ReferenceEquality")
  private static int sameAtBeginning(JsonValue[] before, JsonValue[] after, int most) {
    int same = 0;
    while (same < most && before[same] == after[same]) {
      same++;
    }
    return same;
  }

  @SuppressWarnings("ReferenceEquality")
  private static int sameAtEnd(JsonValue[] before, JsonValue[] after, int most) {
    int same = 0;
    while (same < most && before[before.length - 1 - same] == after[after.length - 1 - same]) {
      same++;
    }
    return same;
  }
}
