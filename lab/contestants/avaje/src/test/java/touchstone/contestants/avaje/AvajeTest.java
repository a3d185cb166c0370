package touchstone.contestants.avaje;

import touchstone.harness.ContestantContract;

class AvajeTest extends ContestantContract {}
