package touchstone.contestants.dummy;

import touchstone.harness.ContestantContract;

class DummyTest extends ContestantContract {}
