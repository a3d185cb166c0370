package touchstone.contestants.kotlinx;

import touchstone.harness.ContestantContract;

class KotlinxTest extends ContestantContract {}
