package touchstone.harness;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import touchstone.model.Environment;

/** A JDK that child JVMs run on. */
public record Jdk(Path home, Environment.Jvm jvm) {

  public int feature() {
    return jvm.feature();
  }

  /** The JDK that this program runs on. */
  public static Jdk current() {
    return new Jdk(
        Path.of(System.getProperty("java.home")),
        new Environment.Jvm(
            Runtime.version().feature(),
            System.getProperty("java.vendor"),
            System.getProperty("java.vm.name"),
            System.getProperty("java.runtime.version")));
  }

  /**
   * The JDK installed at a folder, by the {@code release} file that every JDK since 8 carries.
   *
   * @throws Refusal when there is none, or one that is too old
   */
  public static Jdk at(Path home) throws IOException {
    if (!Files.isExecutable(home.resolve("bin/java"))
        && !Files.isExecutable(home.resolve("bin/java.exe"))) {
      throw new Refusal("no JDK at %s: expected %s; give --jdk the folder that JAVA_HOME would name"
          .formatted(home, home.resolve("bin").resolve("java")));
    }
    Path file = home.resolve("release");
    if (!Files.isRegularFile(file)) {
      throw new Refusal(
          "no JDK at %s: there is a bin/java, but no %s, which every JDK has; give --jdk the folder that JAVA_HOME would name"
              .formatted(home, file));
    }
    Properties release = new Properties();
    // What is no UTF-8 is no version either, of which more is said below.
    try (Reader in = new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8)) {
      release.load(in);
    } catch (IllegalArgumentException e) {
      throw new Refusal("%s is damaged (%s): give another --jdk".formatted(file, e.getMessage()));
    }
    String version = value(release, "JAVA_RUNTIME_VERSION", value(release, "JAVA_VERSION", "0"));
    int feature = feature(file, value(release, "JAVA_VERSION", ""));
    if (feature < 17) {
      throw new Refusal(
          "the JDK at %s is release %d: the lab needs 17 or newer".formatted(home, feature));
    }
    return new Jdk(
        home,
        new Environment.Jvm(
            feature, value(release, "IMPLEMENTOR", "unknown"), "JDK " + feature, version));
  }

  private static int feature(Path file, String version) {
    // Up to 8 a release stood behind a 1: 1.8.0_392.
    String since9 = version.startsWith("1.") ? version.substring(2).split("\\.", 2)[0] : version;
    try {
      return Runtime.Version.parse(since9).feature();
    } catch (IllegalArgumentException e) {
      throw new Refusal("%s: expected a JAVA_VERSION such as 25.0.1, found '%s': give another --jdk"
          .formatted(file, version));
    }
  }

  Path java() {
    return home.resolve("bin").resolve("java");
  }

  private static String value(Properties release, String name, String otherwise) {
    return release.getProperty(name, otherwise).replace("\"", "");
  }
}
