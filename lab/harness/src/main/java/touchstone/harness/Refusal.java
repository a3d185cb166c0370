package touchstone.harness;

/** Something that was asked for cannot be done. The message is one line: what was expected, what was found, what to change. */
public final class Refusal extends RuntimeException {
  public Refusal(String message) {
    super(message);
  }
}
