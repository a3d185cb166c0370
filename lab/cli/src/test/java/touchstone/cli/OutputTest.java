package touchstone.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OutputTest {

  private static Output failing(String why) {
    return new Output(new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException(why);
      }
    });
  }

  private static Optional<String> lost(Output output) {
    new PrintStream(output, true, StandardCharsets.UTF_8).println("a table");
    return output.lost();
  }

  @Test
  void whatCouldNotBeWrittenIsSaid() {
    assertEquals(Optional.of("No space left on device"), lost(failing("No space left on device")));
  }

  @Test
  void whoReadsNoMoreMissesNothing() {
    assertEquals(Optional.empty(), lost(failing("Broken pipe")));
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    assertEquals(Optional.empty(), lost(new Output(whole)));
    assertEquals("a table", whole.toString(StandardCharsets.UTF_8).strip());
  }
}
