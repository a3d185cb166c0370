package blackbox;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonDefault;
import streak.JsonName;
import streak.JsonType;
import streak.JsonUnknown;

/** What a string is that is the name of no constant, where one of them stands for it. */
class UnknownConstantsTest {

  @Json
  enum Status {
    OPEN,
    @JsonName(value = "closed", aliases = "shut")
    CLOSED,
    @JsonUnknown
    OTHER
  }

  enum Asked {
    A("a"),
    @JsonUnknown
    B("b");

    private final String text;

    Asked(String text) {
      this.text = text;
    }

    @JsonValue
    String text() {
      return text;
    }
  }

  /** One that reflection and the processor make before any adapter is asked for. */
  enum Body {
    X,
    @JsonUnknown
    Y {
      @Override
      public String toString() {
        return "y";
      }
    }
  }

  @Json
  record Ticket(
      Status status,
      Optional<Status> next,
      List<Status> past,
      @JsonDefault("OPEN") Status first,
      Asked asked,
      Body body) {}

  @Test
  void itIsTheConstantThatSaysSo() {
    Ways.same(Status.class, Status.OTHER, "\"OTHER\"");
    Ways.same(Status.class, Status.CLOSED, "\"closed\"");
    for (String name : List.of("", "CLOSED", "open", "\\u00e9\\n", "x".repeat(5000), "\u20ac")) {
      Ways.reads(Status.class, Status.OTHER, "\"" + name + "\"");
    }
    Ways.reads(Status.class, Status.CLOSED, "\"shut\"");
    Ways.reads(
        Ticket.class,
        new Ticket(
            Status.OTHER,
            Optional.of(Status.OTHER),
            Arrays.asList(Status.OPEN, Status.OTHER, null),
            Status.OPEN,
            Asked.B,
            Body.Y),
        "{\"status\":\"new\",\"next\":\"newer\",\"past\":[\"OPEN\",\"newest\",null],\"asked\":\"c\",\"body\":\"Z\"}");
  }

  @Test
  void onlyAString() {
    Ways.refuses(Status.class, "1", "expected a string, found a number");
    Ways.refuses(Status.class, "null", "expected a string, found null");
    Ways.refuses(Status.class, "\"\\q\"", "expected");
  }

  /** Two of them would be one. */
  @Test
  void aKeyIsAName() {
    JsonType<Map<Status, Integer>> type = new JsonType<>() {};
    Ways.same(type, Map.of(Status.OTHER, 1), "{\"OTHER\":1}");
    Ways.refuses(type, "{\"new\":1}", "expected one of OPEN, closed, OTHER, shut, found \"new\"");
  }
}
