package touchstone.contestants.jackson3;

import touchstone.harness.ContestantContract;

class Jackson3Test extends ContestantContract {}
