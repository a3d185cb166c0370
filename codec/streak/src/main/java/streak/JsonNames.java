package streak;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import streak.internal.Words;

/**
 * The names of a type's members, by index, ready to be matched against a document's bytes. Made once per adapter.
 *
 * <p>A reader takes as many bytes as each of the names has, and looks into a table which name can begin so. Where two begin alike it
 * tries the one that it expects, which was seen last after the member before; then the one of which two words and the end agree;
 * then all that have its hash. Only the bytes decide: a table finds a candidate, never a match.
 */
public final class JsonNames {

  private final String[] names;

  /** Words in the head of a token. */
  static final int HEAD = 2;

  /** Words that a {@link Token} has, all of names of up to 29 bytes. */
  static final int WORDS = 4;

  private static final long[] NO_TAIL = {};

  private static final long ONES = 0x0101010101010101L;
  private static final long HIGH_BITS = 0x8080808080808080L;
  private static final long QUOTES = 0x22 * ONES;

  /** The same where a quotation mark comes first, which is not looked for. */
  private static final long BEHIND_FIRST = QUOTES & ~0xff;

  /** The golden ratio as a 64-bit fraction, which spreads what is alike (Knuth, TAOCP 3, 6.4). */
  private static final long MIX = 0x9e3779b97f4a7c15L;

  /** The square root of two likewise, for a second word. */
  private static final long MORE_MIX = 0x6a09e667f3bcc909L;

  /** The names in UTF-8. */
  private final byte[][] raw;

  /**
   * The tokens, {@code "name":} in UTF-8, escaped as a writer writes it, as little-endian words; {@value #HEAD} words of each,
   * which hold all of nearly every token. A reader compares them under a mask that hides what they have beyond it.
   *
   * <pre>
   *   heads   "age":~~ ~~~~~~~~   "favorit e_fruit"    ...
   * </pre>
   */
  final long[] heads;

  private final long[] headMasks;

  /**
   * The heads up to the quotation mark behind the name, in {@value #HEAD} words; zeros, which no head is, where it is not among
   * them, or has others before it.
   */
  private final long[] quoted;

  /** What a token has beyond its head, padded to words; empty for nearly all. */
  final long[][] tails;

  /** Of the tokens, in bytes. */
  final int[] lengths;

  /**
   * The member seen last after each; the last element is what came first. A hint: threads may overwrite each other's, and a
   * wrong one costs a look into the table.
   */
  private final int[] successor;

  /** True when all of them are ASCII. */
  final boolean ascii;

  /** Bytes of the longest name as a writer writes it. A name that a type has is not too long, whatever the limit. */
  final int longest;

  /** Open addressing by hash; -1 where there is none. At most half full. */
  private final int[] table;

  /** Indexes by the heads of their tokens; of names that meet in a slot the first. -1 where there is none. */
  private final int[] likely;

  private final int likelyShift;

  /** The bytes that the first word of every token has, as a mask. */
  private final long prefixMask;

  /** Indexes by those bytes; of names that meet in a slot the first. -1 where there is none. */
  private final int[] byPrefix;

  private final int prefixShift;

  private JsonNames(String[] names) {
    this.names = names;
    int count = this.names.length;
    raw = new byte[count][];
    lengths = new int[count];
    heads = new long[count * HEAD];
    headMasks = new long[count * HEAD];
    quoted = new long[Math.max(1, count) * HEAD];
    tails = new long[count][];
    successor = new int[count + 1];
    table = new int[Math.max(4, Integer.highestOneBit(Math.max(1, count)) * 4)];
    Arrays.fill(table, -1);
    // Eight slots for each: few names meet.
    likely = new int[table.length * 4];
    likelyShift = Long.numberOfLeadingZeros(likely.length) + 1;
    Arrays.fill(likely, -1);
    for (int i = 0; i < count; i++) {
      successor[i] = i + 1 < count ? i + 1 : 0;
      add(i);
    }
    successor[count] = 0;
    boolean plain = true;
    for (byte[] name : raw) {
      plain &= Words.isAscii(name, 0, name.length);
    }
    ascii = plain;
    int most = 0;
    int least = 8;
    for (int length : lengths) {
      most = Math.max(most, length - 3);
      least = Math.min(least, length);
    }
    longest = most;
    prefixMask = mask(least, 0);
    // So many slots that most types' names do not meet, unless they begin alike.
    byPrefix = new int[32 * Integer.highestOneBit(Math.max(1, count))];
    prefixShift = Long.numberOfLeadingZeros(byPrefix.length) + 1;
    Arrays.fill(byPrefix, -1);
    int found = 0;
    for (int i = 0; i < count; i++) {
      int slot = prefixSlot(heads[i * HEAD]);
      if (byPrefix[slot] < 0) {
        byPrefix[slot] = i;
        found++;
      }
    }
    if (found * 2 < count) {
      Arrays.fill(byPrefix, -1); // to look there would cost more than it saves
    }
  }

