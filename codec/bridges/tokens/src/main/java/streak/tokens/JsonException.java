package streak.tokens;

import java.io.UncheckedIOException;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * A value that is not what an adapter expected, or cannot be written. The message says what was expected, what was found and at
 * which JSON Pointer. A bridge wraps it in its library's own exception.
 */
public final class JsonException extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** Characters of a message's parts. */
  private static final int LONGEST_PART = 2_000;

  /** What was expected and what was found, without where. */
  private final String problem;

  /** The option that would change it, where there is one. */
  private final @Nullable String cure;

  /** Of the pointer, the innermost first: added while the exception passes through the adapters. */
  private final List<String> steps = new ArrayList<>();

  private JsonException(String problem, @Nullable String cure) {
    this.problem = problem;
    this.cure = cure;
  }

  /** A problem that an adapter has with the value that the reader has just read: "expected ..., found ...". */
  public static JsonException at(JsonReader in, String problem) {
    return new JsonException(problem, null);
  }

  /** A problem with a value that is to be written: "expected ..., found ...". */
  public static JsonException ofWriting(String problem) {
    return new JsonException(problem, null);
  }

  /** An object ended without a member that its type cannot do without. */
  public static JsonException missing(JsonReader in, String name) {
    return new JsonException("required member '" + name + "' is missing", null);
  }

  /** An object has a member twice. */
  public static JsonException duplicate(JsonReader in, String name) {
    return new JsonException("member '" + name + "' is there more than once", null);
  }

  /**
   * What came of it that an adapter called the program's own code, such as a constructor or a setter, while it read: adapters catch,
   * call this, add where it was, and throw on.
   *
   * @return the exception itself where it is one of these; else one that has it as its cause
   * @throws RuntimeException what the library threw
   */
  public static JsonException refused(JsonReader in, Exception e) {
    if (e instanceof JsonException problem) {
      return problem;
    }
    if (e instanceof UndeclaredThrowableException
        && e.getCause() instanceof Exception undeclared) { // thrown through a handle
      return refused(in, undeclared);
    }
    if (e instanceof RuntimeException own
        && (own instanceof UncheckedIOException || in.isOfLibrary(own))) {
      throw own;
    }
    JsonException refused = new JsonException(streak.JsonException.refusal(e), null);
    refused.initCause(e);
    return refused;
  }

  /** A string is none of the names that are known. */
  public static JsonException notOneOf(JsonReader in, JsonNames names, String found) {
    String expected = names.count() == 0
        ? "expected the name of a constant, of which the enum has none"
        : "expected one of " + shown(names);
    return new JsonException(expected + ", found \"" + shown(found) + "\"", null);
  }

  /** A string is none of the names that are known: what {@link JsonReader#readString(JsonNames)} has just said. */
  public static JsonException notOneOf(JsonReader in, JsonNames names) {
    return notOneOf(in, names, in.lastText());
  }

  /** An object has a member that its type does not have: the one whose value is next. */
  public static JsonException unknown(JsonReader in, JsonNames names) {
    String but = names.count() == 0 ? "" : " but " + shown(names);
    return new JsonException(
        "expected no member" + but + ", found \"" + shown(in.lastText()) + "\"",
        "@Json(unknown = SKIP) would pass over it");
  }

  /**
   * A problem of Streak's own reader or writer with a text that stands for the value. Where it is in that text, line and column,
   * says nothing about the document; at which value below, it does.
   */
  static JsonException of(streak.JsonException problem) {
    String message = problem.getMessage();
    String pointer = problem.pointer();
    String where = (pointer.isEmpty() ? "" : " at " + pointer)
        + (problem.offset() < 0
            ? ""
            : " (line " + problem.line() + ", column " + problem.column() + ", byte "
                + problem.offset() + ")");
    int from = message.lastIndexOf(where);
    int to = from + where.length();
    JsonException same = from < 0
        ? new JsonException(message, null)
        : new JsonException(
            message.substring(0, from),
            to == message.length() ? null : message.substring(to + "; ".length()));
    if (problem.getCause() != null) {
      same.initCause(problem.getCause());
    }
    String[] steps = pointer.split("/", -1);
    for (int i = steps.length - 1; i > 0; i--) {
      same.inMember(steps[i].replace("~1", "/").replace("~0", "~"));
    }
    return same;
  }

  /** A message is short, however much the document puts into it. */
  private static String shown(String text) {
    int most = 40;
    if (text.length() <= most) {
      return text;
    }
    int length = Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most;
    return text.substring(0, length) + "...";
  }

  private static String shown(JsonNames names) {
    int most = 20;
    StringJoiner shown = new StringJoiner(", ");
    for (int i = 0; i < Math.min(most, names.count()); i++) {
      shown.add(names.name(i));
    }
    return names.count() > most
        ? shown + " and " + (names.count() - most) + " more"
        : shown.toString();
  }

  /** RFC 6901 pointer of the value that the problem is in, from the value that the library gave the adapter; empty for that. */
  public String pointer() {
    StringBuilder pointer = new StringBuilder();
    for (int i = steps.size() - 1; i >= 0; i--) {
      pointer.append('/').append(steps.get(i).replace("~", "~0").replace("/", "~1"));
    }
    return pointer.toString();
  }

  /**
   * Says that what failed is the value of a member: adapters catch, call this, and throw on.
   *
   * @return this
   */
  public JsonException inMember(String name) {
    steps.add(name);
    return this;
  }

  /**
   * The same of a member by its index; for generated adapters.
   *
   * @param index below 0: it is in none of them
   * @return this
   */
  public JsonException inMember(JsonNames names, int index) {
    return index < 0 ? this : inMember(names.name(index));
  }

  /**
   * Says that what failed is an element of an array.
   *
   * @return this
   */
  public JsonException inElement(long index) {
    steps.add(Long.toString(index));
    return this;
  }

  @Override
  public String getMessage() {
    StringBuilder message = new StringBuilder(withoutMiddle(problem));
    if (!steps.isEmpty()) {
      message.append(" at ").append(withoutMiddle(pointer()));
    }
    if (cure != null) {
      message.append("; ").append(cure);
    }
    return inOneLine(message);
  }

  /** What a document puts into a message makes neither a line of a log nor a command to a terminal. */
  private static String inOneLine(CharSequence message) {
    StringBuilder shown = new StringBuilder(message.length());
    for (int i = 0; i < message.length(); i++) {
      char c = message.charAt(i);
      switch (Character.getType(c)) {
        case Character.CONTROL,
            Character.FORMAT,
            Character.LINE_SEPARATOR,
            Character.PARAGRAPH_SEPARATOR ->
          shown.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
        default -> shown.append(c);
      }
    }
    return shown.toString();
  }

  private static String withoutMiddle(String text) {
    int length = text.length();
    return length <= LONGEST_PART
        ? text
        : text.substring(0, LONGEST_PART / 2)
            + "..."
            + text.substring(length - LONGEST_PART / 2, length);
  }
}
