package touchstone.contestants.fory;

import touchstone.harness.ContestantContract;

class ForyTest extends ContestantContract {}
