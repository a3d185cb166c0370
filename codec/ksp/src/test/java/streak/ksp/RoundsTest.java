package streak.ksp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.devtools.ksp.processing.CodeGenerator;
import com.google.devtools.ksp.processing.Dependencies;
import com.google.devtools.ksp.processing.Resolver;
import com.google.devtools.ksp.processing.SymbolProcessor;
import com.google.devtools.ksp.processing.SymbolProcessorEnvironment;
import com.google.devtools.ksp.processing.SymbolProcessorProvider;
import com.google.devtools.ksp.symbol.KSAnnotated;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes may name what another processor has yet to generate, and so may those that they inherit from or hold. */
@Tag("any-jdk")
class RoundsTest {

  private static final String SOURCE = """
      @Json class A1 : Base() { var y: Int = 0 }
      open class Base { lateinit var g: Gen }
      @Json class A2(val x: Int) : Mid()
      open class Mid : GenBase()
      @Json class A3(val v: V)
      @JvmInline value class V(val g: List<Gen>)
      @Json class A4(val g: G)
      typealias G = Gen
      @Json class A5 : Handed()
      open class Handed { @JsonWith(GenHand::class) var h: Int = 1 }
      @Json class A6(val n: List<Nested?>) { @Json class Nested(val g: Gen) }
      @Json class A7(val e: E)
      enum class E : GenNamed { X, Y }
      @Json sealed interface A8
      @Json class One(val x: Int) : A8
      @Json sealed class A9
      """;

  private static final List<List<String>> GENERATED = List.of(
      List.of(
          "@streak.Json class Gen(val x: Int)",
          "open class GenBase { var z: Int = 1 }",
          "interface GenNamed",
          "@streak.Json class Two(val x: Later) : A8",
          "@streak.Json sealed class Within : A9()"),
      List.of(
          """
          class GenHand : streak.JsonAdapter<Int>() {
            override fun read(`in`: streak.JsonReader) = `in`.readInt()
            override fun write(out: streak.JsonWriter, value: Int) { out.value(value) }
          }
          """,
          "@streak.Json class Later(val x: Int)",
          "@streak.Json class Three : Within()",
          "@streak.Json(shape = streak.Json.Shape.VALUE) class W2<T>(val x: T)"));

  /** Generates some sources in each round. */
  private static final class Generator implements SymbolProcessor {

    private final Deque<List<String>> rounds = new ArrayDeque<>(GENERATED);
    private final CodeGenerator files;

    Generator(CodeGenerator files) {
      this.files = files;
    }

    @Override
    public List<KSAnnotated> process(Resolver resolver) {
      for (String source : rounds.isEmpty() ? List.<String>of() : rounds.remove()) {
        String name = source.replaceFirst("(?s).*?(?:class|interface) (\\w+).*", "$1");
        try (OutputStream out = files.createNewFile(new Dependencies(false), "a", name, "kt")) {
          out.write(("package a\n" + source).getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
      return List.of();
    }

    @Override
    public void finish() {}

    @Override
    public void onError() {}
  }

  /** As KSP makes one. */
  private static final class Provider implements SymbolProcessorProvider {
    @Override
    public SymbolProcessor create(SymbolProcessorEnvironment environment) {
      return new Generator(environment.getCodeGenerator());
    }
  }

  /** By the class, what its adapter has to have. */
  private static final Map<String, String> EXPECTED = Map.ofEntries(
      Map.entry("A1", "a.Gen_JsonAdapter."),
      Map.entry("A2", ".setZ("),
      Map.entry("A3", "a.Gen_JsonAdapter."),
      Map.entry("A4", "a.Gen_JsonAdapter."),
      Map.entry("A5", "new a.GenHand()"),
      Map.entry("A6", "a.A6_Nested_JsonAdapter."),
      Map.entry("A6_Nested", "a.Gen_JsonAdapter."),
      Map.entry("A7", "a.E.X"),
      Map.entry("A8", "a.Two_JsonAdapter."),
      Map.entry("A9", "a.Three_JsonAdapter."),
      Map.entry("Within", "a.Three_JsonAdapter."));

  @Test
  void theOtherProcessorMayComeFirst(@TempDir Path folder) throws IOException {
    run(folder, List.of(new Provider(), new JsonSymbolProcessorProvider()));
  }

  @Test
  void orLast(@TempDir Path folder) throws IOException {
    run(folder, List.of(new JsonSymbolProcessorProvider(), new Provider()));
  }

  private static void run(Path folder, List<SymbolProcessorProvider> processors)
      throws IOException {
    assertEquals(
        List.of(), SymbolProcessing.of(folder, SOURCE, List.of(), processors).errors());
    for (Map.Entry<String, String> each : EXPECTED.entrySet()) {
      Path adapter = folder.resolve("java/a/" + each.getKey() + "_JsonAdapter.java");
      assertTrue(Files.exists(adapter), each.getKey());
      String text = Files.readString(adapter);
      assertTrue(text.contains(each.getValue()), text);
    }
  }

  /** What is wrong is seen when all is there. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "STREAK023: S permits S1\n@Json sealed interface S\n@Json class S1 : SBase(), S\n"
            + "open class SBase { lateinit var type: Gen }",
        "STREAK049: 'w' of W1 is of that very type (by way of W2)\n"
            + "@Json(shape = Json.Shape.VALUE) class W1 : WBase()\nopen class WBase { var w: W2<W1>? = null }",
      })
  void whatIsWrongIsSaid(String source, @TempDir Path folder) {
    int line = source.indexOf('\n');
    List<String> errors = SymbolProcessing.of(
            folder,
            source.substring(line + 1),
            List.of(),
            List.of(new JsonSymbolProcessorProvider(), new Provider()))
        .errors();
    String words = source.substring(0, line);
    assertTrue(errors.stream().anyMatch(e -> e.contains(words)), () -> String.join("\n", errors));
    assertTrue(
        errors.stream().noneMatch(e -> e.contains("STREAK008")), () -> String.join("\n", errors));
  }

  @Test
  void aSealedClassThatNobodyExtendsIsSaid(@TempDir Path folder) {
    assertEquals(
        List.of("A.kt:4: STREAK003: A is abstract, so reading cannot make one:"
            + " seal it, or put @Json on the types that implement it instead"),
        SymbolProcessing.of(folder, "@Json sealed class A").errors().stream()
            .map(e -> e.substring(e.indexOf("A.kt")))
            .toList());
  }

  /** KSP need not see what only a superclass's own code is about. */
  @Test
  void whatIsNoneOfTheAdaptersIsNotWaitedFor(@TempDir Path folder) {
    String source = "@Json class A(val x: Int) : Told(null)\n"
        + "open class Told(private val never: Never?) { fun ever() = never }";
    assertEquals(List.of(), SymbolProcessing.of(folder, source).errors());
    assertTrue(Files.exists(folder.resolve("java/a/A_JsonAdapter.java")));
  }
}
