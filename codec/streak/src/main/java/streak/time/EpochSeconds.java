package streak.time;

import java.time.Instant;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonWriter;

/**
 * A moment as whole seconds since 1970-01-01T00:00:00Z, leap seconds not counted (POSIX, Seconds Since the Epoch); before that they
 * are negative. What a moment has of a second is not written: the second that has begun is.
 */
public final class EpochSeconds extends JsonAdapter<Instant> {

  /** For {@link streak.JsonWith}, which names the class. */
  public EpochSeconds() {}

  @Override
  public Instant read(JsonReader in) {
    long seconds = in.readLong();
    if (seconds < Instant.MIN.getEpochSecond() || seconds > Instant.MAX.getEpochSecond()) {
      throw JsonException.at(
          in,
          "expected seconds between " + Instant.MIN.getEpochSecond() + " and "
              + Instant.MAX.getEpochSecond() + ", found " + seconds);
    }
    return Instant.ofEpochSecond(seconds);
  }

  @Override
  public void write(JsonWriter out, Instant value) {
    out.value(value.getEpochSecond());
  }
}
