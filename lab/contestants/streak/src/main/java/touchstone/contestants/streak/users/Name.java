package touchstone.contestants.streak.users;

import streak.Json;

/** A user's name. */
@Json
public record Name(String first, String last) {}
