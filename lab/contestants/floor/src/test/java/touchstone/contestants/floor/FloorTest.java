package touchstone.contestants.floor;

import touchstone.harness.ContestantContract;

class FloorTest extends ContestantContract {}
