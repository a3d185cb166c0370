package touchstone.contestants.android;

import touchstone.harness.ContestantContract;

class AndroidTest extends ContestantContract {}