  private int prefixSlot(long first) {
    return (int) (((first & prefixMask) * MIX) >>> prefixShift);
  }

  /**
   * Names by index.
   *
   * @throws IllegalArgumentException when two are the same
   */
  public static JsonNames of(String... names) {
    return new JsonNames(names.clone());
  }

  /**
   * A name as a document has it, for {@link JsonReader#nextMemberIs} and {@link JsonWriter#name(Token)}. To be kept in a static final
   * field.
   */
  public Token token(int index) {
    int length = lengths[index];
    return new Token(
        this,
        index,
        ascii,
        length,
        word(index, 0),
        mask(length, 0),
        word(index, 1),
        mask(length, 1),
        word(index, 2),
        mask(length, 2),
        word(index, 3),
        mask(length, 3));
  }

  /** A word of a token; 0 behind its last. */
  private long word(int index, int w) {
    if (w < HEAD) {
      return heads[index * HEAD + w];
    }
    long[] tail = tails[index];
    return w - HEAD < tail.length ? tail[w - HEAD] : 0;
  }

  /** Of what a word has of a token of so many bytes. */
  private static long mask(int length, int w) {
    int bytes = Math.min(8, Math.max(0, length - w * 8));
    return bytes == 0 ? 0 : -1L >>> (64 - bytes * 8);
  }

  /**
   * One of the names, in quotation marks and with its colon, as words. A record, because the compiler takes the components of a
   * record in a static final field for constants.
   *
   * @param names whose name it is
   * @param index which of them
   * @param ascii whether all of the names are
   * @param length in bytes
   * @param first word
   * @param firstMask of what the word has of the token
   * @param second word
   * @param secondMask of what that has of the token
   * @param third word
   * @param thirdMask of what that has of the token
   * @param fourth word
   * @param fourthMask of what that has of the token
   */
  public record Token(
      JsonNames names,
      int index,
      boolean ascii,
      int length,
      long first,
      long firstMask,
      long second,
      long secondMask,
      long third,
      long thirdMask,
      long fourth,
      long fourthMask) {

    /** Bytes that {@link #isAt} needs there to look. */
    int words() {
      return length > 8 ? 2 * 8 : 8;
    }

    /** Assumes its words there. */
    boolean isAt(byte[] bytes, int position, int end) {
      long difference = (Words.getLong(bytes, position) ^ first) & firstMask;
      if (length > 8) {
        difference |= (Words.getLong(bytes, position + 8) ^ second) & secondMask;
      }
      return difference == 0 && (length <= HEAD * 8 || restIsAt(bytes, position, end));
    }

    /** The rest of a long one: by itself, so that a type of short names, which has no use for it, has less to inline. */
    private boolean restIsAt(byte[] bytes, int position, int end) {
      if (position > end - WORDS * 8) {
        return names.matchTail(index, bytes, position, end) > 0;
      }
      long difference = (Words.getLong(bytes, position + 2 * 8) ^ third) & thirdMask;
      if (length > 3 * 8) {
        difference |= (Words.getLong(bytes, position + 3 * 8) ^ fourth) & fourthMask;
      }
      return difference == 0
          && (length <= WORDS * 8 || names.matchTail(index, bytes, position, end) > 0);
    }
  }

  /** How many names there are; indexes are below. */
  public int count() {
    return names.length;
  }

