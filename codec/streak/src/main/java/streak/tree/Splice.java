package streak.tree;

import java.io.ByteArrayOutputStream;

/**
 * Puts a document together of parts that stay as they stand and of values that are new, which are minified. What is taken out of an
 * object or array goes with the white space before it; what is added has the white space that the first one there has before it and
 * around its colon.
 */
final class Splice {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  /** The document of a value. */
  static byte[] of(JsonValue value) {
    Splice splice = new Splice();
    splice.value(value);
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
  void object(LazyDocument document, int entry, StrictObject before, StrictObject members) {
    Parts parts = Parts.ofObject(document, entry, before.size());
    int separator = '{';
    int behind = 0; // what has been passed of the members before
    for (int i = 0; i < members.size(); i++) {
      out.write(separator);
      separator = ',';
      int place = place(before, members.name(i), behind);
      if (place < 0) {
        copy(document, parts.start(0), parts.nameStart(0));
        name(members.name(i));
        copy(document, parts.nameEnd(0), parts.value(0));
        value(members.value(i));
      } else {
        behind = place + 1;
        part(parts, document, place, members.value(i), before.value(place) == members.value(i));
      }
    }
    tail(parts, document, separator);
    end(separator, '{', '}');
  }

  /** Where a name stands among those that have not been passed; -1 for a new one. */
  private static int place(StrictObject before, String name, int from) {
    for (int i = from; i < before.size(); i++) {
      if (before.name(i).equals(name)) {
        return i;
      }
    }
    return -1;
  }

  /** What stands at a place, with its value or another one; the white space up to the next comma included. */
  private void part(
      Parts parts, LazyDocument document, int place, JsonValue value, boolean unchanged) {
    copy(document, parts.start(place), unchanged ? parts.end(place) : parts.value(place));
    if (!unchanged) {
      value(value);
    }
    if (place + 1 < parts.count()) {
      copy(document, parts.end(place), parts.start(place + 1) - 1);
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
   * stay as they are; between them, each is in the place of the one that was there.
   */
  void array(LazyDocument document, int entry, JsonValue[] before, JsonValue[] elements) {
    Parts parts = Parts.ofArray(document, entry, before.length);
    int least = Math.min(before.length, elements.length);
    int first = sameAtBeginning(before, elements, least);
    int last = sameAtEnd(before, elements, least - first);
    int separator = '[';
    for (int i = 0; i < elements.length; i++) {
      out.write(separator);
      separator = ',';
      boolean unchanged = i < first || i >= elements.length - last;
      int place = i < first ? i : unchanged ? i - elements.length + before.length : i;
      if (unchanged || place < before.length - last) {
        part(parts, document, place, elements[i], unchanged);
      } else {
        copy(document, parts.start(0), parts.value(0));
        value(elements[i]);
      }
    }
    tail(parts, document, separator);
    end(separator, '[', ']');
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
