package touchstone.harness;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import touchstone.fork.ForkMain;
import touchstone.model.Iteration;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;

/**
 * The form of {@link ForkMain}'s answer.
 *
 * @param slices that make an iteration; absent where nobody takes turns
 */
record Answer(
    String jvm,
    Sample.@Nullable Settling settling,
    List<Iteration> warmup,
    List<Iteration> iterations,
    @Nullable Integer slices) {

  /** Of an answer; those of forks have some kilobytes. */
  private static final long MOST_BYTES = 16 << 20;

  static final Answer NONE = new Answer("", null, List.of(), List.of(), null);

  /**
   * What a file holds.
   *
   * @param iterations that were asked for
   */
  static Answer in(Path file, int iterations) throws IOException, AnswerFile.Malformed {
    try {
      Answer answer = RunDirectory.fromJson(
          new String(AnswerFile.read(file, MOST_BYTES), StandardCharsets.UTF_8), Answer.class);
      if (answer == null
          || answer.jvm() == null
          || lacks(answer.warmup())
          || lacks(answer.iterations())
          || answer.iterations().isEmpty()) {
        throw new AnswerFile.Malformed(
            "expected jvm, warmup and iterations, found one of them missing");
      }
      if (answer.iterations().size() < iterations) {
        throw new AnswerFile.Malformed("expected %d iterations, found %d"
            .formatted(iterations, answer.iterations().size()));
      }
      Optional<String> broken = Stream.concat(
              answer.warmup().stream(), answer.iterations().stream())
          .flatMap(i -> i.broken().stream())
          .findFirst();
      if (broken.isPresent()) {
        throw new AnswerFile.Malformed(broken.get());
      }
      // An iteration so short that a coarse clock of CPU time does not see it has none; a program
      // of which all are so has no clock.
      if (answer.iterations().stream().allMatch(i -> i.cpuNs() == 0)) {
        throw new AnswerFile.Malformed("expected cpu_ns of some iteration to be a time, found 0");
      }
      return answer;
    } catch (JsonProcessingException e) {
      throw new AnswerFile.Malformed(RunDirectory.fault(e));
    }
  }

  private static boolean lacks(@Nullable List<Iteration> iterations) {
    return iterations == null || iterations.stream().anyMatch(i -> i == null);
  }
}
