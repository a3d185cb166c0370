package touchstone.contestants.helidon;

import touchstone.harness.ContestantContract;

class HelidonTest extends ContestantContract {}
