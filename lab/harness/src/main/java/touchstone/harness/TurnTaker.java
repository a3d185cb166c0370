package touchstone.harness;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import touchstone.fork.Baton;
import touchstone.model.ForkSettings;

/**
 * A fork that works when it is its turn. It connects to a socket in its folder; each byte that it is sent is a turn, and the
 * one that it sends back that turn's end. Until it says that it has settled, it has one turn after the other, as what it rehearses is to be what it
 * will do. Its last turn ends with its process.
 *
 * @see Baton
 */
final class TurnTaker {

  /** How long one look for what the child has to say may take: as often {@link Child} is asked whether it lives. */
  private static final int LOOK_MILLIS = 50;

  private static final String SOCKET = "baton";

  private final Turn turn;
  private final Path scratch;
  private final Duration patience;
  private final String started = Instant.now().toString();
  private final Selector selector;
  private final ServerSocketChannel server;
  private final ByteBuffer one = ByteBuffer.allocateDirect(1);
  private @Nullable SocketChannel channel;
  private @Nullable Child child;
  private Child.@Nullable End end;
  private boolean hasSettled;
  private long nanos;

  /** @param patience for how long it may work in all its turns, its start included */
  TurnTaker(Turn turn, Path scratch, Duration patience) throws IOException {
    this.turn = turn;
    this.scratch = scratch;
    this.patience = patience;
    selector = Selector.open();
    server = listening(scratch);
    server.configureBlocking(false);
    server.register(selector, SelectionKey.OP_ACCEPT);
  }

  /** Whether forks can wait for their turns here: a path may be too long for a socket, and a system may know none that has a path. */
  static boolean isPossible(Documents documents) throws IOException {
    Path scratch = documents.scratch();
    try (ServerSocketChannel server = listening(scratch)) {
      return server.isOpen();
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    } finally {
      Documents.delete(scratch);
    }
  }

  private static ServerSocketChannel listening(Path scratch) throws IOException {
    ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    try {
      return server.bind(UnixDomainSocketAddress.of(scratch.resolve(SOCKET)));
    } catch (IOException e) {
      server.close();
      throw e;
    }
  }

  /** What a fork must be told for it. */
  List<String> arguments(ForkSettings settings) {
    return List.of("baton=" + scratch.resolve(SOCKET), "slice=" + settings.sliceMillis());
  }

  /** Starts it, and waits until it has settled, or has ended. */
  void start(List<String> command, BooleanSupplier stop) throws IOException, InterruptedException {
    child = Child.start(command, scratch.resolve("output"));
    await(this::hasConnected, stop);
    while (!hasEnded() && !hasSettled) {
      work(stop);
    }
  }

  /** Gives it a turn, and waits for that turn's end. */
  void work(BooleanSupplier stop) throws IOException, InterruptedException {
    one.clear();
    try {
      connected().write(one);
    } catch (IOException e) {
      // It has ended, out of turn; how, is found out below.
    }
    await(this::isBack, stop);
  }

  private void await(Child.Moment moment, BooleanSupplier stop)
      throws IOException, InterruptedException {
    long begun = System.nanoTime();
    BooleanSupplier late = Child.after(patience.minusNanos(nanos));
    end = Objects.requireNonNull(child)
        .awaitOr(moment, () -> late.getAsBoolean() || stop.getAsBoolean())
        .orElse(null);
    nanos += System.nanoTime() - begun;
  }

  private boolean hasConnected() throws IOException {
    selector.select(LOOK_MILLIS);
    selector.selectedKeys().clear();
    SocketChannel accepted = server.accept();
    if (accepted == null) {
      return false;
    }
    accepted.configureBlocking(false);
    accepted.register(selector, SelectionKey.OP_READ);
    channel = accepted;
    return true;
  }

  private boolean isBack() throws IOException {
    selector.select(LOOK_MILLIS);
    selector.selectedKeys().clear();
    one.clear();
    int read;
    try {
      read = connected().read(one);
    } catch (IOException e) {
      read = -1;
    }
    if (read < 0) {
      // The process ends: nothing more will come, and to ask at once again would only keep a core
      // busy.
      connected().close();
    }
    hasSettled |= read > 0 && one.get(0) == Baton.SETTLED;
    return read > 0;
  }

  private SocketChannel connected() {
    return Objects.requireNonNull(channel);
  }

  Turn turn() {
    return turn;
  }

  Path scratch() {
    return scratch;
  }

  String started() {
    return started;
  }

  long pid() {
    return Objects.requireNonNull(child).pid();
  }

  /** In which it worked, or started, or ended. */
  double seconds() {
    return nanos / 1e9;
  }

  boolean hasEnded() {
    return end != null;
  }

  /** How it ended: killed, where it was not waited for. */
  Child.End end() {
    return end == null ? new Child.End(null, "", null) : end;
  }

  /** Ends it, where it has not ended, and takes away what it waited at. */
  void leave() throws IOException, InterruptedException {
    if (child != null && end == null) {
      child.kill();
    }
    if (channel != null) {
      channel.close();
    }
    server.close();
    selector.close();
    Files.deleteIfExists(scratch.resolve(SOCKET));
  }
}
