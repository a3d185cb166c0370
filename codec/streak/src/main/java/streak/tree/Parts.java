package streak.tree;

/**
 * Where the members of an object, or the elements of an array, stand in a document, as offsets of bytes.
 *
 * <pre>
 *   { "a" : 1 , "b" : 2 }
 *    ^^  ^  ^^ ^        ^
 *    |nameStart|start   stop
 *    |   |  ||end
 *    |   |  |value
 *    |   nameEnd
 *    start
 * </pre>
 */
final class Parts {

  private final LazyDocument document;

  /** By place, the entry of the value. */
  private final int[] values;

  /** Entries of each name: 0 in an array. */
  private final int entriesOfName;

  private final int open;
  private final int stop;

  private Parts(LazyDocument document, int entry, int end, int count, int entriesOfName) {
    this.document = document;
    this.entriesOfName = entriesOfName;
    open = document.start(entry);
    stop = end - 1;
    values = new int[count];
    int k = entry + 2 + entriesOfName;
    for (int i = 0; i < count; i++) {
      values[i] = k;
      k = document.behind(k) + entriesOfName;
    }
  }

  static Parts ofObject(LazyDocument document, int entry, int end, int count) {
    return new Parts(document, entry, end, count, 2);
  }

  static Parts ofArray(LazyDocument document, int entry, int end, int count) {
    return new Parts(document, entry, end, count, 0);
  }

  int count() {
    return values.length;
  }

  /** Whether that is what stands at a place. */
  boolean isAt(int place, LazyDocument other, int entry) {
    return document == other && values[place] == entry;
  }

  /** Behind the bracket or the comma before it. */
  int start(int place) {
    return place == 0 ? open + 1 : behindText(nameOrValue(place));
  }

  private int nameOrValue(int place) {
    return entriesOfName == 0 ? value(place) : nameStart(place);
  }

  /** Behind the last byte before a place that is no white space. */
  private int behindText(int place) {
    int i = place;
    while (document.bytes()[i - 1] <= ' ') {
      i--;
    }
    return i;
  }

  int nameStart(int place) {
    return document.nameStart(values[place] - 2);
  }

  int nameEnd(int place) {
    return document.nameEnd(values[place] - 2);
  }

  int value(int place) {
    return document.start(values[place]);
  }

  /** Found from what stands behind it: so what is in it is not gone over, once for each of the levels around. */
  int end(int place) {
    return behindText(place + 1 < values.length ? start(place + 1) - 1 : stop);
  }

  /** Of the bracket that closes. */
  int stop() {
    return stop;
  }
}
