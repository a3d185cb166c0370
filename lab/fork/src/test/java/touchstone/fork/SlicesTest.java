package touchstone.fork;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.model.Iteration;

class SlicesTest {

  @TempDir
  static Path folder;

  private static ServerSocketChannel server;
  private static Baton baton;

  @BeforeAll
  static void connect() throws IOException {
    Path socket = folder.resolve("socket");
    server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)
        .bind(UnixDomainSocketAddress.of(socket));
    baton = Baton.from(socket);
  }

  @AfterAll
  static void close() throws IOException {
    server.close();
  }

  private static Slices slices(double operationMillis) {
    return Slices.of(
        Arguments.parse(new String[] {"millis=50", "slice=8"}), baton, operationMillis);
  }

  @Test
  void aBatonIsGivenBackBeforeItIsWaitedForAgain() throws IOException {
    try (SocketChannel hand = server.accept()) {
      hand.write(ByteBuffer.wrap(new byte[3]));
      baton.take();
      baton.take();
      baton.settled();
      baton.take();
      ByteBuffer back = ByteBuffer.allocate(8);
      hand.read(back);
      assertArrayEquals(
          new byte[] {Baton.BACK, Baton.SETTLED}, Arrays.copyOf(back.array(), back.position()));
    }
    assertThrows(IOException.class, baton::take, "nobody hands it round any more");
  }

  @Test
  void anIterationIsMadeOfThem() {
    Slices slices = slices(0.2);
    assertEquals(8, slices.millis());
    assertEquals(6, slices.perIteration());
    assertSame(baton, slices.baton());
    assertTrue(slices.warmsIn());
  }

  @Test
  void noneIsShorterThanAnOperation() {
    Slices slices = slices(20.3);
    assertEquals(21, slices.millis());
    assertEquals(2, slices.perIteration());
    assertFalse(slices.warmsIn(), "it is long beside what the caches take");
    assertEquals(1, slices(400).perIteration());
  }

  @Test
  void whoTakesNoTurnsIsMeasuredOnEnd() {
    Slices slices = Slices.of(Arguments.parse(new String[] {"millis=50"}), null, 0.2);
    assertEquals(50, slices.millis());
    assertEquals(1, slices.perIteration());
    assertNull(slices.baton());
  }

  @Test
  void anIterationsTimeIsThatOfAllItsOperations() {
    List<Iteration> slices = List.of(
        new Iteration(10, 100, 90, 7, 1, 1, 2, 3, 4, 15_000.0),
        new Iteration(30, 200, 170, 7, 2, 0, 0, 0, 0, 16_000.0),
        new Iteration(5, 50, 40, 8, 0.5, 0, 0, 0, 0, 17_000.0),
        new Iteration(5, 70, 60, 8, 0.5, 0, 0, 0, 0, 19_000.0));
    assertEquals(
        List.of(
            new Iteration(40, 175, 150, 7, 3, 1, 2, 3, 4, 15_500.0),
            new Iteration(10, 60, 50, 8, 1, 0, 0, 0, 0, 18_000.0)),
        IterationClock.joined(slices, 2));
    assertEquals(slices, IterationClock.joined(slices, 1));
  }
}
