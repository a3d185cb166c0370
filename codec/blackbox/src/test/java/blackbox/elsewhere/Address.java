package blackbox.elsewhere;

import streak.Json;

/** Held by a type of another package. */
@Json
public record Address(String street, Kind kind) {

  /** An enum of another package. */
  public enum Kind {
    HOME,
    WORK
  }
}
