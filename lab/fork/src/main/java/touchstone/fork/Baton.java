package touchstone.fork;

import java.io.EOFException;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;

/**
 * The right to work, of forks that live at the same time: one after the other has it for some milliseconds, so that all of them meet what
 * the machine does in the same moments. Who hands it round listens on a socket in the file system, and is sent a byte each time that it
 * comes back. A process that ends gives it back by that.
 */
final class Baton {

  private final SocketChannel channel;
  private final ByteBuffer one = ByteBuffer.allocateDirect(1);
  private boolean held;

  private Baton(SocketChannel channel) {
    this.channel = channel;
  }

  /** From whoever listens there; to connect is to say that this fork is ready. */
  static Baton from(Path socket) throws IOException {
    return new Baton(SocketChannel.open(UnixDomainSocketAddress.of(socket)));
  }

  /** Gives it back, where this fork has it, and waits for it. */
  void take() throws IOException {
    if (held) {
      one.clear();
      channel.write(one);
    }
    one.clear();
    if (channel.read(one) < 0) {
      throw new EOFException("whoever hands the baton round has ended");
    }
    held = true;
  }
}
