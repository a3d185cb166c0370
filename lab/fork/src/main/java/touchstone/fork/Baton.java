package touchstone.fork;

import java.io.EOFException;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;

/**
 * The right to work, of forks that live at the same time: one after the other has it for some milliseconds, so that all of them meet what
 * the machine does in the same moments. Who hands it round listens on a socket in the file system, hands it to a fork that connects, and again each time
 * that this one gives it back, until it says that it has settled; from then on, when it is its turn. A process that ends gives it back by that.
 */
public final class Baton {

  /** How a fork gives it back, as a byte: for another turn, */
  public static final byte BACK = 1;

  /** or the first time since it has settled. */
  public static final byte SETTLED = 2;

  private final SocketChannel channel;
  private final ByteBuffer one = ByteBuffer.allocateDirect(1);
  private boolean held;
  private byte answer = BACK;

  private Baton(SocketChannel channel) {
    this.channel = channel;
  }

  /** From whoever listens there. */
  static Baton from(Path socket) throws IOException {
    return new Baton(SocketChannel.open(UnixDomainSocketAddress.of(socket)));
  }

  /** The fork has settled; it is said when it next gives the baton back. */
  void settled() {
    answer = SETTLED;
  }

  /** Gives it back, where this fork has it, and waits for it. */
  void take() throws IOException {
    if (held) {
      one.clear().put(answer).flip();
      channel.write(one);
      answer = BACK;
    }
    one.clear();
    if (channel.read(one) < 0) {
      throw new EOFException("whoever hands the baton round has ended");
    }
    held = true;
  }
}
