package streak;

import java.io.UncheckedIOException;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * A document that is not what was expected. The message says what was expected, what was found, where (JSON Pointer, line,
 * column, byte offset) and, where there is one, the option that would change it. Where it is the program's own code that does not
 * accept a value, such as a constructor, what that threw is the cause; else there is none.
 */
public final class JsonException extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** Characters of a message's parts. */
  private static final int LONGEST_PART = 2_000;

  /** What was expected and what was found, without where. */
  private final String problem;

  /** See {@link #offset()}. */
  private final long offset;

  /** See {@link #line()}. */
  private final long line;

  /** See {@link #column()}. */
  private final long column;

  /** The option that would change it, where there is one. */
  private final @Nullable String cure;

  /** Of the pointer, the innermost first: added while the exception passes through the adapters. */
  private final List<String> steps = new ArrayList<>();

  JsonException(String problem, long offset, long line, long column, @Nullable String cure) {
    this.problem = problem;
    this.offset = offset;
    this.line = line;
    this.column = column;
    this.cure = cure;
  }

  /**
   * A problem that an adapter has with the value that the reader has just read: "expected ..., found ...". Its place is where that
   * begins, or behind it where it is an object, an array or a string too long to be kept.
   */
  public static JsonException at(JsonReader in, String problem) {
    return in.problemOfLast(problem);
  }

  /** A problem with a value that is to be written: "expected ..., found ...". */
  public static JsonException ofWriting(String problem) {
    return new JsonException(problem, -1, 0, 0, null);
  }

  /**
   * A problem at a place of a document that no reader is at.
   *
   * @param offset in bytes of the document's UTF-8, from 0
   * @param line from 1
   * @param column in bytes, from 1
   * @param problem "expected ..., found ..."
   * @param cure the option that would change it, if there is one
   */
  public static JsonException at(
      long offset, long line, long column, String problem, @Nullable String cure) {
    return new JsonException(problem, offset, line, column, cure);
  }

  /** An object ended without a member that its type cannot do without. */
  public static JsonException missing(JsonReader in, String name) {
    return in.problem("required member '" + name + "' is missing", null);
  }

  /** An object has a member twice: the one whose value is next. */
  public static JsonException duplicate(JsonReader in, String name) {
    // How a name was matched decides whether the space behind it has been passed.
    in.peek();
    return in.problem("member '" + name + "' is there more than once", null);
  }

  /**
   * What came of it that an adapter called the program's own code, such as a constructor or a setter, while it read: adapters catch,
   * call this, add where it was, and throw on.
   *
   * @return the exception itself where it is one of these; else one that has it as its cause, at the reader's place
   * @throws UncheckedIOException what the document's stream threw, and any of these: that is no fault of the document
   */
  @SuppressWarnings("ReferenceEquality") // that very one
  public static JsonException refused(JsonReader in, Exception e) {
    if (e instanceof JsonException problem) {
      return problem;
    }
    if (e instanceof UndeclaredThrowableException
        && e.getCause() instanceof Exception undeclared) { // thrown through a handle
      return refused(in, undeclared);
    }
    if (e instanceof UncheckedIOException || e == in.failure) {
      throw (RuntimeException) e;
    }
    JsonException refused = in.problem(refusal(e), null);
    refused.initCause(e);
    return refused;
  }

  /** What is said of a value at which the program's own code threw that: "expected ..., found ..."; for bridges. */
  public static String refusal(Exception e) {
    return Refusals.problem(e);
  }

  /** A string is none of the names that are known. */
  public static JsonException notOneOf(JsonReader in, JsonNames names, String found) {
    return in.problem(oneOf(names) + ", found \"" + shown(found) + "\"", null);
  }

  /** A string is none of the names that are known: what {@link JsonReader#readString(JsonNames)} has just said. */
  public static JsonException notOneOf(JsonReader in, JsonNames names) {
    return in.unknownProblem(oneOf(names) + ", found \"" + shown(in.lastText()) + "\"", null);
  }

  private static String oneOf(JsonNames names) {
    return names.count() == 0
        ? "expected the name of a constant, of which the enum has none"
        : "expected one of " + shown(names);
  }

  /** An object has a member that its type does not have: the one whose value is next. */
  public static JsonException unknown(JsonReader in, JsonNames names) {
    String but = names.count() == 0 ? "" : " but " + shown(names);
    return in.unknownProblem(
        "expected no member" + but + ", found \"" + shown(in.lastText()) + "\"",
        "@Json(unknown = SKIP) would pass over it");
  }

  /** A message is short, however much the document puts into it. */
  private static String shown(String text) {
    return shown(text, 40);
  }

  static String shown(String text, int most) {
    if (text.length() <= most) {
      return text;
    }
    int length = Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most;
    return text.substring(0, length) + "...";
  }

  /** The two digits of a byte. */
  static String hex(int b) {
    return String.format(Locale.ROOT, "%02X", b & 0xff);
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

  /** Byte offset in the document's UTF-8, from 0; -1 when the problem is not in a document. */
  public long offset() {
    return offset;
  }

  /** From 1. */
  public long line() {
    return line;
  }

  /** In bytes, from 1. */
  public long column() {
    return column;
  }

  /** RFC 6901 pointer of the value that the problem is in; empty for the root. */
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
    return message(problem, cure);
  }

  /**
   * The message for whoever sent the document: what was expected, what was found and where, without what concerns the program alone.
   * That is the option that would change it; and, where the program's own code refused a value, which class did and what it said.
   */
  public String messageForSender() {
    boolean ours = getCause() == null;
    return message(ours ? problem : "expected a value that is accepted, found another", null);
  }

  private String message(String what, @Nullable String option) {
    StringBuilder message = new StringBuilder(withoutMiddle(what));
    if (!steps.isEmpty()) {
      message.append(" at ").append(withoutMiddle(pointer()));
    }
    if (offset >= 0) {
      message.append(" (line ").append(line).append(", column ").append(column);
      message.append(", byte ").append(offset).append(')');
    }
    if (option != null) {
      message.append("; ").append(option);
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

  /** An adapter may put a document's text into a problem, and names into the pointer; a message is short nevertheless. */
  private static String withoutMiddle(String text) {
    int length = text.length();
    return length <= LONGEST_PART
        ? text
        : text.substring(0, LONGEST_PART / 2)
            + "..."
            + text.substring(length - LONGEST_PART / 2, length);
  }
}
