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

  private final int open;
  private final int stop;

  private Parts(LazyDocument document, int entry, int count, int entriesOfName) {
    this.document = document;
    open = document.start(entry);
    stop = document.end(entry) - 1;
    values = new int[count];
    int k = entry + 2 + entriesOfName;
    for (int i = 0; i < count; i++) {
      values[i] = k;
      k = document.behind(k) + entriesOfName;
    }
  }

  static Parts ofObject(LazyDocument document, int entry, int count) {
    return new Parts(document, entry, count, 2);
  }

  static Parts ofArray(LazyDocument document, int entry, int count) {
    return new Parts(document, entry, count, 0);
  }

  int count() {
    return values.length;
  }

  /** Behind the bracket or the comma before it. */
  int start(int place) {
    if (place == 0) {
      return open + 1;
    }
    int i = end(place - 1);
    while (document.bytes()[i] != ',') {
      i++;
    }
    return i + 1;
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

  int end(int place) {
    return document.end(values[place]);
  }

  /** Of the bracket that closes. */
  int stop() {
    return stop;
  }
}
