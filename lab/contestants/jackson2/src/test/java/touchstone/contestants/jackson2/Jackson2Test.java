package touchstone.contestants.jackson2;

import touchstone.harness.ContestantContract;

class Jackson2Test extends ContestantContract {}
