package streak.overlay;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import streak.JsonNames;
import streak.internal.Words;

/**
 * What a document looked like apart from its values. The next one often looks the same, and what is the same has been checked.
 *
 * <p>Between the end of a value and the beginning of the next one stands the glue: punctuation, white space, names.
 *
 * <pre>
 *   document   {"a": "one", "b": [22, {"c": true}]}
 *   glue       {"a": "   ", "b": [  , {"c":     }]}
 *   value             one          22       true
 * </pre>
 *
 * <p>Where a document has had the same glue as this shape so far, and a whole value in each gap, it is in the same state: the
 * same brackets are open, and of names and brackets all has been said that is to be said. So of a document of this shape only the
 * values are looked over, each from where the glue before it ends; the glue is compared by words, where it is met. In the index,
 * nothing changes but where values and brackets stand. At the first difference {@link Indexer} takes over, from the last value
 * that fits.
 *
 * <p>Of a fixed size, whatever the documents.
 */
final class Shape {

  /** Longer documents have none: they are not those that come by the thousands. */
  static final int MOST_BYTES = 2 * 1024;

  /** What is compared by words has room for them. */
  static final int LEAST_BYTES = 16;

  private static final int MOST_VALUES = 128;
  private static final int MOST_INTS = 1024;

  // A step is a glue and the value behind it.

  /** Of each step, the bytes of its glue. */
  private final int[] lengths = new int[MOST_VALUES];

  /** Of each step, the entry of its value, and 1 where that is a string: its quotation mark is glue. */
  private final int[] values = new int[MOST_VALUES];

  /** Of each step, where its glue begins in {@link #glue}. */
  private final int[] starts = new int[MOST_VALUES];

  /** The glue, one after the other, and what stands behind the last value. */
  private final byte[] glue = new byte[MOST_BYTES];

  /** Of each step, four words of its glue: see {@link #isGlue}. */
  private final long[] words = new long[4 * MOST_VALUES];

  /** The entries of arrays and objects. */
  private final int[] brackets = new int[MOST_INTS / 2];

  /** Of each of them, the entry of the next value that is none. */
  private final int[] bracketValues = new int[MOST_INTS / 2];

  /** Of each of them, how far it is from the beginning of that value. */
  private final int[] bracketOffsets = new int[MOST_INTS / 2];

  private int steps;
  private int bracketCount;

  /** Of each step, where its value's member begins in the index; in an array, the value. */
  private final int[] members = new int[MOST_VALUES];

  /** Of each step, the link to what is around its value, as {@link Indexer} has it. */
  private final int[] links = new int[MOST_VALUES];

  /** Of each step, how many arrays and objects are around its value. */
  private final int[] depths = new int[MOST_VALUES];

  /** Of each array or object, by entry, the link to what is around it. */
  private final int[] around = new int[MOST_INTS];

  /** The index of the document that this shape was learned from, as far as it goes. */
  private final int[] index = new int[MOST_INTS];

  /** Ints of the index that are known. */
  private int size;

  /** Bytes of all steps' glue. */
  private int glueLength;

  /** Bytes behind the last value. */
  private int lastLength;

  /** Whether the last step is that of the last value. */
  private boolean whole;

  /** The index that has what documents of this shape have in common, as long as nobody else fills it. */
  private int[] place = Indexed.NO_INDEX;

  /** Ints of the index in which the document that was indexed last is as the shape has it. */
  int matched;

  /** By half the entry of a name: the names among which it was looked up last. */
  final @Nullable JsonNames[] asked = new JsonNames[MOST_INTS / 2];

  /** What came of it. */
  final int[] answers = new int[MOST_INTS / 2];

  /** Documents whose shape this has been. */
  int learned;

  /** Whether an index has room for a document of this shape. */
  boolean fits(int[] other) {
    return other.length >= size;
  }

  /** The index that was filled last is about to be filled by somebody else. */
  void leave() {
    place = Indexed.NO_INDEX;
  }

  // ---- learning ----

  /** Takes over the shape of a document of at most {@link #MOST_BYTES} bytes, as far as there is room. */
  void learn(int[] of, int count, byte[] b, int from, int to) {
    if ((b[of[0]] & ~0x20) != '[') {
      return;
    }
    learned++;
    Arrays.fill(asked, 0, size >> 1, null);
    glueLength = 0;
    bracketCount = 0;
    int bracketsDone = 0;
    int link = Indexer.NONE;
    int depth = 0;
    int behind = from;
    int step = 0;
    int k = 0;
    while (k < count && step < MOST_VALUES && k + 4 <= MOST_INTS) {
      while (link >= 0 && of[(link & ~1) + 1] == k) {
        link = around[link & ~1];
        depth--;
      }
      int member = k;
      if ((link & 1) != 0) {
        k += 2;
      }
      int start = of[k];
      byte first = b[start];
      if ((first & ~0x20) == '[') {
        brackets[bracketCount] = k;
        bracketOffsets[bracketCount++] = start;
        around[k] = link;
        link = k | (first >>> 5 & 1);
        depth++;
      } else {
        int string = first == '"' ? 1 : 0;
        int length = start + string - behind;
        if (step > 0 && glueLength + length < 8) {
          break;
        }
        for (; bracketsDone < bracketCount; bracketsDone++) {
          bracketValues[bracketsDone] = k;
          bracketOffsets[bracketsDone] -= start;
        }
        addGlue(b, behind, length, step);
        values[step] = k | string;
        members[step] = member;
        links[step] = link;
        depths[step] = depth;
        step++;
        behind = of[k + 1] ^ of[k + 1] >> 31;
      }
      k += 2;
    }
    steps = step;
    whole = k == count && bracketsDone == bracketCount;
    // What is open behind the last value is its own business.
    bracketCount = bracketsDone;
    lastLength = whole ? to - behind : 0;
    System.arraycopy(b, behind, glue, glueLength, lastLength);
    System.arraycopy(of, 0, index, 0, k);
    size = k;
    place = of;
  }

