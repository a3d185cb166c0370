package touchstone.fork;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import touchstone.model.Driver;
import touchstone.model.Operations;

/**
 * Does what a contestant's cold forks will do, so that the JVM can put what it loaded into an archive when it ends.
 *
 * <p>Arguments: {@code driver} (class), {@code work} (a file; each line is {@code type <tab> operation <tab> document <tab> how many
 * documents <tab> values}, as {@link StartMain} takes them).
 */
public final class RehearsalMain {

  private RehearsalMain() {}

  public static void main(String[] args) throws Exception {
    Arguments arguments = Arguments.parse(args);
    List<String> work = Files.readAllLines(Path.of(arguments.get("work")));
    Driver driver = Action.driver(arguments.get("driver"));
    for (String line : work) {
      String[] columns = line.split("\t", -1);
      Inputs inputs = Inputs.of(columns[1], columns[2], Integer.parseInt(columns[3]), columns[4]);
      Operations<?> operations = driver.open(columns[0]);
      inputs.run(operations, 0);
    }
    System.exit(0);
  }
}
