package streak;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import streak.internal.Text;

/**
 * The white space of a document, which means nothing. A writer writes none; whoever wants a document for people has it indented
 * afterwards, so that nobody else pays for the choice.
 */
public final class JsonFormat {

  private final byte[] in;

  /** Null while the length is counted. */
  private byte @Nullable [] out;

  private long at;

  private JsonFormat(byte[] in) {
    this.in = in;
  }

  /**
   * A document with each member and element on a line of its own, two spaces deeper than what it is in, and one space behind each
   * colon; empty arrays and objects stay together. Strings and numbers stay as they stand. No line feed at the end.
   *
   * <p>At the 500th level, the deepest, each line begins with a thousand spaces: what comes out may be 500 times as long.
   *
   * @throws JsonException when it is no JSON, or does not fit an array any more
   */
  public static byte[] indent(byte[] document) {
    JsonReader reader = new JsonReader().reset(document);
    reader.skipValue();
    reader.endDocument();
    JsonFormat format = new JsonFormat(document);
    format.pass();
    if (format.at > Integer.MAX_VALUE - 8) {
      throw reader.problem(
          "expected a document that fits an array of 2 GB when it is indented, found one of "
              + format.at + " bytes",
          null);
    }
    byte[] indented = new byte[(int) format.at];
    format.out = indented;
    format.at = 0;
    format.pass();
    return indented;
  }

  /** The same for a String. */
  public static String indent(String document) {
    // A lone surrogate is an error here, which getBytes would hide.
    new JsonReader().reset(document).skipValue();
    byte[] indented = indent(document.getBytes(StandardCharsets.UTF_8));
    return Text.utf8(indented, 0, indented.length);
  }

  /** Assumes a document that is JSON. */
  private void pass() {
    int depth = 0;
    int i = 0;
    while (i < in.length) {
      byte b = in[i];
      switch (b) {
        case ' ', '\t', '\r', '\n' -> i++;
        case '"' -> i = string(i);
        case '{', '[' -> {
          put(b);
          i = behindSpace(i + 1);
          if (in[i] == '}' || in[i] == ']') {
            put(in[i++]);
          } else {
            line(++depth);
          }
        }
        case '}', ']' -> {
          line(--depth);
          put(b);
          i++;
        }
        case ',' -> {
          put(b);
          line(depth);
          i++;
        }
        case ':' -> {
          put(b);
          put((byte) ' ');
          i++;
        }
        default -> {
          put(b);
          i++;
        }
      }
    }
  }

  private int behindSpace(int i) {
    int at = i;
    while (in[at] <= ' ') {
      at++;
    }
    return at;
  }

  private int string(int start) {
    int i = start + 1;
    while (in[i] != '"') {
      i += in[i] == '\\' ? 2 : 1;
    }
    int length = i + 1 - start;
    if (out != null) {
      System.arraycopy(in, start, out, (int) at, length);
    }
    at += length;
    return i + 1;
  }

  private void line(int depth) {
    put((byte) '\n');
    if (out != null) {
      Arrays.fill(out, (int) at, (int) at + 2 * depth, (byte) ' ');
    }
    at += 2L * depth;
  }

  private void put(byte b) {
    if (out != null) {
      out[(int) at] = b;
    }
    at++;
  }
}