  private void addGlue(byte[] b, int from, int length, int step) {
    System.arraycopy(b, from, glue, glueLength, length);
    starts[step] = glueLength;
    lengths[step] = length;
    glueLength += length;
    int to = from + length;
    int w = step << 2;
    if (length >= 8) {
      words[w] = Words.getLong(b, from);
      words[w + 1] = Words.getLong(b, to - 8);
      words[w + 2] = length <= 16 ? 0 : Words.getLong(b, from + 8);
      words[w + 3] = length <= 16 ? 0 : Words.getLong(b, to - 16);
    } else if (step == 0) {
      words[w] = Words.getLong(b, from);
      words[w + 1] = (1L << (length << 3)) - 1;
    } else {
      words[w] = Words.getLong(b, to - 8);
      words[w + 1] = length == 0 ? 0 : -1L << (64 - (length << 3));
    }
  }

  // ---- following ----

  /** As {@link Indexer#index}, of at least {@link #LEAST_BYTES} bytes. */
  @SuppressWarnings("ReferenceEquality") // which array it is, not what it holds
  int index(int[] of, byte[] b, int from, int to, int levels) {
    if (place != of) {
      System.arraycopy(index, 0, of, 0, size);
      place = of;
    }
    int fitting = follow(of, b, from, to);
    for (int i = 0; i < bracketCount; i++) {
      of[brackets[i]] = of[bracketValues[i]] + bracketOffsets[i];
    }
    if (fitting == steps && whole && isLast(of, b, to)) {
      matched = size;
      return size;
    }
    return differently(of, b, from, to, levels, fitting);
  }

  /**
   * Notes where the values are, as long as the glue in front of each is as it should be.
   *
   * @return how many steps fit
   */
  private int follow(int[] of, byte[] b, int from, int to) {
    int i = from;
    for (int step = 0; step < steps; step++) {
      int behind = i;
      i += lengths[step];
      if (i >= to || !isGlue(b, behind, i, step)) {
        return step;
      }
      int value = values[step];
      if ((value & 1) != 0) {
        value--;
        of[value] = i - 1;
        if (i > to - 8) {
          return step;
        }
        long word = Words.getLong(b, i);
        int special = Long.numberOfTrailingZeros(Indexer.special(word));
        if (special < 64 && (byte) (word >>> (special & 56)) == '"') {
          i += special >>> 3;
          of[value + 1] = i;
        } else {
          i = Indexer.plainEnd(b, i, to);
          if (i >= to || b[i] != '"') {
            i = Indexer.stringEnd(b, i, to);
            if (i == Indexer.REFUSED) {
              return step;
            }
          }
          of[value + 1] = i;
          i ^= i >> 31;
        }
      } else {
        of[value] = i;
        i = Indexer.scalarEnd(b, i, to);
        of[value + 1] = i;
        if (i < 0) {
          return step;
        }
      }
    }
    return steps;
  }

  /**
   * Whether {@code b[from..to)} is a step's glue. Up to 32 bytes are compared by words from either end, which overlap; of less than
   * eight, the second word is the mask.
   */
  private boolean isGlue(byte[] b, int from, int to, int step) {
    int w = step << 2;
    int length = to - from;
    if (length < 8) {
      long word = Words.getLong(b, step == 0 ? from : to - 8);
      return ((word ^ words[w]) & words[w + 1]) == 0;
    }
    long difference =
        (Words.getLong(b, from) ^ words[w]) | (Words.getLong(b, to - 8) ^ words[w + 1]);
    if (length > 16) {
      difference |=
          (Words.getLong(b, from + 8) ^ words[w + 2]) | (Words.getLong(b, to - 16) ^ words[w + 3]);
    }
    return difference == 0 && (length <= 32 || isLongGlue(b, from, to, step));
  }

  private boolean isLongGlue(byte[] b, int from, int to, int step) {
    int start = starts[step];
    return Arrays.equals(b, from, to, glue, start, start + to - from);
  }

  private boolean isLast(int[] of, byte[] b, int to) {
    int end = of[(values[steps - 1] & ~1) + 1];
    return Arrays.equals(b, end ^ end >> 31, to, glue, glueLength, glueLength + lastLength);
  }

  /** Leaves a document to {@link Indexer} from the last value that fits. */
  private int differently(int[] of, byte[] b, int from, int to, int levels, int fitting) {
    place = Indexed.NO_INDEX;
    matched = 0;
    if (fitting == 0) {
      return Indexer.index(of, b, from, to, levels);
    }
    int step = fitting - 1;
    int link = links[step];
    for (int open = link; open >= 0; open = around[open & ~1]) {
      of[(open & ~1) + 1] = around[open & ~1];
    }
    int member = members[step];
    matched = member;
    int start = (link & 1) != 0 ? of[member] + of[member + 2] : of[member];
    return Indexer.container(of, b, start, to, levels - depths[step], link, member);
  }
}
