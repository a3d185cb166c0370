package touchstone.cli;

import java.io.IOException;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import touchstone.harness.Catalog;
import touchstone.harness.Documents;
import touchstone.harness.Jdk;
import touchstone.harness.Manner;
import touchstone.harness.Refusal;

/** What the user says of how every fork of a run measures. */
final class Manners {

  private static final String WARM_UP = "--warm-up";
  private static final String THREADS = "--threads";

  /** Their names. */
  static final List<String> NAMES = List.of(Flags.NAME, THREADS, WARM_UP);

  @Mixin
  private final Flags flags = new Flags();

  @Option(
      names = WARM_UP,
      paramLabel = "TIME",
      converter = Budget.Converter.class,
      description =
          "At least so long each fork works before it is measured, such as 30s, to see whether a verdict holds in a program that runs"
              + " for long. Unless given, each fork works until its code has settled.")
  private @Nullable Budget warmUp;

  @Option(
      names = THREADS,
      paramLabel = "N",
      defaultValue = "1",
      description =
          "How many threads do the operation at once in each fork, to see who keeps its speed in a program that has work for all"
              + " processors. Times are those of one thread; of a cold start there is only one. Default: ${DEFAULT-VALUE}.")
  private int threads;

  Duration warmUp() {
    return warmUp == null ? Duration.ZERO : Duration.ofSeconds(warmUp.seconds());
  }

  /**
   * How many work at once.
   *
   * @throws Refusal when this machine has fewer processors
   */
  int threads() {
    int most = Runtime.getRuntime().availableProcessors();
    if (threads < 1 || threads > most) {
      throw new Refusal(
          "%s takes 1 to %d here, as many as there are processors for, found %d: more of them would wait for each other, and what is timed then is the waiting"
              .formatted(THREADS, most, threads));
    }
    return threads;
  }

  /**
   * All of it.
   *
   * @throws Refusal when a JDK does not take the flags, nothing can be timed with them, or there are not so many processors
   */
  Manner chosen(Catalog catalog, Collection<Jdk> jdks, Documents documents)
      throws IOException, InterruptedException {
    return new Manner(warmUp(), threads(), flags.timed(catalog, jdks, documents));
  }
}
