package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Types may name what another processor has yet to generate. */
class RoundsTest {

  private static final String SOURCE = """
      @Json record A(Gen g, java.util.List<Other> l, Kind k, Sub s, @JsonWith(Hand.class) int h, Sealed e, All n) {
        @Json(with = Hand.class) record All(java.util.List<Integer> l) {}
        @Json sealed interface Sealed permits Case {}
        @Json static class Sub extends Base { public int y; }
      }
      """;

  private static final List<List<String>> GENERATED = List.of(
      List.of(
          "@streak.Json public record Gen(int x, Other o) {}",
          "public enum Kind { X }",
          "public class Base { public Other z; }",
          "@streak.Json public record Case(int c) implements A.Sealed {}"),
      List.of("@streak.Json public record Other(int x) {}", """
          public class Hand extends streak.JsonAdapter<Integer> {
            @Override public Integer read(streak.JsonReader in) { return in.readInt() + 1; }
            @Override public void write(streak.JsonWriter out, Integer x) { out.value(x); }
          }
          """));

  private static final String DOCUMENT =
      "{\"g\":{\"x\":1,\"o\":{\"x\":2}},\"l\":[{\"x\":3}],\"k\":\"X\",\"s\":{\"z\":{\"x\":4},\"y\":5},\"h\":6,\"e\":{\"type\":\"Case\",\"c\":8},\"n\":{\"l\":[6]}}";

  /** Generates some sources in each round. */
  @SupportedAnnotationTypes("*")
  private static final class Generator extends AbstractProcessor {

    private final Deque<List<String>> rounds = new ArrayDeque<>(GENERATED);

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      for (String source : rounds.isEmpty() ? List.<String>of() : rounds.remove()) {
        String name = source.replaceFirst("(?s).*?(?:class|record|enum) (\\w+).*", "$1");
        try (Writer writer =
            processingEnv.getFiler().createSourceFile("a." + name).openWriter()) {
          writer.write("package a; " + source);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
      return false;
    }
  }

  @Test
  void theOtherProcessorMayComeFirst(@TempDir Path folder) throws IOException {
    compile(folder, List.of(new Generator(), new JsonProcessor()));
  }

  @Test
  void orLast(@TempDir Path folder) throws IOException {
    compile(folder, List.of(new JsonProcessor(), new Generator()));
  }

  private static void compile(Path folder, List<Processor> processors) throws IOException {
    assertEquals(List.of(), Compilation.of(folder, processors, SOURCE).messages());
    try (Loaded loaded = Loaded.from(folder)) {
      assertEquals(DOCUMENT.replace("6", "7"), loaded.roundTrip("a.A", DOCUMENT));
    }
  }

  @Test
  void whatNobodyGeneratesIsMissing(@TempDir Path folder) {
    List<String> messages =
        Compilation.of(folder, "@Json record A(Missing x) {}").messages();
    assertTrue(messages.get(0).startsWith("cannot find symbol"), messages.get(0));
  }

  /** Gradle compiles only what has changed when each file is made of one type and of what that leads to. */
  @Test
  void gradleIsTold() throws IOException {
    try (InputStream in = JsonProcessor.class.getResourceAsStream(
        "/META-INF/gradle/incremental.annotation.processors")) {
      String text =
          new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8).strip();
      assertEquals(JsonProcessor.class.getName() + ",isolating", text);
    }
  }
}
