package touchstone.contestants.micronaut_serde.users;

import io.micronaut.serde.annotation.Serdeable;
import org.jspecify.annotations.Nullable;

/** A picture of a user. */
@Serdeable
public record Image(
    String id, String format, String url, @Nullable String description) {}
