package touchstone.contestants.bridges;

import touchstone.harness.ContestantContract;

class BridgesTest extends ContestantContract {}
