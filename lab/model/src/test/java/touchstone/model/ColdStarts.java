package touchstone.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Samples of cold cells, for tests. */
final class ColdStarts {

  private ColdStarts() {}

  /** One that was ok, in block 0. */
  static Sample of(Cell cell, @Nullable Start start) {
    return new Sample(
        0,
        0,
        cell.contestant(),
        cell.workload(),
        cell.operation(),
        cell.jdk(),
        cell.cold(),
        Sample.Status.OK,
        "",
        "",
        1,
        0,
        null,
        List.of(),
        List.of(),
        start,
        null,
        null,
        null,
        null);
  }
}
