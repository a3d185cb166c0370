package touchstone.contestants.simdjson_java.records;

/** A user's name. */
public record Name(String first, String last) {}
