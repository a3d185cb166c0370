package touchstone.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Standard output that remembers why it could not be written: a PrintStream says only that, and only when it is asked. */
final class Output extends FilterOutputStream {

  private volatile @Nullable IOException failure;

  Output(OutputStream out) {
    super(out);
  }

  /** In the place of {@link System#out}. */
  static Output install() {
    Output output = new Output(new FileOutputStream(FileDescriptor.out));
    String encoding = System.getProperty("stdout.encoding", StandardCharsets.UTF_8.name());
    System.setOut(new PrintStream(output, true, Charset.forName(encoding)));
    return output;
  }

  /** Why some of it is lost; empty where nothing is, or where its reader has read enough, as {@code head} does. */
  Optional<String> lost() {
    IOException why = failure;
    String message = why == null ? "" : String.valueOf(why.getMessage());
    return why == null
            || message.contains("Broken pipe")
            || message.contains("pipe is being closed")
        ? Optional.empty()
        : Optional.of(message);
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      failure = e;
      throw e;
    }
  }
}
