package touchstone.contestants.simdjson_java;

import touchstone.harness.ContestantContract;

class SimdjsonJavaTest extends ContestantContract {}
