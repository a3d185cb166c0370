package touchstone.contestants.avaje.generated;

import io.avaje.jsonb.Json;

/** A user's name. */
@Json
public record Name(String first, String last) {}
