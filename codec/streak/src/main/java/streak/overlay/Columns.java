package streak.overlay;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import streak.JsonException;
import streak.JsonNames;
import streak.JsonReader;

/**
 * The values at some paths, of one document after the other: for who wants the same few of many documents.
 *
 * <pre>{@code
 * Columns columns = new Columns("/price", "/sizes/*"); // once
 * columns.read(overlay.parse(bytes));                   // for every document
 * long price = columns.at(0).asDecimal(4);
 * for (int row = 0; row < columns.rows(1); row++) {
 *   long size = columns.at(1, row).asLong();
 * }
 * }</pre>
 *
 * <p>A path is a JSON Pointer (RFC 6901) of which one token may be a star, each element of the array there. So a path names a
 * column: of one row, or of as many as the array has elements. Columns behind the same star have the same rows; what an element
 * lacks is missing in its row, and moves no other. Of members whose names are the same the first counts.
 *
 * <p>Where the values stand, one walk finds out, past all that no path leads to. Of a document that looks like the one before, as
 * its {@link Overlay} has noticed, it is known already: nothing is walked over, and a value costs what reading it does.
 *
 * <p>{@link #at} moves to a value, and the value is asked for as with a {@link Cursor}. Nothing is allocated, but for columns longer
 * than any before, errors, and what a cursor allocates for. Not thread-safe. Columns belong to the document that they have read:
 * once its overlay has parsed another, values throw an {@link IllegalStateException}.
 */
public final class Columns extends Strings {

  private static final int MISSING = -1;

  /** Rows that are kept whatever comes next. */
  private static final int KEPT_ROWS = 64 * 1024;

  private final String[] paths;

  /** Where each begins. */
  private final Step root = new Step();

  /** By column and row, the entry of the value; {@link #MISSING} where there is none, and behind the last row. */
  private final int[][] entries;

  private final int[] rows;

  /** The shape that {@link #entries} are of, if the last document had one. */
  private @Nullable Shape known;

  /** What that shape had learned by then. */
  private int learned;

  private @Nullable Cursor cursor;

  /** Documents that have been walked over. */
  private int walks;

  /**
   * Columns, counted from 0, by their paths.
   *
   * @throws IllegalArgumentException when a path is not a pointer, has two stars, or is there twice
   */
  public Columns(String... paths) {
    super(new Overlay());
    generation = -1; // no document's
    this.paths = paths.clone();
    rows = new int[paths.length];
    entries = new int[paths.length][];
    for (int column = 0; column < paths.length; column++) {
      entries[column] = new int[] {MISSING};
      add(paths[column], column);
    }
    root.prepare();
  }

  private void add(String path, int column) {
    Pointers.check(path);
    Step step = root;
    boolean star = false;
    for (int i = 0; i < path.length(); ) {
      int slash = path.indexOf('/', i + 1);
      int to = slash < 0 ? path.length() : slash;
      if (to == i + 2 && path.charAt(i + 1) == '*') {
        if (star) {
          throw new IllegalArgumentException(
              "expected a path with one star at most, found " + path);
        }
        star = true;
        step = step.each();
      } else {
        step = step.member(path, i + 1, to);
      }
      i = to;
    }
    if (step.column != MISSING) {
      throw new IllegalArgumentException("expected each path once, found two of " + path);
    }
    step.column = column;
  }

  /** Finds the columns in a document. */
  @SuppressWarnings("ReferenceEquality") // which shape it is, not what it holds
  public Columns read(Indexed document) {
    toRoot(document);
    Shape shape = document.shape;
    if (shape == null
        || shape != known
        || shape.learned != learned
        || document.sure != document.size) {
      walk(document);
    }
    return this;
  }

  private void walk(Indexed document) {
    known = null;
    for (int column = 0; column < entries.length; column++) {
      if (entries[column].length > KEPT_ROWS && document.size < KEPT_ROWS) {
        entries[column] = new int[] {MISSING};
      } else {
        Arrays.fill(entries[column], 0, rows[column], MISSING);
      }
      rows[column] = 0;
    }
    walks++;
    cursor = cursor == null ? new Cursor(document) : cursor.moveToRoot(document);
    walk(cursor, root, 0);
    if (document.shape != null && document.sure == document.size) {
      known = document.shape;
      learned = document.shape.learned;
    }
  }

  /** Takes what is at a cursor, and below it. */
  private void walk(Cursor cursor, Step step, int row) {
    if (step.column != MISSING) {
      take(step.column, row, cursor.at);
    }
    if (!step.isLast) {
      walkIn(cursor, step, row);
    }
  }

