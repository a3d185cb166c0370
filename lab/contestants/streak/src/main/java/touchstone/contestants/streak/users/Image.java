package touchstone.contestants.streak.users;

import org.jspecify.annotations.Nullable;
import streak.Json;

/** A picture of a user. */
@Json
public record Image(
    String id, String format, String url, @Nullable String description) {}
