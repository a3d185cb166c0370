package bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Map;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonName;

/** Jackson's mappers go where Java's serialization takes them, and so does what a module has put into them. */
@NullMarked
class SerializedMapperTest {

  @Json
  sealed interface Shape {}

  @Json
  record Circle(int radius) implements Shape {}

  @Json
  enum Size {
    @JsonName("s")
    SMALL
  }

  /** Jackson's own. */
  static final class Theirs {
    public @Nullable Circle circle;
    public @Nullable Map<Size, Shape> sizes;
  }

  private static final String CIRCLE = "{\"type\":\"Circle\",\"radius\":1}";
  private static final String THEIRS =
      "{\"circle\":" + CIRCLE + ",\"sizes\":{\"s\":" + CIRCLE + "}}";

  @SuppressWarnings("unchecked") // a copy is of the same class
  private static <T> T copy(T object) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(object);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return (T) in.readObject();
    }
  }

  private static void works(com.fasterxml.jackson.databind.ObjectMapper mapper) throws IOException {
    assertEquals(new Circle(1), mapper.readValue(CIRCLE, Shape.class));
    assertEquals(CIRCLE, mapper.writeValueAsString(new Circle(1)));
    assertEquals(THEIRS, mapper.writeValueAsString(mapper.readValue(THEIRS, Theirs.class)));
  }

  @Test
  void ofJackson2() throws Exception {
    var mapper = com.fasterxml.jackson.databind.json.JsonMapper.builder()
        .addModule(new streak.jackson2.StreakModule())
        .build();
    works(copy(mapper));
    works(mapper);
    works(copy(mapper)); // which has what it has found by now
  }

  /** Which hold what reads or writes their type. */
  @Test
  void ofJackson2WithItsReadersAndWriters() throws Exception {
    var mapper = com.fasterxml.jackson.databind.json.JsonMapper.builder()
        .addModule(new streak.jackson2.StreakModule())
        .build();
    var reader = copy(mapper.readerFor(Theirs.class));
    Theirs theirs = reader.readValue(THEIRS);
    assertEquals(THEIRS, copy(mapper.writerFor(Theirs.class)).writeValueAsString(theirs));
    assertEquals(
        new Circle(1), copy(mapper.readerFor(Circle.class)).<Circle>readValue("{\"radius\":1}"));
    assertEquals(CIRCLE, copy(mapper.writerFor(Shape.class)).writeValueAsString(new Circle(1)));
  }

  @Test
  void ofJackson3() throws Exception {
    var mapper = tools.jackson.databind.json.JsonMapper.builder()
        .addModule(new streak.jackson3.StreakModule())
        .build();
    assertEquals(CIRCLE, mapper.writeValueAsString(new Circle(1)));
    var copy = copy(mapper);
    assertEquals(new Circle(1), copy.readValue(CIRCLE, Shape.class));
    assertEquals(THEIRS, copy.writeValueAsString(copy.readValue(THEIRS, Theirs.class)));
  }
}
