package streak;

import java.util.Arrays;

/**
 * Looks over an object for a member of one name, and remembers where the objects inside have theirs: when they are read in their
 * turn, nothing is looked over twice. So the work is linear in the document however deep such objects are nested, for each name
 * that is looked for.
 *
 * <p>An object inside is noted when its first member is another: 16 bytes each, until the next object is looked over.
 */
final class LookAhead {

  private static final int KEPT = 1024;

  final JsonNames name;

  /** Offsets of objects, ascending, and of the value of the member that has the name; -1 when there is none so far. */
  private long[] objects = new long[16];

  private long[] values = new long[16];
  private int count;

  /** By level inside the object that is looked over, its note; -1 when it needs none. */
  private int[] notes = new int[16];

  LookAhead(JsonNames name) {
    this.name = name;
  }

  /** The offset of the value that a look over something larger has already found; -1 when there was none. */
  long known(long object) {
    int note = Arrays.binarySearch(objects, 0, count, object);
    return note < 0 ? -1 : values[note];
  }

  void clear() {
    count = 0;
    if (objects.length > KEPT) {
      objects = new long[16];
      values = new long[16];
    }
  }

  /**
   * Assumes that the reader is in an object, before the value of its first member, whose name is another. Leaves it before the
   * value of the member that has the name.
   *
   * @return false when the object has ended without
   */
  boolean find(JsonReader in) {
    count = 0;
    int base = in.depth();
    while (true) {
      in.checkLookAhead();
      if (enters(in, base)) {
        continue;
      }
      // A value has ended; so may what it stands in.
      while (!next(in, base)) {
        if (in.depth() < base) {
          return false;
        }
      }
      if (in.depth() == base && foundHere) {
        in.checkLookAhead();
        return true;
      }
    }
  }

  /** Set by {@link #next} when the member whose value is next has the name. */
  private boolean foundHere;

  /** Passes over a value, or into it when it holds others; true then. */
  private boolean enters(JsonReader in, int base) {
    switch (in.peek()) {
      case '{' -> {
        long object = in.offset();
        in.nest(false);
        int member = in.beginObject(name);
        if (member != JsonReader.NONE) {
          enter(in.depth() - base, member < 0 ? object : -1);
          return true;
        }
      }
      case '[' -> {
        in.nest(true);
        return in.beginArray();
      }
      default -> in.skipValue();
    }
    return false;
  }

  /** True when the array or object that the reader is in goes on. */
  private boolean next(JsonReader in, int base) {
    int level = in.depth() - base;
    if (level > 0 && in.inArray()) {
      foundHere = false;
      return in.nextElement();
    }
    int member = in.nextMember(name, JsonReader.NONE);
    foundHere = member >= 0;
    if (member == JsonReader.NONE) {
      leave(level);
      return false;
    }
    if (foundHere && level > 0 && notes[level] >= 0 && values[notes[level]] < 0) {
      values[notes[level]] = in.offset();
    }
    return true;
  }

  private void enter(int level, long object) {
    if (level >= notes.length) {
      notes = Arrays.copyOf(notes, Math.max(level + 1, notes.length * 2));
    }
    notes[level] = object < 0 ? -1 : count;
    if (object >= 0) {
      if (count == objects.length) {
        values = Arrays.copyOf(values, count * 2);
        objects = Arrays.copyOf(objects, count * 2); // the last, as its length is what is asked
      }
      objects[count] = object;
      values[count++] = -1;
    }
  }

  private void leave(int level) {
    if (level > 0 && notes[level] == count - 1 && count > 0 && values[count - 1] < 0) {
      count--;
    }
  }
}
