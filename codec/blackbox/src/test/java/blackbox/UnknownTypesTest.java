package blackbox;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonType;
import streak.JsonUnknown;
import streak.tree.JsonValue;

/** What an object is that says it is of a type that the sealed type does not permit, where one of those stands for it. */
class UnknownTypesTest {

  @Json(discriminator = "kind", naming = Json.Naming.SNAKE_CASE)
  sealed interface Event {

    @Json
    record SignedIn(int user) implements Event {}

    @Json
    @JsonUnknown
    record Other(int user, @JsonUnknown Map<String, JsonValue> rest) implements Event {}
  }

  private static Event other(int user, String rest) {
    return new Event.Other(
        user, Ways.STREAK.adapter(new JsonType<Map<String, JsonValue>>() {}).fromJson(rest));
  }

  @Test
  void itIsTheTypeThatSaysSo() {
    Ways.same(Event.class, new Event.SignedIn(1), "{\"kind\":\"signed_in\",\"user\":1}");
    Ways.same(Event.class, other(2, "{\"at\":[3]}"), "{\"kind\":\"other\",\"user\":2,\"at\":[3]}");
    Event event = other(2, "{\"at\":[3],\"kin\":null}");
    Ways.reads(Event.class, event, "{\"kind\":\"signed_out\",\"user\":2,\"at\":[3],\"kin\":null}");
    Ways.reads(
        Event.class, event, "{\"at\":[3],\"user\":2,\"kind\":\"signed\\u005fout\",\"kin\":null}");
    Ways.reads(
        new JsonType<List<Event>>() {},
        List.of(other(1, "{}"), new Event.SignedIn(2), other(3, "{}")),
        "[{\"user\":1,\"kind\":\"\"},{\"user\":2,\"kind\":\"signed_in\"},{\"kind\":\"SignedIn\",\"user\":3}]");
  }

  @Test
  void itIsAsStrictAsOthers() {
    Ways.refuses(Event.class, "{\"user\":1}", "expected an object with the member 'kind'");
    Ways.refuses(Event.class, "{\"kind\":1,\"user\":1}", "expected a string, found a number");
    Ways.refuses(Event.class, "{\"kind\":\"new\"}", "required member 'user' is missing");
    Ways.refuses(
        Event.class,
        "{\"kind\":\"new\",\"user\":1,\"kind\":\"newer\"}",
        "member 'kind' is there more");
  }

  @Json
  sealed interface Page<T> {

    @Json
    record Full<T>(List<T> items) implements Page<T> {}

    /** A type without members may stand for all that has some. */
    @Json
    @JsonUnknown
    record Strange<T>() implements Page<T> {}
  }

  @Test
  void withParameters() {
    JsonType<Page<String>> type = new JsonType<>() {};
    Ways.same(type, new Page.Full<>(List.of("x")), "{\"type\":\"Full\",\"items\":[\"x\"]}");
    Ways.reads(type, new Page.Strange<String>(), "{\"type\":\"Half\",\"items\":{\"x\":[1]}}");
  }
}
