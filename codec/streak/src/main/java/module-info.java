/** Streak: JSON to objects and back, strict, at compile time, without garbage. Needs nothing but {@code java.base}. */
module streak {
  requires static org.jspecify;

  exports streak;
  exports streak.overlay;
  exports streak.time;
  exports streak.tree;
}
