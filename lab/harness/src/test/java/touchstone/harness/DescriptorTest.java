package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import touchstone.model.Contestant;

class DescriptorTest {

  private static final List<Path> JARS = Stream.of(
          "gson-2.jar", "jackson-core-2.jar", "jackson-databind-2.jar", "touchstone-bridges.jar")
      .map(Path::of)
      .toList();

  private static Descriptor.Binding without(List<String> globs) {
    return binding(globs, null);
  }

  private static Descriptor.Binding binding(
      @Nullable List<String> without, @Nullable List<String> buffers) {
    return new Descriptor.Binding(
        "a",
        "reflective",
        Contestant.JSON,
        null,
        "x.Y",
        List.of("users"),
        List.of(),
        null,
        17,
        null,
        without,
        buffers,
        "");
  }

  @Test
  void aContestantIsStartedWithoutWhatOnlyItsSiblingsNeed() {
    assertEquals(JARS, without(null).classPath("file", JARS));
    assertEquals(
        List.of(JARS.get(0), JARS.get(3)), without(List.of("jackson-*")).classPath("file", JARS));
  }

  @Test
  void whatOnlyBuffersNeedIsSaidOfWhatIsLeft() {
    assertEquals(List.of(), binding(null, null).bufferJars("file", JARS));
    Descriptor.Binding binding = binding(List.of("gson-*"), List.of("jackson-core-*"));
    List<Path> left = binding.classPath("file", JARS);
    assertEquals(List.of(JARS.get(1)), binding.bufferJars("file", left));
    Refusal refusal = assertThrows(
        Refusal.class, () -> binding(null, List.of("okio-*")).bufferJars("file", JARS));
    assertEquals(
        "file: contestant a needs for its buffers 'okio-*', but there is no such jar beside it",
        refusal.getMessage());
  }

  @Test
  void aJarThatIsNotThereIsNamed() {
    Refusal refusal = assertThrows(
        Refusal.class, () -> without(List.of("jackson-*", "moshi-*")).classPath("file", JARS));
    assertEquals(
        "file: contestant a does without 'moshi-*', but there is no such jar beside it",
        refusal.getMessage());
  }
}
