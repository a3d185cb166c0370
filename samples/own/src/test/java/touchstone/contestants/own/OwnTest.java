package touchstone.contestants.own;

import java.io.IOException;
import java.nio.file.Path;
import touchstone.harness.ContestantContract;
import touchstone.workloads.OwnDocument;

class OwnTest extends ContestantContract {

  @Override
  protected OwnDocument own(Path folder) throws IOException {
    return OwnDocument.read(Path.of("order.json"));
  }
}
