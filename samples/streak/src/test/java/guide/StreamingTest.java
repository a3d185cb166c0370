package guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonLimits;
import streak.Streak;

/** What docs/streaming.md shows does what it says. */
class StreamingTest {

  private static final String CIRCLE = "{\"kind\":\"circle\",\"radius\":2.0}";
  private static final String SQUARE = "{\"kind\":\"square\",\"side\":1.5}";

  private static InputStream stream(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void lines() throws IOException {
    InputStream input = stream(CIRCLE + "\n\n" + SQUARE + "\n" + CIRCLE);
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    // @start region="lines"
    JsonAdapter<Shape> shapes = Streak.create().adapter(Shape.class);
    List<Shape> circles = new ArrayList<>();
    try (Stream<Shape> lines = shapes.lines(input)) { // closes the input
      lines.filter(shape -> shape instanceof Shape.Circle).forEach(circles::add);
    }
    shapes.writeLines(circles.iterator(), output);
    // @end
    assertEquals(CIRCLE + "\n" + CIRCLE + "\n", output.toString(StandardCharsets.UTF_8));
  }

  @Test
  void elements() {
    InputStream input = stream("[" + CIRCLE + ", " + SQUARE + "]");
    JsonAdapter<Shape> shapes = Streak.create().adapter(Shape.class);
    long circles;
    // @start region="elements"
    try (Stream<Shape> elements = shapes.elements(input)) { // closes the input
      circles = elements.filter(shape -> shape instanceof Shape.Circle).count();
    }
    // @end
    assertEquals(1, circles);
  }

  @Test
  void limits() {
    JsonAdapter<User> adapter = Streak.create().adapter(User.class);
    // @start region="limits"
    Streak streak = Streak.create(JsonLimits.DEFAULT.withDepth(2)); // for all of its adapters
    JsonAdapter<User> users = adapter.with(JsonLimits.DEFAULT.withDepth(2)); // for one
    // @end
    String deeper = "{\"id\":null,\"age\":1,\"friends\":[{\"id\":null,\"age\":2}]}";
    assertEquals(2, adapter.fromJson(deeper).friends().get(0).age());
    assertThrows(JsonException.class, () -> users.fromJson(deeper));
    assertThrows(JsonException.class, () -> streak.adapter(User.class).fromJson(deeper));
  }
}
