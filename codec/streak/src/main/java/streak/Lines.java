package streak;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import streak.internal.Words;

/**
 * The values of NDJSON (JSON Lines): one on each line. A line ends with a line feed, before which a carriage return counts as
 * white space; the last one may do without. Lines of white space alone are passed over.
 *
 * <pre>
 *   input   ........................................................
 *   buf            [ read | the line | not looked at      | room ]
 *                  0      from       stop                 end
 *    before ------>|
 * </pre>
 */
final class Lines<T> extends ValueStream<T> {

  private static final long LINE_FEEDS = 0x0a0a0a0a0a0a0a0aL;

  private final int longest;
  private byte[] buf = new byte[64 * 1024];
  private int from;
  private int stop;
  private int end;
  private boolean ended;

  /** Bytes of the input before {@code buf[0]}, and lines before the one at {@code from}. */
  private long before;

  private long lines;

  /** Set when {@code buf[from..stop)} has been given to the reader. */
  private boolean given;

  /** Set while the rest of a line that is too long is still to be passed over. */
  private boolean passing;

  Lines(JsonAdapter<T> adapter, Pools pools, InputStream source) {
    super(adapter, pools, source);
    longest = pools.limits.lookAheadBytes();
  }

  @Override
  boolean begin(JsonReader in) throws IOException {
    while (nextLine()) {
      if (!blank()) {
        in.resetLine(buf, from, stop - from, before + from, lines);
        return true;
      }
    }
    return false;
  }

  @Override
  void end(JsonReader in) {
    in.endDocument();
  }

  @Override
  void failed(Throwable e) {
    // The next line is another document.
  }

  private boolean blank() {
    for (int i = from; i < stop; i++) {
      byte b = buf[i];
      if (b != ' ' && b != '\t' && b != '\r') {
        return false;
      }
    }
    return true;
  }

  /** Moves on to the next line; false when there is none. */
  private boolean nextLine() throws IOException {
    if (given) {
      given = false;
      leaveLine();
    }
    while (true) {
      stop = lineFeed(stop);
      if (!passing && stop - from > longest) {
        passing = true;
        throw tooLong();
      }
      if (stop == end && !ended) {
        fill();
      } else if (passing) {
        passing = false;
        leaveLine();
      } else {
        // A line feed ends a line; so does the end of the input where there is one before it.
        given = stop < end || from < end;
        return given;
      }
    }
  }

  private void leaveLine() {
    from = Math.min(stop + 1, end);
    stop = from;
    lines++;
  }

  private JsonException tooLong() {
    return new JsonException(
            "expected a line of at most " + longest + " bytes, found a longer one",
            before + from,
            lines + 1,
            1,
            "JsonLimits.withLookAheadBytes would allow it")
        .inElement(count++);
  }

  /** The index of the first line feed from {@code i} on; {@link #end} when there is none. */
  private int lineFeed(int i) {
    int at = i;
    for (; at <= end - 8; at += 8) {
      long found = Words.equalTo(Words.getLong(buf, at), LINE_FEEDS);
      if (found != 0) {
        return at + (Long.numberOfTrailingZeros(found) >>> 3);
      }
    }
    while (at < end && buf[at] != '\n') {
      at++;
    }
    return at;
  }

  /** Reads more, keeping the line so far. */
  private void fill() throws IOException {
    if (passing) {
      from = end;
    }
    int least = buf.length / 4;
    if (from > 0 && (from == end || buf.length - end < least)) {
      System.arraycopy(buf, from, buf, 0, end - from);
      before += from;
      stop -= from;
      end -= from;
      from = 0;
    }
    if (buf.length - end < least) {
      buf = Arrays.copyOf(buf, (int) Math.min(Integer.MAX_VALUE - 8, buf.length * 2L));
    }
    int read = source.read(buf, end, buf.length - end);
    if (read == 0) {
      int single = source.read();
      read = single < 0 ? -1 : 1;
      buf[end] = (byte) single;
    }
    ended = read < 0;
    end += Math.max(0, read);
  }
}
