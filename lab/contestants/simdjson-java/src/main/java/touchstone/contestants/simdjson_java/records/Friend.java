package touchstone.contestants.simdjson_java.records;

/** A friend of a user. */
public record Friend(int id, String name) {}
