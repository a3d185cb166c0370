package touchstone.workloads.generate;

import java.util.List;

/**
 * Made-up words and sentences of one script. All lengths are in Unicode code points.
 *
 * @param syllables that words are strung together from
 * @param space between words; empty in scripts that have none
 * @param stop between sentences; without its white space also at the end of a text
 * @param word length of a word within a text
 * @param sentence words in a sentence
 * @param greeting with {@code {first}} for a first name and {@code {count}} for a number
 * @param streets words that end a street's name
 * @param emoji put between words of a text
 * @param emojiPercent of the gaps between words that hold one
 */
public record Language(
    List<String> syllables,
    String space,
    String stop,
    Range word,
    Range sentence,
    String greeting,
    List<String> streets,
    List<String> emoji,
    int emojiPercent) {

  /** A word in small letters. */
  public String word(Draws draws, int length) {
    StringBuilder word = new StringBuilder();
    while (length(word) < length) {
      word.append(draws.of(syllables));
    }
    return word.substring(0, word.offsetByCodePoints(0, length));
  }

  /** A word that starts with a capital, where the script has capitals. */
  public String name(Draws draws, int length) {
    return capitalised(word(draws, length));
  }

  /** A word all in capitals, where the script has capitals. */
  public String capitals(Draws draws, int length) {
    StringBuilder capitals = new StringBuilder();
    // By code point, because String.toUpperCase asks the locale.
    word(draws, length).codePoints().map(Character::toUpperCase).forEach(capitals::appendCodePoint);
    return capitals.toString();
  }

  /** Sentences of exactly that length in all. */
  public String text(Draws draws, int length) {
    String end = stop.strip();
    int left = length - length(end);
    StringBuilder text = new StringBuilder();
    boolean starts = true;
    int words = draws.in(sentence);
    // As long as a longest word and a longest gap leave at least one letter for the last word.
    while (left > word.max() + longestGap()) {
      String next = word(draws, draws.in(word));
      boolean stops = --words == 0;
      String gap = gap(draws, stops);
      text.append(starts ? capitalised(next) : next).append(gap);
      left -= length(next) + length(gap);
      starts = stops;
      if (stops) {
        words = draws.in(sentence);
      }
    }
    String last = word(draws, left);
    return text.append(starts ? capitalised(last) : last).append(end).toString();
  }

  private String gap(Draws draws, boolean stops) {
    if (stops) {
      return stop;
    }
    return draws.chance(emojiPercent) ? space + draws.of(emoji) + space : space;
  }

  private int longestGap() {
    int longestEmoji = emoji.stream().mapToInt(Language::length).max().orElse(0);
    return Math.max(length(stop), longestEmoji + 2 * length(space));
  }

  private static String capitalised(String word) {
    int second = word.offsetByCodePoints(0, 1);
    return Character.toString(Character.toUpperCase(word.codePointAt(0))) + word.substring(second);
  }

  private static int length(CharSequence text) {
    return Character.codePointCount(text, 0, text.length());
  }
}
