package streak.ksp;

import com.google.devtools.ksp.impl.KotlinSymbolProcessing;
import com.google.devtools.ksp.processing.KSPJvmConfig;
import com.google.devtools.ksp.processing.KSPLogger;
import com.google.devtools.ksp.processing.SymbolProcessorProvider;
import com.google.devtools.ksp.symbol.FileLocation;
import com.google.devtools.ksp.symbol.KSNode;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * One run of KSP with the processor.
 *
 * @param errors warnings too
 * @param lines where they are shown; 0 for nowhere
 */
record SymbolProcessing(List<String> errors, List<Integer> lines) {

  /** Stands in for Jackson's own. */
  private static final String JACKSON = """
      package com.fasterxml.jackson.annotation
      annotation class JacksonAnnotationsInside
      annotation class JsonUnwrapped
      annotation class JsonValue
      annotation class JsonFormat(val pattern: String = "", val timezone: String = "##default")
      annotation class JsonView(vararg val value: kotlin.reflect.KClass<*>)
      annotation class JsonFilter(val value: String)
      annotation class JsonIgnoreProperties(vararg val value: String, val allowGetters: Boolean = false)
      annotation class JsonProperty(val value: String = "", val access: Access = Access.AUTO) {
        enum class Access { AUTO, READ_ONLY }
      }
      """;

  /** Stands in for Jackson's databind. */
  private static final String DATABIND = """
      package com.fasterxml.jackson.databind.annotation
      import kotlin.reflect.KClass
      annotation class JsonSerialize(
        val using: KClass<*> = None::class,
        val `as`: KClass<*> = Void::class,
        val include: Inclusion = Inclusion.DEFAULT_INCLUSION
      ) {
        class None
        enum class Inclusion { NON_NULL, NON_DEFAULT, DEFAULT_INCLUSION }
      }
      annotation class JsonDeserialize(
        val builder: KClass<*> = Void::class,
        val contentAs: KClass<*> = Void::class
      )
      """;

  /** Stands in for kotlinx.serialization's. */
  private static final String KOTLINX = """
      package kotlinx.serialization
      annotation class Contextual
      annotation class Polymorphic
      annotation class EncodeDefault(val mode: Mode = Mode.ALWAYS) { enum class Mode { ALWAYS, NEVER } }
      """;

  /** Processes one file, in the package {@code a}. */
  static SymbolProcessing of(Path folder, String source) {
    return of(folder, source, List.of());
  }

  /** The same, which sees classes of other folders too. */
  static SymbolProcessing of(Path folder, String source, List<Path> libraries) {
    return of(folder, source, libraries, List.of(new JsonSymbolProcessorProvider()));
  }

  /** The same with other processors. */
  static SymbolProcessing of(
      Path folder, String source, List<Path> libraries, List<SymbolProcessorProvider> processors) {
    Log log = new Log();
    try {
      Path sources = Files.createDirectories(folder.resolve("sources"));
      Files.writeString(
          sources.resolve("A.kt"),
          "package a\nimport com.fasterxml.jackson.annotation.*;"
              + " import com.fasterxml.jackson.databind.annotation.*\nimport streak.*\n" + source);
      Files.writeString(sources.resolve("Jackson.kt"), JACKSON);
      Files.writeString(sources.resolve("Databind.kt"), DATABIND);
      Files.writeString(sources.resolve("Kotlinx.kt"), KOTLINX);
      KSPJvmConfig.Builder config = new KSPJvmConfig.Builder();
      config.setModuleName("a");
      config.setJvmTarget("17");
      config.setJdkHome(new File(System.getProperty("java.home")));
      config.setLanguageVersion("2.3");
      config.setApiVersion("2.3");
      config.setSourceRoots(List.of(sources.toFile()));
      Stream<File> path = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
          .map(File::new);
      config.setLibraries(
          Stream.concat(libraries.stream().map(Path::toFile), path).toList());
      config.setProjectBaseDir(folder.toFile());
      config.setOutputBaseDir(folder.toFile());
      config.setCachesDir(folder.resolve("caches").toFile());
      config.setClassOutputDir(folder.resolve("classes").toFile());
      config.setJavaOutputDir(folder.resolve("java").toFile());
      config.setKotlinOutputDir(folder.resolve("kotlin").toFile());
      config.setResourceOutputDir(folder.resolve("resources").toFile());
      new KotlinSymbolProcessing(config.build(), processors, log).execute();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new SymbolProcessing(List.copyOf(log.errors), List.copyOf(log.lines));
  }

  private static final class Log implements KSPLogger {

    private final List<String> errors = new ArrayList<>();
    private final List<Integer> lines = new ArrayList<>();

    private void add(String message, KSNode symbol) {
      errors.add(message);
      lines.add(
          symbol != null && symbol.getLocation() instanceof FileLocation place
              ? place.getLineNumber()
              : 0);
    }

    @Override
    public void logging(String message, KSNode symbol) {}

    @Override
    public void info(String message, KSNode symbol) {}

    @Override
    public void warn(String message, KSNode symbol) {
      add(message, symbol);
    }

    @Override
    public void error(String message, KSNode symbol) {
      add(message, symbol);
    }

    @Override
    public void exception(Throwable e) {
      throw new AssertionError(e);
    }
  }
}
