package fuzz;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The fuzz tests' checks on documents that are changed at random, the same ones each time: a few seconds of what a fuzzer does
 * for minutes, on machines that have none.
 */
@Tag("any-jdk")
class MutationsTest {

  /** How many documents each check sees. */
  private static final int DOCUMENTS = Integer.getInteger("fuzz.mutations", 20_000);

  private static final String[] TOKENS = {
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "\\",
    "\\u",
    "\\ud83d",
    "\\ude00",
    "null",
    "true",
    "false",
    "0",
    "-",
    ".",
    "e",
    "E+",
    "1e10000",
    "\u00e9",
    "\u4e2d",
    "\ud83d\ude00",
    "\n        ",
    " ",
    "\t",
    "\0",
    "\"a\":",
    "\"type\":",
    "\\n",
    "123456789012345678",
    "0.1"
  };

  record Check(String name, List<byte[]> seeds, Consumer<byte[]> body) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Check> checks() {
    return Stream.of(
        new Check(
            "every way in", Corpus.documents().toList(), new EveryWayInFuzzTest()::everyWayIn),
        new Check("typed", Corpus.typed().toList(), new TypedFuzzTest()::comesBack),
        new Check(
            "like Jackson", Corpus.documents().toList(), new LikeJacksonFuzzTest()::likeJackson),
        new Check("numbers", Corpus.numbers().toList(), new NumbersFuzzTest()::likeTheJdk),
        new Check("arrays", Corpus.arrays().toList(), new ArraysFuzzTest()::likeOneAtATime),
        new Check("overlay", Corpus.documents().toList(), new OverlayFuzzTest()::likeTheReader));
  }

  @ParameterizedTest
  @MethodSource("checks")
  void ofTheCorpus(Check check) {
    SplittableRandom random = new SplittableRandom(8259);
    for (int i = 0; i < DOCUMENTS; i++) {
      byte[] seed = check.seeds().get(random.nextInt(check.seeds().size()));
      byte[] document = seed;
      for (int change = random.nextInt(4); change >= 0; change--) {
        document = changed(document, check.seeds(), random);
      }
      try {
        check.body().accept(document);
      } catch (RuntimeException | Error e) {
        throw new AssertionError(
            "document " + i + ": " + new String(document, StandardCharsets.ISO_8859_1), e);
      }
    }
  }

  static byte[] changed(byte[] document, List<byte[]> seeds, SplittableRandom random) {
    int at = random.nextInt(document.length + 1);
    return switch (random.nextInt(6)) {
      case 0 -> replaced(document, at, at, new byte[] {(byte) random.nextInt(256)});
      case 1 ->
        replaced(
            document, at, Math.min(at + 1, document.length), new byte[] {(byte) random.nextInt(256)
            });
      case 2 ->
        replaced(document, at, Math.min(at + random.nextInt(1, 9), document.length), new byte[0]);
      case 3 ->
        replaced(
            document,
            at,
            at,
            TOKENS[random.nextInt(TOKENS.length)].getBytes(StandardCharsets.UTF_8));
      case 4 -> replaced(document, at, at, seeds.get(random.nextInt(seeds.size())));
      default ->
        replaced(
            document,
            at,
            at,
            Arrays.copyOfRange(
                document, at, Math.min(document.length, at + random.nextInt(1, 30))));
    };
  }

  private static byte[] replaced(byte[] document, int from, int to, byte[] by) {
    byte[] changed = new byte[document.length - (to - from) + by.length];
    System.arraycopy(document, 0, changed, 0, from);
    System.arraycopy(by, 0, changed, from, by.length);
    System.arraycopy(document, to, changed, from + by.length, document.length - to);
    return changed;
  }
}
