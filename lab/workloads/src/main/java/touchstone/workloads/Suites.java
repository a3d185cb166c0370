package touchstone.workloads;

import java.util.List;
import java.util.Optional;
import touchstone.workloads.generate.DataFile;

/** Every suite, by its name. */
public final class Suites {

  // Named here because the entries of a jar cannot be listed like those of a folder.
  private static final List<String> NAMES =
      List.of("speed", "sizes", "codec", "nullsafe", "values", "datatypes", "everyday");

  private Suites() {}

  public static List<String> names() {
    return NAMES;
  }

  /** The suite of that name; none when there is no such suite. */
  public static Optional<Suite> find(String name) {
    return NAMES.contains(name)
        ? Optional.of(DataFile.read("touchstone/suites/" + name + ".json", Suite.class))
        : Optional.empty();
  }
}
