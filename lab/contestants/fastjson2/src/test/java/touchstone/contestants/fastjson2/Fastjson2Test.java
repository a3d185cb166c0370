package touchstone.contestants.fastjson2;

import touchstone.harness.ContestantContract;

class Fastjson2Test extends ContestantContract {}
