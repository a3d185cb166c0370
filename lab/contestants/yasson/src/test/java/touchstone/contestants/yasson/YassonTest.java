package touchstone.contestants.yasson;

import touchstone.harness.ContestantContract;

class YassonTest extends ContestantContract {}
