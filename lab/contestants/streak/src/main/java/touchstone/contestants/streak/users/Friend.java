package touchstone.contestants.streak.users;

import streak.Json;

/** A friend of a user. */
@Json
public record Friend(int id, String name) {}
