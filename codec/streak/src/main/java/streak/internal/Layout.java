package streak.internal;

import java.util.Arrays;

/**
 * Where everything in a document stands, for the trees that are made of it. An overlay's indexer says how that is noted: two ints
 * for each name and each value, in the order of the document.
 *
 * @param bytes holds the document, which is right
 * @param from where it begins
 * @param to where it ends
 * @param index whose first {@code size} ints are in use
 * @param size twice the number of names and values
 */
@SuppressWarnings("ArrayRecordComponent") // read where they are, by those who make trees alone
public record Layout(byte[] bytes, int from, int to, int[] index, int size) {

  /** The same for good, of bytes that stay as they are. */
  public Layout kept() {
    return new Layout(bytes, from, to, Arrays.copyOf(index, size), size);
  }

  /** The same for good, of bytes that others will come to take the place of. */
  public Layout copied() {
    return detached(0, to);
  }

  /**
   * One value of it as a document of its own, which shares nothing.
   *
   * @param entry of the value
   * @param end where it ends in the document
   */
  public Layout detached(int entry, int end) {
    int start = index[entry];
    int behind = behind(entry);
    int[] own = Arrays.copyOfRange(index, entry, behind);
    for (int k = 0; k < own.length; k += 2) {
      if (own[k] < 0) {
        continue; // a name, whose place is told from its value's
      }
      boolean container = isContainer(entry + k);
      own[k] -= start;
      int second = own[k + 1];
      own[k + 1] = container ? second - entry : second < 0 ? second + start : second - start;
    }
    return new Layout(Arrays.copyOfRange(bytes, start, end), 0, end - start, own, own.length);
  }

  /** What a value begins with. */
  public byte first(int entry) {
    return bytes[index[entry]];
  }

  /** Whether a value is an array or an object. */
  public boolean isContainer(int entry) {
    return isContainer(bytes[index[entry]]);
  }

  /** Whether what begins so is an array or an object. */
  public static boolean isContainer(byte first) {
    return (first & ~0x20) == '['; // which { is, too
  }

  /** The entry behind a value and all that is in it. */
  public int behind(int entry) {
    return isContainer(entry) ? index[entry + 1] : entry + 2;
  }

  /** Where a member's name begins, behind its quotation mark. */
  public int nameStart(int name) {
    return index[name] + index[name + 2] + 1;
  }

  /** How many bytes a member's name has; complemented if there is anything in it but plain ASCII. */
  public int nameLength(int name) {
    return index[name + 1];
  }

  /** Whether that is a member's name. */
  public boolean isName(int name, String wanted) {
    int length = nameLength(name);
    int start = nameStart(name);
    return length >= 0
        ? length == wanted.length()
            && RawStrings.equalsPlain(bytes, start, start + length, wanted, 0, length)
        : RawStrings.equals(bytes, start, start + ~length, wanted, 0, wanted.length());
  }

  /** Whether two members' names stand in the document as the same bytes. */
  public boolean isSameName(int name, int other) {
    int length = index[name + 1];
    if (length != index[other + 1]) {
      return false;
    }
    int i = nameStart(name);
    int j = nameStart(other);
    int end = i + (length ^ length >> 31);
    // A quotation mark and a colon stand behind a name; words need eight bytes.
    for (; i + 8 <= end; i += 8, j += 8) {
      if (Words.getLong(bytes, i) != Words.getLong(bytes, j)) {
        return false;
      }
    }
    for (; i < end; i++, j++) {
      if (bytes[i] != bytes[j]) {
        return false;
      }
    }
    return true;
  }

  /** Where a value ends that is neither an array nor an object. */
  public int scalarEnd(int entry) {
    int end = index[entry + 1];
    end ^= end >> 31;
    return first(entry) == '"' ? end + 1 : end;
  }
}
