package touchstone.contestants.dsl_json;

import touchstone.harness.ContestantContract;

class DslJsonTest extends ContestantContract {}
