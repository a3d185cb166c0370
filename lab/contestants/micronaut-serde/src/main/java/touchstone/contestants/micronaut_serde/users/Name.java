package touchstone.contestants.micronaut_serde.users;

import io.micronaut.serde.annotation.Serdeable;

/** A user's name. */
@Serdeable
public record Name(String first, String last) {}
