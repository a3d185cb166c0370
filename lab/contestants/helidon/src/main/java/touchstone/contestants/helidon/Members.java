package touchstone.contestants.helidon;

import io.helidon.json.JsonParser;
import org.jspecify.annotations.Nullable;

/**
 * Steps through objects and arrays. Each step assumes that the parser stands on the last byte of what was read before, and
 * leaves it on the first byte of what is to be read next, as Helidon's own converters do.
 */
final class Members {

  private Members() {}

  /** Enters an object or array; true when it is not empty. */
  static boolean enter(JsonParser parser, char start, char end) {
    expect(parser, parser.currentByte(), start);
    return parser.nextToken() != end;
  }

  /** Reads a member's name and stands on its value. */
  static int nameHash(JsonParser parser) {
    int hash = parser.readStringAsHash();
    expect(parser, parser.nextToken(), ':');
    parser.nextToken();
    return hash;
  }

  /** Goes behind a value; true when another follows. */
  static boolean another(JsonParser parser, char end) {
    byte found = parser.nextToken();
    if (found == end) {
      return false;
    }
    expect(parser, found, ',');
    parser.nextToken();
    return true;
  }

  static @Nullable String nullableString(JsonParser parser) {
    return parser.checkNull() ? null : parser.readString();
  }

  private static void expect(JsonParser parser, byte found, char expected) {
    if (found != expected) {
      throw parser.createException("expected " + expected, found);
    }
  }
}
