package guide;

import java.time.Instant;
import streak.Json;
import streak.Json.Naming;

// @start region="naming"
@Json(naming = Naming.SNAKE_CASE)
public record Job(Instant createdAt, String ownerURL, State state) {

  @Json(naming = Naming.KEBAB_CASE)
  public enum State {
    IN_PROGRESS,
    DONE
  }
}
// @end
