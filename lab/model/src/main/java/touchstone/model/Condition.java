package touchstone.model;

import org.jspecify.annotations.Nullable;

/**
 * One thing about a machine that bears on what is measured on it.
 *
 * @param name such as {@code CPU frequency}
 * @param found in a few words
 * @param cure what to do about it, as a command where there is one; absent where nothing need be done
 */
public record Condition(
    String name, Severity severity, String found, @Nullable String cure) {

  /** How much it matters. */
  public enum Severity {
    /** As it should be. */
    FINE,
    /** Makes figures move more, or mean less, than they might. */
    NOTE,
    /** Can make verdicts wrong, or impossible. */
    HARMFUL
  }

  public static Condition fine(String name, String found) {
    return new Condition(name, Severity.FINE, found, null);
  }

  public static Condition note(String name, String found, String cure) {
    return new Condition(name, Severity.NOTE, found, cure);
  }

  public static Condition harmful(String name, String found, String cure) {
    return new Condition(name, Severity.HARMFUL, found, cure);
  }
}
