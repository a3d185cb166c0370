package touchstone.stats;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/**
 * Compact letter display: two rows share a letter exactly when they are not told apart.
 *
 * <p>Piepho (2004), insert and absorb: begin with one letter for all; for each pair told apart, split every letter that both
 * have into one without the first and one without the second; drop letters whose rows another letter covers.
 */
public final class CompactLetters {

  private static final String ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

  private CompactLetters() {}

  /**
   * The letters of each row.
   *
   * @param toldApart symmetric; rows in the order of the table, whose first row gets {@code a}
   */
  public static List<String> of(boolean[][] toldApart) {
    int rows = toldApart.length;
    List<BitSet> letters = new ArrayList<>();
    BitSet all = new BitSet();
    all.set(0, rows);
    letters.add(all);
    for (int i = 0; i < rows; i++) {
      for (int j = i + 1; j < rows; j++) {
        if (toldApart[i][j]) {
          letters = absorb(split(letters, i, j));
        }
      }
    }
    letters.sort(FIRST_ROWS_FIRST);
    List<String> display = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      StringBuilder text = new StringBuilder();
      for (int letter = 0; letter < letters.size(); letter++) {
        if (letters.get(letter).get(row)) {
          text.append(name(letter));
        }
      }
      display.add(text.toString());
    }
    return List.copyOf(display);
  }

  private static List<BitSet> split(List<BitSet> letters, int i, int j) {
    List<BitSet> result = new ArrayList<>();
    for (BitSet letter : letters) {
      if (letter.get(i) && letter.get(j)) {
        BitSet withoutI = (BitSet) letter.clone();
        withoutI.clear(i);
        BitSet withoutJ = (BitSet) letter.clone();
        withoutJ.clear(j);
        result.add(withoutI);
        result.add(withoutJ);
      } else {
        result.add(letter);
      }
    }
    return result;
  }

  private static List<BitSet> absorb(List<BitSet> letters) {
    List<BitSet> result = new ArrayList<>();
    for (int k = 0; k < letters.size(); k++) {
      boolean covered = false;
      for (int other = 0; other < letters.size() && !covered; other++) {
        // Of two equal letters the first stays.
        covered = other != k
            && covers(letters.get(other), letters.get(k))
            && (other < k || !letters.get(other).equals(letters.get(k)));
      }
      if (!covered) {
        result.add(letters.get(k));
      }
    }
    return result;
  }

  private static boolean covers(BitSet large, BitSet small) {
    BitSet rest = (BitSet) small.clone();
    rest.andNot(large);
    return rest.isEmpty();
  }

  /** By the first row in which two letters differ: the one that has it comes first. */
  private static final Comparator<BitSet> FIRST_ROWS_FIRST = (x, y) -> {
    BitSet difference = (BitSet) x.clone();
    difference.xor(y);
    int first = difference.nextSetBit(0);
    return first < 0 ? 0 : x.get(first) ? -1 : 1;
  };

  /** One character each; past the alphabet a number in brackets, so that a row's letters can still be told apart. */
  private static String name(int letter) {
    return letter < ALPHABET.length()
        ? ALPHABET.substring(letter, letter + 1)
        : "(" + (letter + 1) + ")";
  }
}
