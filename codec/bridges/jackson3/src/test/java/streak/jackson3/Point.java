package streak.jackson3;

/** A type whose adapter is written by hand, as a generated one would be. */
public record Point(int x) {}
