package touchstone.contestants.android;

import touchstone.harness.ContestantContract;

class AndroidTest extends ContestantContract {

  @Override
  protected String vast() {
    return "1234567890123456789";
  }
}