  /** The name of an index. */
  public String name(int index) {
    return names[index];
  }

  private void add(int index) {
    byte[] name = names[index].getBytes(StandardCharsets.UTF_8);
    int slot = hash(name, 0, name.length) & (table.length - 1);
    while (table[slot] >= 0) {
      if (names[table[slot]].equals(names[index])) {
        throw new IllegalArgumentException("two members are named " + names[index]);
      }
      slot = (slot + 1) & (table.length - 1);
    }
    table[slot] = index;

    raw[index] = name;
    byte[] token = token(names[index]);
    lengths[index] = token.length;
    byte[] padded = Arrays.copyOf(token, Math.max(HEAD, (token.length + 7) / 8) * 8);
    for (int w = 0; w < HEAD; w++) {
      heads[index * HEAD + w] = Words.getLong(padded, w * 8);
      headMasks[index * HEAD + w] = mask(token.length, w);
    }
    long first = heads[index * HEAD];
    long second = heads[index * HEAD + 1];
    int slotOfHead = slot(quoted(first), quotedMore(first, second));
    if (likely[slotOfHead] < 0) {
      likely[slotOfHead] = index;
    }
    if (token.length - 1 <= HEAD * 8 && names[index].indexOf('"') < 0) {
      quoted[index * HEAD] = quoted(first);
      quoted[index * HEAD + 1] = quotedMore(first, second);
    }
    tails[index] = padded.length == HEAD * 8 ? NO_TAIL : new long[padded.length / 8 - HEAD];
    for (int w = 0; w < tails[index].length; w++) {
      tails[index][w] = Words.getLong(padded, (HEAD + w) * 8);
    }
  }

  /** Plain names, as nearly all are, do without a writer: who only reads shall not load it. */
  private static byte[] token(String name) {
    int length = name.length();
    byte[] token = new byte[length + 3];
    token[0] = '"';
    for (int i = 0; i < length; i++) {
      char c = name.charAt(i);
      if (c < ' ' || c > '~' || c == '"' || c == '\\') {
        return escaped(name);
      }
      token[i + 1] = (byte) c;
    }
    token[length + 1] = '"';
    token[length + 2] = ':';
    return token;
  }

  private static byte[] escaped(String name) {
    JsonWriter writer = new JsonWriter();
    writer.name(name);
    return writer.toByteArray();
  }

  /** The index to try after {@code previous}, or first when that is {@link JsonReader#NONE}. */
  int expected(int previous) {
    return successor[previous < 0 ? names.length : previous];
  }

  void learn(int previous, int found) {
    successor[previous < 0 ? names.length : previous] = found;
  }

  /**
   * True when the bytes from {@code position} are the token of that name.
   *
   * @return the length of the token, or 0
   */
  int match(int index, byte[] bytes, int position, int end) {
    int head = index * HEAD;
    if (head >= heads.length) {
      return 0; // no names at all
    }
    if (position > end - HEAD * 8) {
      return matchShort(index, bytes, position, end);
    }
    long first = (Words.getLong(bytes, position) ^ heads[head]) & headMasks[head];
    long second = (Words.getLong(bytes, position + 8) ^ heads[head + 1]) & headMasks[head + 1];
    long difference = first | second;
    if (difference != 0) {
      return 0;
    }
    int length = lengths[index];
    return length <= HEAD * 8 ? length : matchTail(index, bytes, position, end);
  }

  /** The same where the head is known to match. */
  private int matchTail(int index, byte[] bytes, int position, int end) {
    long[] tail = tails[index];
    int at = position + HEAD * 8;
    if (at > end - tail.length * 8) {
      return matchShort(index, bytes, position, end);
    }
    int last = tail.length - 1;
    for (int w = 0; w < last; w++) {
      if (Words.getLong(bytes, at + w * 8) != tail[w]) {
        return 0;
      }
    }
    long difference = Words.getLong(bytes, at + last * 8) ^ tail[last];
    // The shift drops what the last word has beyond the token.
    return difference << (-lengths[index] * 8) == 0 ? lengths[index] : 0;
  }

