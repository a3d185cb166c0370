package streak;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import streak.internal.KeptNames;
import streak.internal.Words;

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

  /** Words of a name. */
  private static final int WORDS = 4;

  private static final long[] NONE = {};

  private String[] names = {};

  /**
   * Of each name as a writer writes it, in quotation marks and with its colon: its first words, and its last
   * eight bytes; overlapping in shorter names. Empty while names are not compared.
   */
  private long[] words = NONE;

  /** In bytes; 0 of names that are longer, or need escapes: those are read. */
  private int[] lengths = {};

  /** Whether all of the names are ASCII. */
  private boolean ascii;

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
    words = NONE;
    large = false;
  }

  /** Whether names are compared, of which that is the first. */
  boolean beginWith(String name) {
    return words.length > 0 && names[0].equals(name);
  }

  /** Passes the first name, if it is next. */
  boolean begins(JsonReader in) {
    int behind = isComparedIn(in) ? behind(0, in.buf, in.pos, in.end) : 0;
    if (behind > 0) {
      in.pos = behind;
    }
    return behind > 0;
  }

  /** Where the document is a String, its bytes are UTF-8 only as long as they are ASCII. */
  boolean isComparedIn(JsonReader in) {
    return ascii || in.text == null;
  }

  /**
   * Whether the name of that place stands there, with its colon.
   *
   * @return behind it, and behind one space, which is what most indented documents have there; 0 where it does not stand there
   */
  int behind(int place, byte[] buf, int i, int end) {
    int word = place * WORDS;
    if (word >= words.length) {
      return 0;
    }
    int length = lengths[place];
    int value = i + length;
    if (i + Math.max(length, 8) >= end || length == 0) {
      return 0;
    }
    long difference = Words.getLong(buf, i) ^ words[word];
    if (length < 8) {
      difference <<= 64 - 8 * length;
    } else {
      difference |= Words.getLong(buf, value - 8) ^ words[word + 3];
      if (length > 16) {
        difference |= Words.getLong(buf, i + 8) ^ words[word + 1];
      }
      if (length > 24) {
        difference |= Words.getLong(buf, i + 16) ^ words[word + 2];
      }
    }
    if (difference != 0) {
      return 0;
    }
    return buf[value] == ' ' ? value + 1 : value;
  }

  boolean isAt(int place, String name) {
    return place < names.length && names[place].equals(name);
  }

  String name(int place) {
    return names[place];
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
    if (words.length == 0 || ++missed == MANY) {
      names = others;
      large = KeptNames.areLarge(others);
      words = NONE;
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

  private void learn() {
    if (large) {
      return;
    }
    int count = names.length;
    ascii = true;
    long[] learnt = new long[count * WORDS];
    lengths = new int[count];
    for (int i = 0; i < count; i++) {
      byte[] token = ("\"" + names[i] + "\":").getBytes(StandardCharsets.UTF_8);
      int length = token.length;
      if (length <= WORDS * 8 && isPlain(names[i])) {
        byte[] padded = Arrays.copyOf(token, WORDS * 8);
        learnt[i * WORDS] = Words.getLong(padded, 0);
        learnt[i * WORDS + 1] = Words.getLong(padded, 8);
        learnt[i * WORDS + 2] = Words.getLong(padded, 16);
        learnt[i * WORDS + 3] = Words.getLong(padded, Math.max(0, length - 8));
        lengths[i] = length;
        ascii &= Words.isAscii(token, 0, length);
      }
    }
    words = learnt;
  }

  private static boolean isPlain(String name) {
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c < ' ' || c == 0x7f || Character.isSurrogate(c) || c == '"' || c == '\\') {
        return false;
      }
    }
    return true;
  }
}
