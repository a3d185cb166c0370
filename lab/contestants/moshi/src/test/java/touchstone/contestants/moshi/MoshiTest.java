package touchstone.contestants.moshi;

import touchstone.harness.ContestantContract;

class MoshiTest extends ContestantContract {}
