package touchstone.contestants.avaje.generated;

import io.avaje.jsonb.Json;

/** A friend of a user. */
@Json
public record Friend(int id, String name) {}
