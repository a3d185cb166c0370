package bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonValue;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import streak.Json;
import streak.JsonType;
import streak.Streak;
import tools.jackson.databind.annotation.JsonSerialize;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.ser.std.ToStringSerializer;

/** What {@code JsonValue} is on stands for its object, as it does with Jackson itself. */
class ValuesOfJacksonTest {

  @Json
  record Isbn(@JsonValue String code) {

    @JsonCreator
    static Isbn of(String code) {
      return new Isbn(code);
    }
  }

  @Json
  record Amount(@JsonValue long cents) {

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Amount {}
  }

  @Json
  record Order(Isbn isbn, List<Isbn> more, Amount amount, Map<Isbn, Amount> each) {}

  @Json
  record Ids(
      @JsonFormat(shape = JsonFormat.Shape.STRING) long id,
      @JsonSerialize(using = ToStringSerializer.class) Long other,
      @JsonFormat(shape = JsonFormat.Shape.STRING) List<Long> list,
      @JsonFormat(shape = JsonFormat.Shape.STRING) Map<String, Long> map,
      @JsonFormat(shape = JsonFormat.Shape.STRING) Optional<Long> perhaps) {}

  private static final Ids IDS =
      new Ids(1, Long.MAX_VALUE, List.of(2L, -3L), Map.of("a", 4L), Optional.of(5L));

  @Test
  void longsThatAreWrittenAsStrings() {
    String document = jackson.writeValueAsString(IDS);
    assertEquals(document, Streak.create().adapter(Ids.class).toJson(IDS));
    String numbers = document.replaceAll("\"(-?\\d+)\"", "$1");
    for (String each : List.of(document, numbers)) {
      assertEquals(IDS, jackson.readValue(each, Ids.class));
      assertEquals(IDS, Streak.create().adapter(Ids.class).fromJson(each));
    }
  }

  private static final Order ORDER = new Order(
      new Isbn("a"), List.of(new Isbn("b")), new Amount(5), Map.of(new Isbn("c"), new Amount(6)));

  private final JsonMapper jackson = JsonMapper.builder().build();

  @Test
  void asJackson() {
    String document = jackson.writeValueAsString(ORDER);
    assertEquals(document, Streak.create().adapter(Order.class).toJson(ORDER));
    assertEquals(ORDER, jackson.readValue(document, Order.class));
    assertEquals(ORDER, Streak.create().adapter(Order.class).fromJson(document));
  }

  @ParameterizedTest
  @EnumSource
  void underEachBridge(Engine engine) throws IOException {
    JsonType<Order> type = new JsonType<>() {};
    String document = jackson.writeValueAsString(ORDER);
    assertEquals(ORDER, engine.read(document, type));
    assertEquals(document, engine.write(ORDER, type));
  }
}
