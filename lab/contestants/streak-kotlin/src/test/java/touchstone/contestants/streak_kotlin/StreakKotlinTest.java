package touchstone.contestants.streak_kotlin;

import touchstone.harness.ContestantContract;

class StreakKotlinTest extends ContestantContract {}
