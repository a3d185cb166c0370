package bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonValue;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import streak.Json;
import streak.JsonName;
import streak.JsonType;

/** A name is expected where it stood last; it is found wherever it stands, and however it is written. */
class NamesTest {

  @Json
  record Names(
      int i,
      int id,
      int id2,
      @JsonName("\u00e9\u4e2d\"\\/\n") int strange,
      @JsonName("") int none) {}

  @Json
  record Nothing() {}

  private static final JsonType<Names> NAMES = new JsonType<>() {};
  private static final Names VALUE = new Names(1, 2, 3, 4, 5);

  @ParameterizedTest
  @EnumSource
  void aNameIsFoundWhereverItStands(Engine engine) throws IOException {
    String strange = "\"\u00e9\u4e2d\\\"\\\\/\\n\"";
    String[] documents = {
      "{\"i\":1,\"id\":2,\"id2\":3," + strange + ":4,\"\":5}",
      "{\"\":5,\"id2\":3,\"id\":2,\"i\":1," + strange + ":4}",
      "{ \"i\" : 1 ,\n\t\"id\"\n:\n2 , \"id2\" :3,  " + strange + "  :  4,\r\n\"\" : 5 }",
      "{\"\\u0069\":1,\"i\\u0064\":2,\"id\\u0032\":3,\"\\u00e9\\u4e2d\\\"\\u005c\\/\\u000a\":4,\"\":5}",
      "{\"ix\":[{\"i\":7}],\"i\":1,\"idx\":null,\"id\":2,\"id3\":\"\",\"id2\":3," + strange
          + ":4,\"\":5,\"e\":{}}",
    };
    // Each after each of the others, whose order was learned.
    for (String first : documents) {
      for (String second : documents) {
        assertEquals(VALUE, engine.read(first, NAMES), first);
        assertEquals(VALUE, engine.read(second, NAMES), second);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aTypeMayHaveNone(Engine engine) throws IOException {
    JsonType<Nothing> type = new JsonType<>() {};
    assertEquals(new Nothing(), engine.read("{}", type));
    assertEquals(new Nothing(), engine.read("{\"\":1,\"x\":{\"y\":[2]}}", type));
  }

  enum Same {
    A,
    B;

    @JsonValue
    String code() {
      return "x";
    }
  }

  @Json
  record OfSame(Same same) {}

  /** However often the adapter is asked for. */
  @ParameterizedTest
  @EnumSource
  void constantsOfOneNameAreToldWhenTheAdapterIsAskedFor(Engine engine) {
    String reason = "the constants A and B of bridges.NamesTest.Same the same name: x";
    for (int i = 0; i < 2; i++) {
      Exception e = assertThrows(
          Exception.class, () -> engine.read("{\"same\":\"x\"}", new JsonType<OfSame>() {}));
      assertTrue(e.getMessage().contains(reason), e::toString);
    }
  }
}
