package touchstone.model;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One process at a time measures into a folder. The lock ends with the process that holds it, however that ends; the file that
 * one which was killed leaves behind keeps nobody out.
 */
public final class RunLock implements AutoCloseable {

  /** A file of its own: on some systems a lock ends when any channel of its file is closed, as samples' is after each line. */
  public static final String FILE = "run.lock";

  private final Path file;
  private final FileChannel channel;

  /** Absent on a file system that has no locks: a run there is worth no less. */
  private final @Nullable FileLock lock;

  private RunLock(Path file, FileChannel channel, @Nullable FileLock lock) {
    this.file = file;
    this.channel = channel;
    this.lock = lock;
  }

  /** Takes it; empty when another one has it. */
  public static Optional<RunLock> take(Path folder) throws IOException {
    Path file = folder.resolve(FILE);
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    FileLock lock;
    try {
      lock = channel.tryLock();
    } catch (OverlappingFileLockException e) { // this very process has it
      channel.close();
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(new RunLock(file, channel, null));
    }
    if (lock == null) {
      channel.close();
      return Optional.empty();
    }
    return Optional.of(new RunLock(file, channel, lock));
  }

  /** Lets others in, and leaves no file. */
  @Override
  public void close() throws IOException {
    try {
      Files.deleteIfExists(file);
    } finally {
      if (lock != null) {
        lock.release();
      }
      channel.close();
    }
  }
}
