package streak.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the guide to adapters shows. */
final class Guide {

  private static final Path ADAPTERS = Path.of("..", "..", "docs", "adapters.md");

  private Guide() {}

  /** The first example in Java below a heading, in a package and with imports. */
  static String example(String heading, String imports) {
    try {
      String text = Files.readString(ADAPTERS);
      String below = text.substring(text.indexOf("### " + heading + "\n"));
      String example = below.replaceFirst("(?s).*?```java\\n(.*?)```.*", "$1");
      return "package a; import streak.*; " + imports + " " + example;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
