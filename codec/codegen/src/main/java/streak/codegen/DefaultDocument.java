package streak.codegen;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Looks over a default that is an array or an object, or the document of another type, as far as can be told here what is in it. */
final class DefaultDocument {

  private static final Pattern SPACE = Pattern.compile("[ \\t\\n\\r]*");

  private static final Pattern TOKEN = Pattern.compile(
      "\"(?:[^\"\\\\\\x00-\\x1f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9a-fA-F]{4}))*+\"|true|false|null"
          + "|-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?");

  private final String text;
  private int at;

  private DefaultDocument(String text) {
    this.text = text;
  }

  /** A text is a document of such a value, and nothing besides. */
  static boolean isOne(String text, Value value) {
    DefaultDocument document = new DefaultDocument(text);
    return document.takes(value.present()) && document.at == text.length();
  }

  /** Goes past a value; null stands for any. */
  private boolean takes(@Nullable Value value) {
    Value bare = value == null ? null : bare(value);
    next(SPACE);
    boolean taken;
    if (isNext('[')) {
      Value element = bare instanceof Value.Sequence sequence
          ? sequence.element()
          : bare instanceof Value.Array array ? array.element() : null;
      taken = (element != null || isAny(bare)) && elements(element);
    } else if (isNext('{')) {
      taken = bare instanceof Value.Dictionary map
          ? members(map.key(), map.element())
          : isAny(bare) && members(null, null);
    } else {
      String token = next(TOKEN);
      boolean none = token.equals("null") && value != null && mayBeNull(value);
      taken = !token.isEmpty() && (bare == null || none || isAny(bare) || isScalar(token, bare));
    }
    next(SPACE);
    return taken;
  }

  private boolean elements(@Nullable Value element) {
    next(SPACE);
    if (isNext(']')) {
      return true;
    }
    do {
      if (!takes(element)) {
        return false;
      }
    } while (isNext(','));
    return isNext(']');
  }

  private boolean members(@Nullable Value key, @Nullable Value element) {
    next(SPACE);
    if (isNext('}')) {
      return true;
    }
    do {
      next(SPACE);
      String name = next(TOKEN);
      boolean named = name.startsWith("\"")
          && (key == null || key instanceof Value.Bound || isOneInString(name, key));
      next(SPACE);
      if (!named || !isNext(':') || !takes(element)) {
        return false;
      }
    } while (isNext(','));
    return isNext('}');
  }

  /** Their own adapters say what they take. */
  private static boolean isAny(@Nullable Value value) {
    return value == null
        || value instanceof Value.Bound
        || value instanceof Value.Variable
        || (value instanceof Value.Custom && TimeFormat.of(value).isEmpty());
  }

  private static Value bare(Value value) {
    if (value instanceof Value.Maybe maybe) {
      return bare(maybe.content());
    }
    if (value instanceof Value.Patch patch) {
      return bare(patch.content());
    }
    return value instanceof Value.Inline inline ? bare(inline.content()) : value;
  }

  private static boolean mayBeNull(Value value) {
    return value.nullable()
        || value instanceof Value.Maybe
        || value instanceof Value.Patch
        || (value instanceof Value.Inline inline && mayBeNull(inline.content()));
  }

  private static boolean isScalar(String token, Value scalar) {
    boolean string = scalar instanceof Value.Choice
        || scalar instanceof Value.Span
        || TimeFormat.of(scalar).isPresent()
        || (scalar instanceof Value.Leaf leaf && Defaults.isString(leaf.scalar().kind()));
    if (string != token.startsWith("\"")) {
      return scalar instanceof Value.Fixed && Defaults.of(token, scalar).isPresent();
    }
    boolean whole = scalar instanceof Value.Sequence
        || scalar instanceof Value.Array
        || scalar instanceof Value.Dictionary;
    return !whole
        && (string ? isOneInString(token, scalar) : Defaults.of(token, scalar).isPresent());
  }

  /** What is escaped is left for the adapter to see. */
  private static boolean isOneInString(String token, Value value) {
    return token.contains("\\")
        || Defaults.of(token.substring(1, token.length() - 1), value).isPresent();
  }

  private boolean isNext(char c) {
    boolean is = at < text.length() && text.charAt(at) == c;
    at += is ? 1 : 0;
    return is;
  }

  /** Goes past what is found there; empty when nothing is. */
  private String next(Pattern pattern) {
    Matcher matcher = pattern.matcher(text).region(at, text.length());
    String found = matcher.lookingAt() ? matcher.group() : "";
    at += found.length();
    return found;
  }
}
