package touchstone.contestants.wast;

import touchstone.harness.ContestantContract;

class WastTest extends ContestantContract {}
