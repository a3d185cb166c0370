package fuzz;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import streak.JsonReader;

/** A document on every way into a reader. */
final class Inputs {

  private Inputs() {}

  /** By name; a String only where the bytes are UTF-8. */
  static Map<String, UnaryOperator<JsonReader>> of(byte[] document) {
    Map<String, UnaryOperator<JsonReader>> ways = new LinkedHashMap<>();
    byte[] wide = new byte[document.length + 40];
    Arrays.fill(wide, (byte) '1');
    System.arraycopy(document, 0, wide, 17, document.length);
    ways.put("range", in -> in.reset(wide, 17, document.length));
    String text = decoded(document);
    if (text != null) {
      ways.put("String", in -> in.reset(text));
    }
    ways.put("chunks", in -> in.reset(chunks(document)));
    ways.put(
        "buffer",
        in -> in.reset(ByteBuffer.allocateDirect(document.length).put(document).flip()));
    return ways;
  }

  /** In pieces of random lengths, the same for the same document. */
  static InputStream chunks(byte[] document) {
    SplittableRandom random = new SplittableRandom(Arrays.hashCode(document));
    int longest = 1 << random.nextInt(8);
    return new ByteArrayInputStream(document) {
      @Override
      public synchronized int read(byte[] into, int offset, int length) {
        return super.read(into, offset, Math.min(1 + random.nextInt(longest), length));
      }
    };
  }

  /** Null when the bytes are not UTF-8, by the JDK's strict decoder. */
  static @Nullable String decoded(byte[] document) {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(document))
          .toString();
    } catch (CharacterCodingException e) {
      return null;
    }
  }
}
