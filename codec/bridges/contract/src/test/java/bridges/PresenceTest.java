package bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import streak.Json;
import streak.JsonDefault;
import streak.JsonName;
import streak.JsonType;

/** What must be there, what need not be, and what is then there instead. */
@NullMarked
class PresenceTest {

  @Json
  record Friend(int id, String name) {}

  @Json
  record User(
      @JsonName("_id") String id,
      @Nullable String nick,
      @JsonDefault("3") int tries,
      @JsonDefault("none") String group,
      Friend best) {}

  @Json
  record Many(List<String> list, Set<Friend> set, Friend[] array, Map<String, List<Friend>> map) {}

  private static final JsonType<User> USER = new JsonType<>() {};
  private static final JsonType<Many> MANY = new JsonType<>() {};
  private static final String BEST = "\"best\":{\"id\":1,\"name\":\"Ada\"}";

  @ParameterizedTest
  @EnumSource
  void whatIsThereIsRead(Engine engine) throws IOException {
    Contract.same(
        engine,
        USER,
        new User("x", null, 5, "staff", new Friend(1, "Ada")),
        "{\"_id\":\"x\",\"nick\":null,\"tries\":5,\"group\":\"staff\"," + BEST + "}");
  }

  @ParameterizedTest
  @EnumSource
  void whatIsAbsentKeepsItsDefault(Engine engine) throws IOException {
    User user = engine.read("{" + BEST + ",\"more\":[{}],\"_id\":\"x\"}", USER);
    assertEquals(new User("x", null, 3, "none", new Friend(1, "Ada")), user);
  }

  @ParameterizedTest
  @EnumSource
  void aMissingMemberIsNamed(Engine engine) {
    Contract.refuses(engine, USER, "{" + BEST + "}", "required member '_id' is missing");
    Contract.refuses(
        engine,
        USER,
        "{\"_id\":\"x\",\"best\":{\"id\":1}}",
        "required member 'name' is missing at /best");
  }

  @ParameterizedTest
  @EnumSource
  void nullIsRefusedWhereItMustNotBe(Engine engine) {
    Contract.refuses(engine, USER, "{\"_id\":null}", "expected a string, found null at /_id");
    Contract.refuses(engine, USER, "{\"tries\":null}", "expected a number, found null at /tries");
    Contract.refuses(engine, USER, "{\"group\":null}", "expected a string, found null at /group");
    Contract.refuses(engine, USER, "{\"best\":null}", "expected an object, found null at /best");
    Contract.refuses(
        engine,
        USER,
        "{\"best\":{\"id\":1,\"name\":null}}",
        "expected a string, found null at /best/name");
  }

  @ParameterizedTest
  @EnumSource
  void nullIsRefusedInCollectionsOfWhatIsNotNull(Engine engine) {
    Contract.refuses(
        engine, MANY, "{\"list\":[\"a\",null]}", "expected a string, found null at /list/1");
    Contract.refuses(engine, MANY, "{\"set\":[null]}", "expected an object, found null at /set/0");
    Contract.refuses(
        engine, MANY, "{\"array\":[null]}", "expected an object, found null at /array/0");
    Contract.refuses(
        engine, MANY, "{\"map\":{\"a\":null}}", "expected an array, found null at /map/a");
    Contract.refuses(
        engine, MANY, "{\"map\":{\"a\":[null]}}", "expected an object, found null at /map/a/0");
  }

  @ParameterizedTest
  @EnumSource
  void aMemberThatIsThereTwiceIsRefused(Engine engine) {
    Contract.refuses(
        engine,
        USER,
        "{\"nick\":\"a\",\"nick\":\"b\"}",
        "member 'nick' is there more than once at /nick");
  }

  @ParameterizedTest
  @EnumSource
  void oneObjectIsNoHelpToTheNext(Engine engine) throws IOException {
    engine.read("{\"_id\":\"x\",\"nick\":\"n\"," + BEST + "}", USER);
    Contract.refuses(engine, USER, "{" + BEST + "}", "required member '_id' is missing");
    assertNull(engine.read("{\"_id\":\"y\"," + BEST + "}", USER).nick());
  }

  @ParameterizedTest
  @EnumSource
  void noThreadIsOfHelpToAnother(Engine engine) throws InterruptedException, ExecutionException {
    String whole = "{\"id\":1,\"name\":\"Ada\"}";
    JsonType<Friend> type = new JsonType<>() {};
    Callable<Integer> reads = () -> {
      for (int i = 0; i < 500; i++) {
        assertEquals(new Friend(1, "Ada"), engine.read(whole, type));
      }
      return 0;
    };
    Callable<Integer> isRefused = () -> {
      for (int i = 0; i < 500; i++) {
        Contract.refuses(engine, type, "{\"id\":1}", "required member 'name' is missing");
      }
      return 0;
    };
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      for (Future<Integer> done : threads.invokeAll(List.of(reads, isRefused))) {
        done.get();
      }
    } finally {
      threads.shutdown();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aDocumentMayHaveItsOwnOrder(Engine engine) throws IOException {
    for (int i : IntStream.range(0, 4).toArray()) {
      String document = i % 2 == 0 ? "{\"name\":\"a\",\"id\":2}" : "{\"id\":2,\"name\":\"a\"}";
      assertEquals(new Friend(2, "a"), engine.read(document, new JsonType<Friend>() {}));
    }
  }
}
