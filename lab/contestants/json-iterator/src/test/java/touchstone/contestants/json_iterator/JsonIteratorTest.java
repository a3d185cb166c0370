package touchstone.contestants.json_iterator;

import touchstone.harness.ContestantContract;

class JsonIteratorTest extends ContestantContract {}
