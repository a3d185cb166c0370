package streak.tree;

import org.jspecify.annotations.Nullable;
import streak.JsonNames;
import streak.JsonReader;

/**
 * The names of the objects that end at one depth, in their order: mostly the same ones. Objects that have them share the vector, and
 * once a few had, the next one's names are compared with what is expected instead of being read. They are kept from document to
 * document, as long as these are held to the same limits and the names are few and short.
 */
final class Siblings {

  /** An object with the names before those that are compared. */
  private static final int FEW = 2;

  /** Objects with other names, after which those are what is expected. */
  private static final int MANY = 16;

  private static final int MOST_NAMES = 64;

  /** As a reader's names that are kept. */
  private static final int LONGEST = 24;

  private String[] names = {};
  private JsonNames.Token[] tokens = {};
  private int seen;
  private int missed;

  /** Set while the names are more, or longer, than may be kept. */
  private boolean large;

  /** Whether the names must be forgotten when the document has ended. */
  boolean isLarge() {
    return large;
  }

  void forget() {
    names = new String[0];
    tokens = new JsonNames.Token[0];
    large = false;
  }

  /** Whether names are compared, of which that is the first. */
  boolean beginWith(String name) {
    return tokens.length > 0 && names[0].equals(name);
  }

  /** The name at that place, if a member of that name is next; else null, and nothing is read. */
  @Nullable
  String next(JsonReader in, int place) {
    return place < tokens.length && in.nextMemberIs(tokens[place]) ? names[place] : null;
  }

  /** Whether an object of so many members, all of them as expected, has all of them. */
  boolean areAll(int size) {
    return size == names.length;
  }

  /** The vector of the names. */
  String[] names() {
    missed = 0;
    return names;
  }

  /**
   * The vector of an object's names.
   *
   * @param stack has them at every other place from {@code start} on
   */
  String[] vector(Object[] stack, int start, int size) {
    if (size == names.length && isAt(stack, start)) {
      missed = 0;
      if (++seen == FEW) {
        learn();
      }
      return names;
    }
    String[] others = new String[size];
    for (int i = 0, slot = start; i < size; i++, slot += 2) {
      others[i] = (String) stack[slot];
    }
    if (tokens.length == 0 || ++missed == MANY) {
      names = others;
      large = isLarge(others);
      tokens = new JsonNames.Token[0];
      seen = 0;
      missed = 0;
    }
    return others;
  }

  private boolean isAt(Object[] stack, int start) {
    for (int i = 0, slot = start; i < names.length; i++, slot += 2) {
      if (!names[i].equals(stack[slot])) {
        return false;
      }
    }
    return true;
  }

  /** Whether there are more names, or longer ones, than may be kept. */
  static boolean isLarge(String[] names) {
    if (names.length > MOST_NAMES) {
      return true;
    }
    for (String name : names) {
      if (name.length() > LONGEST) {
        return true;
      }
    }
    return false;
  }

  private void learn() {
    if (large) {
      return;
    }
    for (int i = 0; i < names.length; i++) {
      for (int j = 0; j < i; j++) {
        if (names[i].equals(names[j])) {
          return;
        }
      }
    }
    JsonNames prepared = JsonNames.of(names);
    tokens = new JsonNames.Token[names.length];
    for (int i = 0; i < tokens.length; i++) {
      tokens[i] = prepared.token(i);
    }
  }
}
