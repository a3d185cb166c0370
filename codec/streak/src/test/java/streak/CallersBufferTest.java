package streak;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A document in an array or a buffer of the caller's: all of it or nothing, and not a byte beside it. */
class CallersBufferTest {

  private static final List<Object> VALUE = List.of("caf\u00e9", 1.5, List.of(true));
  private static final byte[] DOCUMENT = RoundTripTest.ANYTHING.toJsonBytes(VALUE);

  @Test
  void intoAnArray() {
    for (int offset = 0; offset < 20; offset++) {
      for (int more = 0; more < 10; more++) {
        byte[] array = new byte[offset + DOCUMENT.length + more];
        byte[] expected = array.clone();
        System.arraycopy(DOCUMENT, 0, expected, offset, DOCUMENT.length);
        assertEquals(DOCUMENT.length, RoundTripTest.ANYTHING.toJson(VALUE, array, offset));
        assertArrayEquals(expected, array);
      }
    }
  }

  @Test
  void intoABuffer() {
    for (ByteBuffer buffer : List.of(
        ByteBuffer.allocate(100),
        ByteBuffer.allocateDirect(100),
        ByteBuffer.allocate(120).position(20).slice())) {
      buffer.position(5);
      assertEquals(DOCUMENT.length, RoundTripTest.ANYTHING.toJson(VALUE, buffer));
      assertEquals(5 + DOCUMENT.length, buffer.position());
      assertEquals(100, buffer.limit());
      assertEquals(ByteBuffer.wrap(DOCUMENT), buffer.duplicate().flip().position(5));
      for (int i = buffer.position(); i < 100; i++) {
        assertEquals(0, buffer.get(i));
      }
    }
  }

  @Test
  void withoutRoomNothingIsWrittenAndTheMessageSaysWhatIsNeeded() {
    for (int room = 0; room < DOCUMENT.length; room++) {
      byte[] array = new byte[3 + room];
      JsonException e = WaysIn.refused(() -> RoundTripTest.ANYTHING.toJson(VALUE, array, 3));
      assertEquals(
          "expected room for " + DOCUMENT.length + " bytes, found " + room, e.getMessage());
      assertArrayEquals(new byte[3 + room], array);
      ByteBuffer buffer = ByteBuffer.allocate(3 + room).position(3);
      e = WaysIn.refused(() -> RoundTripTest.ANYTHING.toJson(VALUE, buffer));
      assertTrue(e.getMessage().endsWith(", found " + room), e.getMessage());
      assertEquals(3, buffer.position());
    }
  }

  @Test
  void whatIsNoPlaceIsRefused() {
    byte[] array = new byte[100];
    for (int offset : new int[] {-1, 101, Integer.MAX_VALUE}) {
      assertThrows(
          IndexOutOfBoundsException.class,
          () -> RoundTripTest.ANYTHING.toJson(VALUE, array, offset));
    }
    ByteBuffer readOnly = ByteBuffer.allocate(100).asReadOnlyBuffer();
    assertThrows(
        ReadOnlyBufferException.class, () -> RoundTripTest.ANYTHING.toJson(VALUE, readOnly));
    assertEquals(DOCUMENT.length, RoundTripTest.ANYTHING.toJson(VALUE, array, 0));
    assertArrayEquals(DOCUMENT, Arrays.copyOf(array, DOCUMENT.length));
  }
}
