package touchstone.contestants.streak.kotlin;

import touchstone.harness.ContestantContract;

class StreakKotlinTest extends ContestantContract {}
