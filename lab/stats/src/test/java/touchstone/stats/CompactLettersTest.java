package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CompactLettersTest {

  private static boolean[][] toldApart(int rows, int[]... pairs) {
    boolean[][] matrix = new boolean[rows][rows];
    for (int[] pair : pairs) {
      matrix[pair[0]][pair[1]] = true;
      matrix[pair[1]][pair[0]] = true;
    }
    return matrix;
  }

  @Test
  void allAlikeShareOneLetterAndAllApartHaveTheirOwn() {
    assertEquals(List.of("a", "a", "a"), CompactLetters.of(toldApart(3)));
    assertEquals(
        List.of("a", "b", "c"),
        CompactLetters.of(toldApart(3, new int[] {0, 1}, new int[] {0, 2}, new int[] {1, 2})));
    assertEquals(List.of(), CompactLetters.of(new boolean[0][0]));
  }

  @Test
  void aRowBetweenTwoHasBothLetters() {
    assertEquals(List.of("a", "ab", "b"), CompactLetters.of(toldApart(3, new int[] {0, 2})));
  }

  @Test
  void overlappingGroupsAreThoseOfALinesDisplay() {
    // Lines under sorted means: 0-1-2, 1-2-3, 3-4, as a Tukey test on five means often ends.
    assertEquals(
        List.of("a", "ab", "ab", "bc", "c"),
        CompactLetters.of(
            toldApart(5, new int[] {0, 3}, new int[] {0, 4}, new int[] {1, 4}, new int[] {2, 4})));
  }

  @Test
  void whatNoLinesCanShowLettersCan() {
    // Unequal spreads: the outer rows are not told apart, though the middle one is from both
    // (Piepho 2004).
    assertEquals(
        List.of("a", "b", "a"),
        CompactLetters.of(toldApart(3, new int[] {0, 1}, new int[] {1, 2})));
  }

  @Test
  void moreLettersThanTheAlphabetHas() {
    boolean[][] all = new boolean[60][60];
    for (int i = 0; i < 60; i++) {
      for (int j = 0; j < 60; j++) {
        all[i][j] = i != j;
      }
    }
    List<String> letters = CompactLetters.of(all);
    assertEquals("z", letters.get(25));
    assertEquals("A", letters.get(26));
    assertEquals("(53)", letters.get(52));
    assertEquals(60, new HashSet<>(letters).size());
  }

  @Test
  void twoRowsShareALetterExactlyWhenTheyAreNotToldApart() {
    Random random = new Random(4);
    for (int repeat = 0; repeat < 500; repeat++) {
      int rows = 1 + random.nextInt(9);
      double density = random.nextDouble();
      boolean[][] matrix = new boolean[rows][rows];
      for (int i = 0; i < rows; i++) {
        for (int j = i + 1; j < rows; j++) {
          matrix[i][j] = random.nextDouble() < density;
          matrix[j][i] = matrix[i][j];
        }
      }
      List<String> letters = CompactLetters.of(matrix);
      assertEquals('a', letters.get(0).charAt(0));
      for (int i = 0; i < rows; i++) {
        for (int j = 0; j < rows; j++) {
          assertEquals(matrix[i][j], shared(letters.get(i), letters.get(j)).isEmpty());
        }
      }
    }
  }

  private static Set<Integer> shared(String x, String y) {
    Set<Integer> shared = new HashSet<>(x.chars().boxed().toList());
    shared.retainAll(y.chars().boxed().toList());
    return shared;
  }
}
