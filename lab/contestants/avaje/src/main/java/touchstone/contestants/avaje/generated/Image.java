package touchstone.contestants.avaje.generated;

import io.avaje.jsonb.Json;
import org.jspecify.annotations.Nullable;

/** A picture of a user. */
@Json
public record Image(
    String id, String format, String url, @Nullable String description) {}
