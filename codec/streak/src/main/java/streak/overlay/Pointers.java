package streak.overlay;

/** JSON Pointers (RFC 6901): tokens, each behind a slash, in which {@code ~1} is a slash and {@code ~0} a tilde. */
final class Pointers {

  private Pointers() {}

  static void check(String pointer) {
    if (!pointer.isEmpty() && pointer.charAt(0) != '/') {
      throw new IllegalArgumentException(
          "expected a JSON Pointer, empty or beginning with '/', found " + pointer);
    }
    for (int i = pointer.indexOf('~'); i >= 0; i = pointer.indexOf('~', i + 1)) {
      char escaped = i + 1 < pointer.length() ? pointer.charAt(i + 1) : ' ';
      if (escaped != '0' && escaped != '1') {
        throw new IllegalArgumentException(
            "expected a JSON Pointer, in which '~' is '~0', found " + pointer);
      }
    }
  }

  /** A token as the name of a member. */
  static String name(String pointer, int from, int to) {
    // In this order: "~01" is "~1", not a slash.
    return pointer.substring(from, to).replace("~1", "/").replace("~0", "~");
  }

  /** A token as the index of an element: digits without a zero before them; -1 when it is none. */
  static int element(String pointer, int from, int to) {
    int length = to - from;
    if (length == 0 || length > 10 || (length > 1 && pointer.charAt(from) == '0')) {
      return -1;
    }
    long element = 0;
    for (int i = from; i < to; i++) {
      int digit = pointer.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      element = element * 10 + digit;
    }
    return element > Integer.MAX_VALUE ? -1 : (int) element;
  }
}
