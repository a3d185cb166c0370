package touchstone.contestants.fory.types;

/** A user's name. */
public record Name(String first, String last) {}
