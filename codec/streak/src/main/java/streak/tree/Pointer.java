package streak.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import streak.JsonException;

/** A JSON Pointer: RFC 6901. */
record Pointer(List<String> steps) {

  /** Elements of an array are found by digits without a leading zero. */
  private static final int MOST_DIGITS = 9;

  /**
   * Reads a pointer.
   *
   * @throws JsonException when it is none
   */
  static Pointer of(String text) {
    if (text.isEmpty()) {
      return new Pointer(List.of());
    }
    if (text.charAt(0) != '/') {
      throw JsonException.ofWriting(
          "expected a JSON Pointer, which is empty or begins with '/', found '" + text + "'");
    }
    List<String> steps = new ArrayList<>();
    for (int from = 1; from <= text.length(); ) {
      int slash = text.indexOf('/', from);
      int to = slash < 0 ? text.length() : slash;
      steps.add(unescaped(text.substring(from, to), text));
      from = to + 1;
    }
    return new Pointer(List.copyOf(steps));
  }

  private static String unescaped(String step, String pointer) {
    for (int i = step.indexOf('~'); i >= 0; i = step.indexOf('~', i + 1)) {
      char next = i + 1 < step.length() ? step.charAt(i + 1) : ' ';
      if (next != '0' && next != '1') {
        throw JsonException.ofWriting(
            "expected ~0 or ~1 in a JSON Pointer, found another ~ in '" + pointer + "'");
      }
    }
    return step.replace("~1", "/").replace("~0", "~");
  }

  static String escaped(String step) {
    return step.replace("~", "~0").replace("/", "~1");
  }

  /** What it points to. */
  Optional<JsonValue> in(JsonValue root) {
    JsonValue value = root;
    for (String step : steps) {
      Optional<JsonValue> next = step(value, step);
      if (next.isEmpty()) {
        return next;
      }
      value = next.get();
    }
    return Optional.of(value);
  }

  /** What one step from a value leads to. */
  static Optional<JsonValue> step(JsonValue value, String step) {
    return value instanceof JsonArray ? value.find(element(step)) : value.find(step);
  }

  /** The index that a step names; -1 when it names none. */
  static int element(String step) {
    if (step.isEmpty()
        || step.length() > MOST_DIGITS
        || (step.length() > 1 && step.charAt(0) == '0')
        || !step.chars().allMatch(c -> c >= '0' && c <= '9')) {
      return -1;
    }
    return Integer.parseInt(step);
  }

  boolean isRoot() {
    return steps.isEmpty();
  }

  String last() {
    return steps.get(steps.size() - 1);
  }

  Pointer parent() {
    return new Pointer(steps.subList(0, steps.size() - 1));
  }

  /** Whether the other points into what this one points to, or to it. */
  boolean holds(Pointer other) {
    return other.steps.size() >= steps.size()
        && other.steps.subList(0, steps.size()).equals(steps);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    steps.forEach(step -> text.append('/').append(escaped(step)));
    return text.toString();
  }
}
