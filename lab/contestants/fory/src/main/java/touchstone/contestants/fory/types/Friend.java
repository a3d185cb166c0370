package touchstone.contestants.fory.types;

/** A friend of a user. */
public record Friend(int id, String name) {}
