package guide;

import java.time.Instant;
import java.time.LocalDateTime;
import streak.Json;
import streak.JsonWith;
import streak.time.EpochMillis;

// @start region="times"
@Json
public record Login(
    String user,
    @JsonWith(EpochMillis.class) Instant at,
    @JsonWith(Stamp.class) LocalDateTime localTime) {}
// @end
