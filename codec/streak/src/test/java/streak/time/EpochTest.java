package streak.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import streak.Allocated;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonWriter;

class EpochTest {

  private static final EpochSeconds SECONDS = new EpochSeconds();
  private static final EpochMillis MILLIS = new EpochMillis();

  @ParameterizedTest
  @CsvSource({
    "1970-01-01T00:00:00Z, 0, 0",
    "2001-09-09T01:46:40.123Z, 1000000000, 1000000000123",
    "1969-12-31T23:59:59.999Z, -1, -1",
    "2026-01-31T09:30:00Z, 1769851800, 1769851800000",
  })
  void momentsAreWholeNumbers(Instant moment, String seconds, String millis) {
    assertEquals(seconds, SECONDS.toJson(moment));
    assertEquals(millis, MILLIS.toJson(moment));
    assertEquals(moment, MILLIS.fromJson(millis));
    assertEquals(moment.getEpochSecond(), SECONDS.fromJson(seconds).getEpochSecond());
    assertEquals(0, SECONDS.fromJson(seconds).getNano());
  }

  @Test
  void whatHasBegunIsWritten() {
    assertEquals("0", MILLIS.toJson(Instant.ofEpochSecond(0, 999_999)));
    assertEquals("-1", MILLIS.toJson(Instant.ofEpochSecond(0, -1)));
    assertEquals("-1", SECONDS.toJson(Instant.ofEpochSecond(0, -1)));
  }

  @ParameterizedTest
  @CsvSource({
    "1.5, expected a whole number",
    "'\"1\"', expected a number",
    "null, expected a number",
    "9223372036854775808, expected a number of 64 bits",
  })
  void whatIsNoWholeNumberIsRefused(String document, String words) {
    for (JsonAdapter<Instant> adapter : List.of(SECONDS, MILLIS)) {
      String said =
          assertThrows(JsonException.class, () -> adapter.fromJson(document)).getMessage();
      assertEquals(words, said.substring(0, Math.min(words.length(), said.length())), said);
    }
  }

  @Test
  void theEndsOfTime() {
    assertEquals(
        Instant.MAX.getEpochSecond(),
        SECONDS.fromJson(SECONDS.toJson(Instant.MAX)).getEpochSecond());
    assertEquals(
        Instant.MIN.getEpochSecond(),
        SECONDS.fromJson(SECONDS.toJson(Instant.MIN)).getEpochSecond());
    assertEquals(
        "expected seconds between -31557014167219200 and 31556889864403199, found 31556889864403200 (line 1, column 1, byte 0)",
        assertThrows(JsonException.class, () -> SECONDS.fromJson("31556889864403200"))
            .getMessage());
    assertEquals(
        "expected a moment whose milliseconds since 1970 a long can hold, found +1000000000-12-31T23:59:59.999999999Z",
        assertThrows(JsonException.class, () -> MILLIS.toJson(Instant.MAX)).getMessage());
    assertThrows(JsonException.class, () -> MILLIS.toJson(Instant.MIN));
    Instant last = Instant.ofEpochMilli(Long.MAX_VALUE).minusSeconds(1);
    assertEquals(last, MILLIS.fromJson(MILLIS.toJson(last)));
    Instant first = Instant.ofEpochMilli(Long.MIN_VALUE).plusSeconds(1);
    assertEquals(first, MILLIS.fromJson(MILLIS.toJson(first)));
  }

  /** 24 bytes are an Instant; writing allocates nothing. */
  @Test
  void nothingIsAllocatedButTheMoment() {
    byte[] document = "[1769851800123]".getBytes(StandardCharsets.UTF_8);
    JsonReader in = new JsonReader();
    JsonWriter out = new JsonWriter();
    Instant[] last = new Instant[1];
    long read = Allocated.by(1_000, 100, () -> {
      in.reset(document);
      in.beginArray();
      last[0] = MILLIS.read(in);
    });
    assertEquals(Instant.ofEpochMilli(1769851800123L), last[0]);
    assertEquals(2_400, read);
    assertEquals(0, Allocated.by(1_000, 100, () -> {
      out.reset();
      MILLIS.write(out, last[0]);
      SECONDS.write(out.reset(), last[0]);
    }));
  }
}
