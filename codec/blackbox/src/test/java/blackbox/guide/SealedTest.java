package blackbox.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.Json.Style;
import streak.JsonName;
import streak.Streak;

class SealedTest {

  @Json
  sealed interface Shape {
    @Json
    @JsonName("circle")
    record Circle(double radius) implements Shape {}

    @Json
    record Square(double side) implements Shape {}
  }

  @Json(style = Style.WRAPPER_OBJECT, bareUnits = true)
  sealed interface Command {
    @Json
    record Move(int by) implements Command {}

    @Json
    record Stop() implements Command {}
  }

  @Test
  void oneOfSeveral() {
    Streak streak = Streak.create();
    Shape circle = streak.adapter(Shape.class).fromJson("{\"radius\":1.5,\"type\":\"circle\"}");
    assertEquals(
        "{\"type\":\"circle\",\"radius\":1.5}", streak.adapter(Shape.class).toJson(circle));
    assertEquals(
        "[{\"Move\":{\"by\":1}},\"Stop\"]",
        streak
            .adapter(Command.class)
            .list()
            .toJson(List.of(new Command.Move(1), new Command.Stop())));
  }
}
