package touchstone.report;

import java.util.List;
import java.util.Optional;
import touchstone.model.Sample;

/** The forks of a cell that failed, in a sentence. */
final class Failures {

  private Failures() {}

  /** Empty when none failed. */
  static Optional<String> of(List<Sample> failed) {
    if (failed.isEmpty()) {
      return Optional.empty();
    }
    Sample first = failed.get(0);
    String message =
        first.failure() == null ? "no reason given" : first.failure().message();
    return Optional.of("%s %s: %s"
        .formatted(Words.count(failed.size(), "fork"), Verdicts.word(first.status()), message));
  }
}
