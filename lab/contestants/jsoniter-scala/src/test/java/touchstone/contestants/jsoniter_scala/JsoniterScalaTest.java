package touchstone.contestants.jsoniter_scala;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.plokhotnyuk.jsoniter_scala.core.JsonReaderException;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.harness.ContestantContract;
import touchstone.model.Operations;

class JsoniterScalaTest extends ContestantContract {

  private static final int ORDERS = 1000;

  /** An order and the list's own object for it, with room to spare; two Strings would take a hundred more. */
  private static final int MOST_BYTES_OF_AN_ORDER = 120;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final Operations<?> books = new JsoniterScala().open("orderbook");

  /** Its macro writes lists by them. */
  @Override
  protected Set<String> lambdasOfTheLibrary() {
    return Set.of("JsoniterScalaOperations$");
  }

  private static byte[] book(String orders) {
    return ("{\"instrument\":\"a\",\"sequence\":1,\"timestamp\":2,\"bids\":[" + orders
            + "],\"asks\":[]}")
        .getBytes(UTF_8);
  }

  private OrderBook read(String price) throws Exception {
    return (OrderBook) books.readBytes(book("[\"" + price + "\",\"1\"]"));
  }

  @ParameterizedTest
  @CsvSource({
    "3.4274, 34274",
    "25212, 252120000",
    "1.5000, 15000",
    "0.0001, 1",
    "-0.5, -5000",
    "99999999999999.9999, 999999999999999999",
  })
  void aDecimalIsReadByteByByte(String text, long units) throws Exception {
    assertEquals(units, read(text).bids().head().price());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "-", ".", "1.", ".5", "1.23456", "1e3", "1.2.3", "+1", "1 ", "100000000000000"
      })
  void whatIsNoDecimalIsRefused(String text) {
    JsonReaderException e = assertThrows(JsonReaderException.class, () -> read(text));
    assertTrue(e.getMessage().startsWith("expected a string of a number"), e.getMessage());
  }

  @Test
  void noStringIsMadeForADecimal() throws Exception {
    byte[] document = book("[\"3.4274\",\"25212.5\"],".repeat(ORDERS - 1) + "[\"3.4274\",\"1\"]");
    long most = bytesOf(() -> books.readBytes(document)) / ORDERS;
    assertTrue(most < MOST_BYTES_OF_AN_ORDER, most + " bytes for an order");
  }

  @Test
  void buffersAreKeptWhereTheyAreToldTo() throws Exception {
    byte[] document = book("[\"3.4274\",\"25212.5\"],".repeat(9 * ORDERS) + "[\"3.4274\",\"1\"]");
    long kept = bytesOfWriting(new JsoniterScalaBuffers().open("orderbook"), document);
    long givenBack = bytesOfWriting(new JsoniterScala().open("orderbook"), document);
    assertTrue(kept + document.length < givenBack, kept + " and " + givenBack + " bytes");
  }

  private static <T> long bytesOfWriting(Operations<T> operations, byte[] document)
      throws Exception {
    T value = operations.readBytes(document);
    return bytesOf(() -> operations.writeBytes(value));
  }

  /** The second time: the first one finds in the library's pool what others left there. */
  private static long bytesOf(Work work) throws Exception {
    work.run();
    long before = THREADS.getCurrentThreadAllocatedBytes();
    work.run();
    return THREADS.getCurrentThreadAllocatedBytes() - before;
  }

  private interface Work {
    Object run() throws Exception;
  }
}
