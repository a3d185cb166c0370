package touchstone.contestants.jsoniter_scala;

import touchstone.harness.ContestantContract;

class JsoniterScalaTest extends ContestantContract {}
