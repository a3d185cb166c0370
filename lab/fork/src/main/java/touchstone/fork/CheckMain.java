package touchstone.fork;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Shows what a contestant reads and writes, for the verification gate to judge.
 *
 * <p>Arguments: those of {@link Showing#of}, {@code checks} (a file; each line is {@code operation <tab> source operation <tab> type <tab>
 * document <tab> sha256 <tab> how many documents}), {@code from} (the first line to do), {@code out} (a directory). For line
 * {@code n} it leaves in {@code out} the file {@code n}, with the ending that {@link Showing} gives it. A line is only begun when the one before
 * has left its file.
 */
public final class CheckMain {

  private CheckMain() {}

  public static void main(String[] args) throws Exception {
    Starter.endsThis();
    Arguments arguments = Arguments.parse(args);
    List<String> checks = Files.readAllLines(Path.of(arguments.get("checks")));
    Path out = Path.of(arguments.get("out"));
    Showing showing = Showing.of(arguments);
    for (int i = arguments.number("from"); i < checks.size(); i++) {
      showing.twice(Task.of(checks.get(i)), out.resolve(String.valueOf(i)));
    }
    System.exit(0);
  }
}
