package touchstone.contestants.fastjson1;

import touchstone.harness.ContestantContract;

class Fastjson1Test extends ContestantContract {}
