package touchstone.contestants.streak;

import touchstone.harness.ContestantContract;

class StreakTest extends ContestantContract {}
