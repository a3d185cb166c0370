package streak.time;

import java.time.Instant;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonWriter;

/**
 * A moment as whole milliseconds since 1970-01-01T00:00:00Z, as {@code Date.now()} of JavaScript and {@code
 * System.currentTimeMillis()} tell it; before that they are negative. What a moment has of a millisecond is not written: the one
 * that has begun is.
 */
public final class EpochMillis extends JsonAdapter<Instant> {

  private static final long MIN_SECOND = Math.floorDiv(Long.MIN_VALUE, 1000L) + 1;

  private static final long MAX_SECOND = Math.floorDiv(Long.MAX_VALUE, 1000L) - 1;

  /** For {@link streak.JsonWith}, which names the class. */
  public EpochMillis() {}

  @Override
  public Instant read(JsonReader in) {
    return Instant.ofEpochMilli(in.readLong());
  }

  /**
   * Writes a moment.
   *
   * @throws JsonException when it is some 292 million years from 1970, and its milliseconds are more than a {@code long} holds
   */
  @Override
  public void write(JsonWriter out, Instant value) {
    long second = value.getEpochSecond();
    if (second < MIN_SECOND || second > MAX_SECOND) {
      throw JsonException.ofWriting(
          "expected a moment whose milliseconds since 1970 a long can hold, found " + value);
    }
    out.value(value.toEpochMilli());
  }
}