  private void walkIn(Cursor cursor, Step step, int row) {
    int here = cursor.at;
    byte first = bytes[index[here]];
    if (first == '{' && step.names != null) {
      int member = cursor.firstMember(step.names);
      for (; member != JsonReader.NONE; member = cursor.nextMember(step.names, member)) {
        if (member >= 0 && step.members[member].isFirstIn(here, walks)) {
          walk(cursor, step.members[member], row);
        }
      }
    } else if (first == '[') {
      for (Step member : step.members) {
        if (member.element >= 0 && cursor.find(member.element)) {
          walk(cursor, member, row);
          cursor.parent();
        }
      }
      if (step.each != null) {
        int element = 0;
        for (boolean more = cursor.first(); more; more = cursor.next()) {
          walk(cursor, step.each, element++);
        }
        for (int column : step.each.columns) {
          haveRows(column, element);
        }
      }
    }
  }

  private void take(int column, int row, int entry) {
    if (row >= rows[column]) {
      haveRows(column, row + 1);
    }
    entries[column][row] = entry;
  }

  /** Makes a column have at least so many rows. */
  private void haveRows(int column, int count) {
    int[] of = entries[column];
    if (of.length < count) {
      entries[column] = Arrays.copyOf(of, Math.max(count, of.length * 2));
      Arrays.fill(entries[column], of.length, entries[column].length, MISSING);
    }
    rows[column] = Math.max(rows[column], count);
  }

  /** Rows of a column: elements of the array where its star stands; without a star, 1 where there is a value, else 0. */
  public int rows(int column) {
    return rows[column];
  }

  /** Whether there is a value in the only row of a column. */
  public boolean has(int column) {
    return has(column, 0);
  }

  /** Whether there is a value in a row of a column; {@code null} is one. */
  public boolean has(int column, int row) {
    return row < rows[column] && entries[column][row] != MISSING;
  }

  /** Moves to the value in the only row of a column; a {@link JsonException} if it is missing. */
  public Columns at(int column) {
    return at(column, 0);
  }

  /** Moves to the value in a row of a column; a {@link JsonException} if it is missing. */
  public Columns at(int column, int row) {
    int entry = row < rows[column] ? entries[column][row] : MISSING;
    if (entry == MISSING) {
      throw missing(column, row);
    }
    at = entry;
    return this;
  }

  private JsonException missing(int column, int row) {
    at = 0;
    String path = paths[column].replaceFirst("/\\*(?=/|$)", "/" + row);
    return problem("expected a value at " + path + ", found none", null);
  }

  @Override
  void locate() {
    int value = at;
    at = 0;
    toLevel(0);
    while (at != value) {
      int names = namesIn(at);
      int n = at + 2 + names;
      while (behind(n) <= value) {
        n = behind(n) + names;
      }
      descend(n, names != 0);
    }
  }

  @Override
  String whatNext() {
    return "read the one that was parsed since";
  }

  /** What comes behind one beginning of paths. */
  private static final class Step {

    /** The column whose path ends here. */
    int column = MISSING;

    /** What each element of an array leads to, where there is a star. */
    @Nullable
    Step each;

    /** What names lead to; for an array, those that are numbers. */
    final Map<String, Step> byName = new LinkedHashMap<>();

    /** The same, once there is no more to come. */
    Step[] members = {};

    @Nullable
    JsonNames names;

    /** What this step's name is as the index of an element; negative when it is none. */
    int element = -1;

    /** Whether no path goes on from here. */
    boolean isLast;

    /** All columns from here on. */
    int[] columns = {};

    /** The object in which it was found last. */
    private int object;

    /** The walk in which that was. */
    private int walk;

    Step each() {
      if (each == null) {
        each = new Step();
      }
      return each;
    }

    Step member(String path, int from, int to) {
      return byName.computeIfAbsent(Pointers.name(path, from, to), name -> {
        Step step = new Step();
        step.element = Pointers.element(path, from, to);
        return step;
      });
    }

    int[] prepare() {
      members = byName.values().toArray(members);
      names = members.length == 0 ? null : JsonNames.of(byName.keySet().toArray(new String[0]));
      isLast = names == null && each == null;
      IntStream.Builder all = IntStream.builder();
      if (column != MISSING) {
        all.add(column);
      }
      if (each != null) {
        Arrays.stream(each.prepare()).forEach(all);
      }
      for (Step member : members) {
        Arrays.stream(member.prepare()).forEach(all);
      }
      columns = all.build().toArray();
      return columns;
    }

    /** Whether it has not been found in that object before. */
    boolean isFirstIn(int object, int walk) {
      boolean first = this.object != object || this.walk != walk;
      this.object = object;
      this.walk = walk;
      return first;
    }
  }
}
