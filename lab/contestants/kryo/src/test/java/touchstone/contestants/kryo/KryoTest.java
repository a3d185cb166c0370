package touchstone.contestants.kryo;

import touchstone.harness.ContestantContract;

class KryoTest extends ContestantContract {}
