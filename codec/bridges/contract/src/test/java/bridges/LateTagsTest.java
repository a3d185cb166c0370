package bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonMappingException;
import java.util.List;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import streak.Json;
import tools.jackson.databind.DatabindException;

/**
 * Members before the one that says what an object is are put down as text. What a lenient parser of Jackson's takes for a number and JSON
 * does not is refused there, with its place; behind that member it is what it is elsewhere.
 */
@NullMarked
class LateTagsTest {

  @Json
  sealed interface Event {}

  @Json
  record Sizes(List<Size> sizes) implements Event {}

  @Json
  record Size(double value) {}

  private final com.fasterxml.jackson.databind.json.JsonMapper jackson2 =
      com.fasterxml.jackson.databind.json.JsonMapper.builder()
          .addModule(new streak.jackson2.StreakModule())
          .enable(com.fasterxml.jackson.core.json.JsonReadFeature.values())
          .build();

  private final tools.jackson.databind.json.JsonMapper jackson3 =
      tools.jackson.databind.json.JsonMapper.builder()
          .addModule(new streak.jackson3.StreakModule())
          .enable(tools.jackson.core.json.JsonReadFeature.values())
          .build();

  @ParameterizedTest
  @ValueSource(strings = {".5", "5.", "-.25"})
  void aNumberThatIsNoneInJson(String number) throws Exception {
    String sizes = "\"sizes\":[{\"value\":1},{\"value\":" + number + "}]";
    String first = "{\"type\":\"Sizes\"," + sizes + "}";
    Event event = new Sizes(List.of(new Size(1), new Size(Double.parseDouble(number))));
    assertEquals(event, jackson2.readValue(first, Event.class));
    assertEquals(event, jackson3.readValue(first, Event.class));
    refused(
        "expected a number as RFC 8259 writes it, found " + number + " at /sizes/1/value",
        "{" + sizes + ",\"type\":\"Sizes\"}");
  }

  @Test
  void whatIsNoNumberAtAll() {
    refused(
        "expected a number that a double can hold, found NaN at /sizes/0/value",
        "{\"type\":\"Sizes\",\"sizes\":[{\"value\":NaN}]}");
    refused(
        "expected a number as RFC 8259 writes it, found NaN at /sizes/0/value",
        "{\"sizes\":[{\"value\":NaN}],\"type\":\"Sizes\"}");
    refused(
        "expected a number as RFC 8259 writes it, found -Infinity at /others/a~1b",
        "{\"others\":{\"a/b\":-Infinity},\"sizes\":[],\"type\":\"Sizes\"}");
  }

  private void refused(String why, String document) {
    Executable[] readings = {
      () -> jackson2.readValue(document, Event.class),
      () -> jackson3.readValue(document, Event.class)
    };
    assertEquals(why, assertThrows(JsonMappingException.class, readings[0]).getOriginalMessage());
    assertEquals(why, assertThrows(DatabindException.class, readings[1]).getOriginalMessage());
  }
}
