package streak.tokens;

/** A type that was compiled where no bridge was. */
record WithoutBridge() {}
