package bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import streak.Json;
import streak.tree.JsonValue;

/**
 * Jackson's parsers that are fed piece by piece say again and again that there is no more yet: which is neither a value nor the end of
 * one.
 */
@NullMarked
@Timeout(60)
class FedParserTest {

  @Json
  sealed interface Shape {}

  @Json
  record Circle(int radius, @Nullable String colour) implements Shape {}

  @Json
  record Half(
      @Nullable String text,
      @Nullable Shape shape,
      @Nullable Map<String, List<Integer>> map,
      @Nullable JsonValue tree) {}

  private static final byte[] DOCUMENT =
      ("{\"tree\":[{\"a\":1,\"b\":[]},\"c\"],\"other\":{\"d\":[2]},"
              + "\"map\":{\"e\":[3,4],\"f\":[]},\"shape\":{\"radius\":5,\"colour\":\"g\",\"type\":\"Circle\"},\"text\":\"h\"}")
          .getBytes(StandardCharsets.UTF_8);

  @Test
  void jackson2() throws Exception {
    var mapper = com.fasterxml.jackson.databind.json.JsonMapper.builder()
        .addModule(new streak.jackson2.StreakModule())
        .build();
    Half all = mapper.readValue(DOCUMENT, Half.class);
    for (int fed = 1; fed <= DOCUMENT.length; fed++) {
      var in = mapper.getFactory().createNonBlockingByteArrayParser();
      var feeder =
          (com.fasterxml.jackson.core.async.ByteArrayFeeder) in.getNonBlockingInputFeeder();
      feeder.feedInput(DOCUMENT, 0, fed);
      if (fed == DOCUMENT.length) {
        feeder.endOfInput();
      }
      check(fed, all, () -> mapper.readValue(in, Half.class));
    }
  }

  @Test
  void jackson3() throws Exception {
    var mapper = tools.jackson.databind.json.JsonMapper.builder()
        .addModule(new streak.jackson3.StreakModule())
        .build();
    Half all = mapper.readValue(DOCUMENT, Half.class);
    for (int fed = 1; fed <= DOCUMENT.length; fed++) {
      var in = mapper
          .tokenStreamFactory()
          .createNonBlockingByteArrayParser(tools.jackson.core.ObjectReadContext.empty());
      var feeder = (tools.jackson.core.async.ByteArrayFeeder) in.nonBlockingInputFeeder();
      feeder.feedInput(DOCUMENT, 0, fed);
      if (fed == DOCUMENT.length) {
        feeder.endOfInput();
      }
      check(fed, all, () -> mapper.readValue(in, Half.class));
    }
  }

  private interface Reading {
    Half read() throws Exception;
  }

  private static void check(int fed, Half all, Reading reading) throws Exception {
    if (fed == DOCUMENT.length) {
      assertEquals(all, reading.read());
      return;
    }
    Executable asked = reading::read;
    String message =
        String.valueOf(assertThrows(Exception.class, asked, "fed " + fed).getMessage());
    boolean ofJackson = message.startsWith("Not enough content available for `skipChildren()`");
    assertTrue(
        ofJackson || message.startsWith("expected a parser that has been fed all of the value"),
        fed + ": " + message);
  }
}
