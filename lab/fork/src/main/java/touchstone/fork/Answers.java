package touchstone.fork;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What one round over the documents of a task gave. */
final class Answers<R> {

  /** How a result is shown: as JSON, or as it was written. */
  @FunctionalInterface
  interface Form<R> {
    byte[] of(R result) throws Exception;
  }

  private final List<R> results = new ArrayList<>();
  private final List<byte[]> shown = new ArrayList<>();
  private final boolean kept;

  /**
   * Does the round.
   *
   * @param kept whether a result stays as it is while the operation is done again
   */
  Answers(Action<R> action, Form<R> form, int documents, boolean kept) throws Exception {
    this.kept = kept;
    for (int i = 0; i < documents; i++) {
      results.add(action.run());
      if (!kept) {
        shown.add(form.of(results.get(i)));
      }
    }
    if (kept) {
      // Only now, so that a value that a later reading changed is seen to be wrong.
      for (R result : results) {
        shown.add(form.of(result));
      }
    }
  }

  /** One for each document. */
  List<byte[]> shown() {
    return shown;
  }

  /**
   * Throws where another round answers otherwise, or with the same objects.
   *
   * @param shared whether of that document a library may have one object for all who ask
   */
  @SuppressWarnings("ReferenceEquality") // the very same object is what must not come back
  void isRepeatedBy(Answers<?> other, int i, boolean shared) {
    R result = results.get(i);
    // Of an enum there is no other.
    if (kept && !shared && result == other.results.get(i) && !(result instanceof Enum<?>)) {
      throw new IllegalStateException("two reads gave the same object: it was kept, not read");
    }
    byte[] one = shown.get(i);
    byte[] two = other.shown.get(i);
    if (!Arrays.equals(one, two)) {
      throw new IllegalStateException(
          "two answers to one document differ: %s and %s bytes as they are shown"
              .formatted(one.length, two.length));
    }
  }
}
