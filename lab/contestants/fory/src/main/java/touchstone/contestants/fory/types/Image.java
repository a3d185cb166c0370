package touchstone.contestants.fory.types;

import org.jspecify.annotations.Nullable;

/** A picture of a user. */
public record Image(
    String id, String format, String url, @Nullable String description) {}