  /** The same where words would reach beyond what is there. */
  private int matchShort(int index, byte[] bytes, int position, int end) {
    int length = lengths[index];
    if (end - position < length) {
      return 0;
    }
    if (length <= 8 && position <= end - 8) {
      int head = index * HEAD;
      long difference = (Words.getLong(bytes, position) ^ heads[head]) & headMasks[head];
      return difference == 0 ? length : 0;
    }
    for (int i = 0; i < length; i++) {
      int w = i >>> 3;
      if (bytes[position + i] != (byte) (word(index, w) >>> ((i & 7) * 8))) {
        return 0;
      }
    }
    return length;
  }

  /** Whether a name takes that many bytes, as a writer writes it between its quotation marks. */
  public boolean hasLength(int index, int bytes) {
    return lengths[index] == bytes + 3; // the marks, and the colon
  }

  /**
   * Whether a document has, at a place, that name as a writer writes it: between quotation marks, the colon right behind them.
   *
   * @param quote of the first quotation mark
   * @param end of the document
   */
  public boolean isAt(int index, byte[] document, int quote, int end) {
    return match(index, document, quote, end) > 0;
  }

  /**
   * The index of a name that stands in a document, looked for first where it is expected.
   *
   * @param previous of the member before; or {@link JsonReader#NONE}
   * @param quote of the quotation mark before the name
   * @param nameEnd of the one behind it; or its complement, when there may be escapes
   * @param end of the document
   * @return the index, or {@link JsonReader#UNKNOWN}; of a name with escapes that is not written as expected, always that
   */
  public int indexAt(int previous, byte[] document, int quote, int nameEnd, int end) {
    int expected = expected(previous);
    if (match(expected, document, quote, end) > 0) {
      return expected;
    }
    return indexByTable(previous, document, quote, nameEnd);
  }

  private int indexByTable(int previous, byte[] document, int quote, int nameEnd) {
    int close = nameEnd ^ nameEnd >> 31;
    for (int i = nameEnd < 0 ? quote : close; i < close; i++) {
      if (document[i] == '\\') {
        return JsonReader.UNKNOWN;
      }
    }
    int found = find(document, quote + 1, close);
    if (found >= 0) {
      learn(previous, found);
    }
    return found;
  }

  /** The same of a name that has been made a String. */
  public int indexOf(int previous, String name) {
    int found = indexOf(name);
    if (found >= 0) {
      learn(previous, found);
    }
    return found;
  }

  /** The same, looked for first where it is expected. */
  int index(int previous, String name) {
    int expected = expected(previous);
    return expected < names.length && names[expected].equals(name)
        ? expected
        : indexOf(previous, name);
  }

  /** The index of a text that is one of the names, wherever it stands; else {@link JsonReader#UNKNOWN}. */
  int indexOf(String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    return find(utf8, 0, utf8.length);
  }

  /**
   * The same for who knows that the text is most likely one of the names: its bytes are not made anew.
   *
   * @param room for its characters, where it is short
   */
  // What it calls drops half of a character that is not in ISO 8859-1; so the texts are compared.
  @SuppressWarnings("deprecation")
  int indexOf(String text, byte[] room) {
    int length = text.length();
    if (length <= room.length) {
      text.getBytes(0, length, room, 0);
      int slot = hash(room, 0, length) & (table.length - 1);
      while (table[slot] >= 0) {
        if (names[table[slot]].equals(text)) {
          return table[slot];
        }
        slot = (slot + 1) & (table.length - 1);
      }
    }
    return indexOf(text);
  }

  /**
   * The index of a name, by its bytes: UTF-8 without escapes.
   *
   * @return the index, or {@link JsonReader#UNKNOWN}
   */
  int find(byte[] bytes, int from, int to) {
    int slot = hash(bytes, from, to) & (table.length - 1);
    while (table[slot] >= 0) {
      byte[] name = raw[table[slot]];
      if (Arrays.equals(bytes, from, to, name, 0, name.length)) {
        return table[slot];
      }
      slot = (slot + 1) & (table.length - 1);
    }
    return JsonReader.UNKNOWN;
  }

