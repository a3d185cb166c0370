package touchstone.contestants.simdjson_java.records;

/** A picture of a user. */
public record Image(String id, String format, String url, String description) {}
