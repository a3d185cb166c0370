package touchstone.contestants.streak.overlay;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.util.Arrays;
import streak.JsonNames;
import streak.overlay.Cursor;
import streak.overlay.Overlay;
import streak.overlay.OverlayVisitor;
import touchstone.model.Checksum;
import touchstone.model.Operations;
import touchstone.model.Visit;
import touchstone.types.tweets.Picked;

/** Every value of a document looked at where it stands, or a tenth of them; no tree is made. */
final class VisitedTweets implements Operations<Checksum>, OverlayVisitor {

  private static final JsonNames NAMES =
      JsonNames.of(Picked.RESULTS, Picked.TEXT, Picked.FROM_USER);
  private static final int RESULTS = 0;
  private static final int TEXT = 1;
  private static final int FROM_USER = 2;

  private final Overlay overlay = new Overlay();
  private final Checksum sum = new Checksum();
  private char[] chars = new char[1024];

  /** What there is of each object and array that is open, and of an object the length of the name that came last. */
  private long[] sums = new long[16];

  private int[] names = new int[16];
  private boolean[] objects = new boolean[16];
  private int depth;
  private long last;

  @Override
  public Checksum readAll(byte[] document) {
    depth = 0;
    overlay.parse(document).accept(this);
    return sum.set(last);
  }

  @Override
  public Checksum readTenth(byte[] document) {
    long picked = Visit.ARRAY;
    int i = 0;
    Cursor cursor = overlay.parse(document).root().field(NAMES, RESULTS);
    for (boolean more = cursor.first(); more; more = cursor.next()) {
      picked = Visit.element(picked, length(cursor.field(NAMES, TEXT)));
      cursor.parent();
      if (Picked.hasAuthor(i++)) {
        picked = Visit.element(picked, length(cursor.field(NAMES, FROM_USER)));
        cursor.parent();
      }
    }
    return sum.set(picked);
  }

  private long length(Cursor string) {
    if (string.length() > chars.length) {
      chars = new char[2 * string.length()];
    }
    return string.copyChars(chars, 0);
  }

  private void value(long value) {
    if (depth == 0) {
      last = value;
    } else if (objects[depth - 1]) {
      sums[depth - 1] = Visit.member(sums[depth - 1], names[depth - 1], value);
    } else {
      sums[depth - 1] = Visit.element(sums[depth - 1], value);
    }
  }

  private void begin(long start, boolean object) {
    if (depth == sums.length) {
      sums = Arrays.copyOf(sums, 2 * depth);
      names = Arrays.copyOf(names, 2 * depth);
      objects = Arrays.copyOf(objects, 2 * depth);
    }
    sums[depth] = start;
    objects[depth++] = object;
  }

  @Override
  public void beginObject(byte[] document, int at) {
    begin(Visit.OBJECT, true);
  }

  @Override
  public void endObject() {
    value(sums[--depth]);
  }

  @Override
  public void beginArray(byte[] document, int at) {
    begin(Visit.ARRAY, false);
  }

  @Override
  public void endArray() {
    value(sums[--depth]);
  }

  @Override
  public void name(byte[] document, int from, int to) {
    names[depth - 1] = units(document, from, to);
  }

  @Override
  public void string(byte[] document, int from, int to) {
    value(units(document, from, to));
  }

  /** UTF-16 code units of a string as it stands: an escape is one, a character of four bytes two. */
  private static int units(byte[] document, int from, int to) {
    int units = 0;
    for (int i = from; i < to; i++) {
      byte b = document[i];
      if (b == '\\') {
        i += document[i + 1] == 'u' ? 5 : 1;
      }
      // Of a character of several bytes, those behind the first count for nothing, a first one of
      // four twice.
      units += b >= 0 ? 1 : b < (byte) 0xc0 ? 0 : b < (byte) 0xf0 ? 1 : 2;
    }
    return units;
  }

  @Override
  public void number(byte[] document, int from, int to) {
    long whole = 0;
    int first = document[from] == '-' ? from + 1 : from;
    for (int i = first; i < to; i++) {
      int digit = document[i] - '0';
      if (digit < 0 || digit > 9) {
        value(Visit.of(Double.parseDouble(new String(document, from, to - from, US_ASCII))));
        return;
      }
      whole = whole * 10 + digit;
    }
    value(Visit.of(first == from ? whole : -whole));
  }

  @Override
  public void booleanValue(boolean value, byte[] document, int at) {
    value(Visit.of(value));
  }

  @Override
  public void nullValue(byte[] document, int at) {
    value(Visit.NULL);
  }
}
