package touchstone.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import touchstone.harness.Jdk;
import touchstone.harness.Refusal;

/** {@code --jdk}, which is not the same for every command. */
final class Jdks {

  private Jdks() {}

  /** Of a command that takes several, each with its own rows. */
  static final class Several {

    @Option(
        names = "--jdk",
        paramLabel = "HOME",
        description =
            "A JDK to take; may be given more than once, for rows of each. The one that runs this, unless given.")
    private List<Path> homes = List.of();

    /** By feature release, in the order given. */
    Map<Integer, Jdk> chosen() throws IOException {
      return of(homes);
    }
  }

  /** Of a command that looks at one: nobody must take the first one's answer for all of theirs. */
  static final class One {

    @Option(
        names = "--jdk",
        paramLabel = "HOME",
        description = "The JDK to look at. The one that runs this, unless given.")
    private @Nullable Path home;

    /** By its feature release. */
    Map<Integer, Jdk> chosen() throws IOException {
      return of(home == null ? List.of() : List.of(home));
    }
  }

  /** By feature release, in the order given; the one that runs this, where none is. */
  static Map<Integer, Jdk> of(List<Path> homes) throws IOException {
    Map<Integer, Jdk> jdks = new LinkedHashMap<>();
    for (Path home : homes) {
      Jdk jdk = Jdk.at(home);
      Jdk other = jdks.put(jdk.feature(), jdk);
      if (other != null) {
        throw new Refusal(
            "%s and %s are both release %d: a report tells JDKs apart by their release; give one of them"
                .formatted(other.home(), home, jdk.feature()));
      }
    }
    if (jdks.isEmpty()) {
      Jdk jdk = Jdk.current();
      jdks.put(jdk.feature(), jdk);
    }
    return jdks;
  }
}
