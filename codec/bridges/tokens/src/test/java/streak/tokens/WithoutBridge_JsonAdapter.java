package streak.tokens;

/** What the processor makes there. */
final class WithoutBridge_JsonAdapter {}
