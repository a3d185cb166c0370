package streak;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The objects of sealed types that a reader is in, and what it knows of those ahead. */
final class Discriminators {

  /** In place of an offset: the discriminator was the first member, and has been read. */
  private static final long FIRST = -1;

  /** Of each object, outermost first: its level, the discriminator's name, and the offset of its value. */
  private int[] levels = new int[8];

  private JsonNames[] names = new JsonNames[8];
  private long[] values = new long[8];
  private int open;

  private final List<LookAhead> lookAheads = new ArrayList<>(2);

  void clear() {
    open = 0;
    for (int i = 0; i < lookAheads.size(); i++) {
      lookAheads.get(i).clear(); // without an iterator
    }
  }

  /** The one that looks for a name; the same for all types that have a discriminator of that name. */
  private LookAhead lookAhead(JsonNames name) {
    for (int i = 0; i < lookAheads.size(); i++) {
      LookAhead known = lookAheads.get(i);
      if (known.name == name || known.name.name(0).equals(name.name(0))) {
        return known;
      }
    }
    LookAhead made = new LookAhead(name);
    lookAheads.add(made);
    return made;
  }

  /**
   * Enters the object that is next, and knows it from then on.
   *
   * @return the index of its tag, or {@link JsonReader#UNKNOWN}
   */
  int enter(JsonReader in, JsonNames name, JsonNames tags) {
    if (in.peek() != '{') {
      throw in.expected("an object");
    }
    in.mark();
    int member = in.beginObject(name);
    if (member == JsonReader.NONE) {
      throw without(in, name);
    }
    if (member >= 0) {
      in.unmark();
      int tag = tag(in, name, tags);
      open(in.depth(), name, FIRST);
      return tag;
    }
    int level = in.depth();
    LookAhead lookAhead = lookAhead(name);
    long value = lookAhead.known(in.markOffset());
    if (value >= 0) {
      in.pos = in.indexOf(value);
    } else if (!lookAhead.find(in)) {
      throw without(in, name);
    }
    value = in.offset();
    int tag = tag(in, name, tags);
    in.rewind(level);
    in.pos++;
    open(level, name, value);
    return tag;
  }

  private static int tag(JsonReader in, JsonNames name, JsonNames tags) {
    try {
      return in.readString(tags);
    } catch (JsonException e) {
      throw e.inMember(name.name(0));
    }
  }

  private static JsonException without(JsonReader in, JsonNames name) {
    in.rewind();
    return in.problem(
        "expected an object with the member '" + name.name(0)
            + "', which says what it is, found one without",
        null);
  }

  private void open(int level, JsonNames name, long value) {
    if (open == levels.length) {
      names = Arrays.copyOf(names, open * 2);
      values = Arrays.copyOf(values, open * 2);
      levels = Arrays.copyOf(levels, open * 2); // the last, as its length is what is asked
    }
    levels[open] = level;
    names[open] = name;
    values[open++] = value;
  }

  /** The level of the innermost object that is left when that one has ended; 0 when there is none. */
  int close() {
    open--;
    return open == 0 ? 0 : levels[open - 1];
  }

  /** True when the innermost object's members are to be read from the first on, although its discriminator is known. */
  boolean replays() {
    return values[open - 1] != FIRST;
  }

  /**
   * What a member of the innermost object is that its type does not know, and whose value is next: the discriminator is passed
   * over.
   *
   * @param previous as {@link JsonReader#nextMember(JsonNames, int)} has it
   */
  int unknown(JsonReader in, JsonNames members, int previous) {
    JsonNames name = names[open - 1];
    long behindColon = in.offset();
    // Where the name was matched by words, the space behind its colon was passed, too.
    if (values[open - 1] == behindColon || values[open - 1] == behindColon + 1) {
      in.skipValue();
      return in.nextMember(members, previous);
    }
    if (in.lastTextIs(name)) {
      throw in.unknownProblem("member '" + name.name(0) + "' is there more than once", null);
    }
    return JsonReader.UNKNOWN;
  }
}
