package touchstone.report;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Text from outside, made fit for a report and for a terminal: what a crashed fork printed may hold anything. */
public final class Printable {

  /** Colours and cursor moves of a terminal. */
  private static final Pattern ESCAPE_SEQUENCE = Pattern.compile("\u001b\\[[0-9;?]*[ -/]*[@-~]");

  private static final Pattern SPACE = Pattern.compile(" +");

  private Printable() {}

  /** One line: line ends and tabs become spaces. */
  static String line(String text) {
    return lines(text).replace('\n', ' ').replace('\t', ' ').strip();
  }

  /** The words of a text; one of more characters than the longest allowed comes in pieces. */
  static List<String> words(String text, int longest) {
    List<String> words = new ArrayList<>();
    for (String word : SPACE.splitAsStream(line(text)).toList()) {
      String rest = word;
      while (rest.codePointCount(0, rest.length()) > longest) {
        int end = rest.offsetByCodePoints(0, longest);
        words.add(rest.substring(0, end));
        rest = rest.substring(end);
      }
      words.add(rest);
    }
    return words;
  }

  /**
   * Lines that end in {@code \n}, without what XML forbids and UTF-8 cannot write: control characters, lone surrogates and
   * non-characters.
   */
  public static String lines(String text) {
    String plain =
        ESCAPE_SEQUENCE.matcher(text).replaceAll("").replace("\r\n", "\n").replace('\r', '\n');
    StringBuilder result = new StringBuilder();
    plain.codePoints().forEach(c -> result.appendCodePoint(allowed(c) ? c : 0xFFFD));
    return result.toString();
  }

  private static boolean allowed(int c) {
    if (c == '\n' || c == '\t') {
      return true;
    }
    boolean control = c < 0x20 || (c >= 0x7F && c < 0xA0);
    boolean surrogate = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
    boolean nonCharacter = (c & 0xFFFE) == 0xFFFE;
    return !control && !surrogate && !nonCharacter;
  }
}
