package touchstone.contestants.micronaut_serde;

import touchstone.harness.ContestantContract;

class MicronautSerdeTest extends ContestantContract {}
