package bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import streak.Json;
import streak.JsonType;
import streak.JsonUnknown;

/** Constants and types that stand for those that a document has and the program does not know; names made alike. */
class UnknownTest {

  enum Status {
    OPEN,
    @JsonUnknown
    OTHER
  }

  @Json(naming = Json.Naming.KEBAB_CASE)
  sealed interface Event {

    @Json
    record SignedIn(Status status) implements Event {}

    @Json(naming = Json.Naming.SNAKE_CASE)
    @JsonUnknown
    record Other(List<Status> allOfThem) implements Event {}
  }

  @Json
  record Events(List<Event> events) {}

  enum Never {}

  @Json
  record Nevers(List<Never> all) {}

  @ParameterizedTest
  @EnumSource
  void ofAnEnumWithoutConstantsNothingIsKnown(Engine engine) {
    Contract.refuses(
        engine,
        new JsonType<Nevers>() {},
        "{\"all\":[\"x\"]}",
        "expected the name of a constant, of which the enum has none, found \"x\" at /all/0");
  }

  @ParameterizedTest
  @EnumSource
  void whatIsNotKnownHasAPlace(Engine engine) throws IOException {
    JsonType<Events> type = new JsonType<>() {};
    Events events = new Events(List.of(
        new Event.SignedIn(Status.OTHER), new Event.Other(List.of(Status.OTHER, Status.OPEN))));
    assertEquals(
        events,
        engine.read(
            "{\"events\":[{\"type\":\"signed-in\",\"status\":\"new\"},"
                + "{\"all_of_them\":[\"newer\",\"OPEN\"],\"type\":\"signed-out\"}]}",
            type));
    assertEquals(
        "{\"events\":[{\"type\":\"signed-in\",\"status\":\"OTHER\"},"
            + "{\"type\":\"other\",\"all_of_them\":[\"OTHER\",\"OPEN\"]}]}",
        engine.write(events, type));
    Contract.refuses(
        engine,
        type,
        "{\"events\":[{\"all_of_them\":[]}]}",
        "expected an object with the member 'type', which says what it is, found one without at /events/0");
  }
}
