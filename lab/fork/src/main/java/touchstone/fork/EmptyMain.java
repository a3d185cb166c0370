package touchstone.fork;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * What a JVM takes that does nothing, to be taken off from what {@link StartMain} shows.
 *
 * <p>Its argument is the file for the answer: one JSON object with {@code main}, the clocks when the main method began, wall
 * time by {@link System#nanoTime}.
 */
public final class EmptyMain {

  private EmptyMain() {}

  public static void main(String[] args) throws IOException {
    Stamp main = Stamp.take(true);
    StringBuilder out = new StringBuilder("{\"main\":");
    main.appendTo(out);
    try (FileOutputStream answer = new FileOutputStream(args[0])) {
      answer.write(out.append("}\n").toString().getBytes(StandardCharsets.UTF_8));
    }
  }
}
