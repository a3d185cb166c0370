package touchstone.harness;

import java.io.IOException;
import java.util.List;
import touchstone.model.Cell;
import touchstone.model.Environment;
import touchstone.model.RunDirectory;

/**
 * What a run on a slow machine gives up and takes up again: told as it happens, and written down at once, so that the reports have
 * it however the run ends. What an earlier session of the run has told is not told again.
 */
final class GivenUp {

  private final RunDirectory run;
  private final Harness.Listener listener;
  private List<Cell.Group> takenUp = List.of();

  GivenUp(RunDirectory run, Harness.Listener listener) {
    this.run = run;
    this.listener = listener;
  }

  /** Where the races stand now. */
  void see(Races races) throws IOException {
    if (!races.hasGivenUp()) {
      return;
    }
    List<Cell.Group> now = races.givenUp();
    List<Cell.Group> again = races.takenUp();
    Environment environment = run.environment();
    List<String> written = environment.givenUp();
    List<String> names = now.stream().map(Cell.Group::name).toList();
    if (!names.equals(written)) {
      run.write(environment.givingUp(names));
    }
    now.stream().filter(table -> !written.contains(table.name())).forEach(listener::givesUp);
    again.stream().filter(table -> !takenUp.contains(table)).forEach(listener::takesUp);
    takenUp = again;
  }
}
