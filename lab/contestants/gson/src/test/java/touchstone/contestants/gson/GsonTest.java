package touchstone.contestants.gson;

import touchstone.harness.ContestantContract;

class GsonTest extends ContestantContract {}