  /**
   * The index of the name whose token may stand at a place, by as many bytes as all tokens have: a candidate, never a match.
   * Negative where there is none; then it may still be a name that met another in its slot. No branch depends on which name it
   * is: where members come in no order, none would be foretold.
   */
  int byPrefix(byte[] bytes, int position, int end) {
    return position > end - HEAD * 8
        ? JsonReader.UNKNOWN
        : byPrefix[prefixSlot(Words.getLong(bytes, position))];
  }

  /** The same by the first two words, up to the name's end: fewer names meet, and it takes longer. */
  int likely(byte[] bytes, int position, int end) {
    if (position > end - HEAD * 8) {
      return JsonReader.UNKNOWN;
    }
    long first = Words.getLong(bytes, position);
    long second = Words.getLong(bytes, position + 8);
    return likely[slot(quoted(first), quotedMore(first, second))];
  }

  /**
   * The index of the name that is a string at a place, the quotation marks around it as a writer has them. {@link
   * JsonReader#UNKNOWN} where there is none; it may be one all the same, which {@link #find} tells.
   *
   * @param quote of the first quotation mark
   */
  int valueAt(byte[] bytes, int quote, int end) {
    if (quote > end - HEAD * 8) {
      return JsonReader.UNKNOWN;
    }
    long first = Words.getLong(bytes, quote);
    long name = quoted(first);
    long more = quotedMore(first, Words.getLong(bytes, quote + 8));
    int found = likely[slot(name, more)];
    int head = Math.max(0, found) * HEAD;
    long difference = (name ^ quoted[head]) | (more ^ quoted[head + 1]);
    return difference == 0 ? found : JsonReader.UNKNOWN;
  }

  /**
   * Bytes of what {@link #valueAt} has found, between quotation marks: told by where the second one stands, so that what comes
   * next need not wait until the name is found.
   */
  static int valueLength(byte[] bytes, int quote) {
    int inFirst = Long.numberOfTrailingZeros(ends(Words.getLong(bytes, quote), BEHIND_FIRST)) >>> 3;
    int inSecond = Long.numberOfTrailingZeros(ends(Words.getLong(bytes, quote + 8), QUOTES)) >>> 3;
    return inFirst + 1 + (inSecond & -(inFirst >>> 3)); // 8 where the first word has none
  }

  private int slot(long quoted, long quotedMore) {
    return (int) ((quoted * MIX + quotedMore * MORE_MIX) >>> likelyShift);
  }

  /** Of a word that begins with a quotation mark what there is of it up to the next one. */
  private static long quoted(long first) {
    return first & upTo(ends(first, BEHIND_FIRST));
  }

  /** The same of the word behind it. */
  private static long quotedMore(long first, long second) {
    long end = ends(first, BEHIND_FIRST);
    long goesOn = ((end - 1) & ~end) >> 63;
    return second & upTo(ends(second, QUOTES)) & goesOn;
  }

  /** In the highest bit of each byte, whether it is a quotation mark where one is looked for. Right up to the first that is. */
  private static long ends(long word, long quotes) {
    long others = word ^ quotes;
    return (others - ONES) & ~others & HIGH_BITS;
  }

  /** A mask: the bytes up to the first whose highest bit is marked, and that; all when none is. */
  private static long upTo(long marks) {
    return ((marks & -marks) << 1) - 1;
  }

  /** Length and both ends: enough to spread a type's names. A document that collides costs a few comparisons, no more. */
  private static int hash(byte[] bytes, int from, int to) {
    int length = to - from;
    long first;
    long last = 0;
    if (length >= 8) {
      first = Words.getLong(bytes, from);
      last = Words.getLong(bytes, to - 8);
    } else if (from <= bytes.length - 8) {
      // In two steps: a shift by 64 bits would be one by none.
      first = Words.getLong(bytes, from) << ((7 - length) * 8) << 8;
    } else {
      first = 0;
      for (int i = from; i < to; i++) {
        first = first >>> 8 | (long) bytes[i] << 56;
      }
    }
    long mixed = (first + length) * 0x9e3779b97f4a7c15L;
    mixed = ((mixed ^ mixed >>> 32) + last) * 0x9e3779b97f4a7c15L;
    return (int) (mixed >>> 40);
  }
}
