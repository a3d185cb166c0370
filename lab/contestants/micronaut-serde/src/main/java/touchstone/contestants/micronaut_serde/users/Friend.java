package touchstone.contestants.micronaut_serde.users;

import io.micronaut.serde.annotation.Serdeable;

/** A friend of a user. */
@Serdeable
public record Friend(int id, String name) {}
