package blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.Json.Style;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonIgnore;
import streak.JsonName;

/** Where a document says which of a sealed type's types an object is. */
class StylesTest {

  @Json
  sealed interface Shape {
    @Json(unknown = Json.Unknown.FAIL)
    @JsonName(value = "circle", aliases = "round")
    record Circle(double radius, Shape inner) implements Shape {}

    @Json
    record Group(List<Shape> shapes) implements Shape {}
  }

  @Test
  void aMemberMayStandAnywhere() {
    Ways.reads(
        Shape.class,
        new Shape.Circle(1, new Shape.Group(List.of(new Shape.Circle(2, null)))),
        "{\"radius\":1,\"inner\":{\"shapes\":[{\"radius\":2,\"type\":\"round\"}],\"type\":\"Group\"},"
            + "\"type\":\"circle\"}");
    Ways.refuses(
        Shape.class,
        "{\"radius\":1,\"type\":\"square\"}",
        "expected one of circle, Group, round, found \"square\" at /type (line 1");
    Ways.refuses(
        Shape.class,
        "{\"radius\":1,\"other\":2,\"type\":\"circle\"}",
        "expected no member but radius, inner, found \"other\" (line 1");
  }

  @Json(style = Style.WRAPPER_OBJECT)
  sealed interface Wrapped {
    @Json
    record Circle(double radius) implements Wrapped {}

    @Json
    record Nothing() implements Wrapped {}

    @Json
    @JsonName(value = "many", aliases = "all")
    record Many(List<Wrapped> of) implements Wrapped {}
  }

  @Test
  void anObjectAround() {
    Ways.same(
        Wrapped.class,
        new Wrapped.Many(List.of(new Wrapped.Circle(1.5), new Wrapped.Nothing())),
        "{\"many\":{\"of\":[{\"Circle\":{\"radius\":1.5}},{\"Nothing\":{}}]}}");
    Ways.reads(
        Wrapped.class,
        new Wrapped.Many(List.of(new Wrapped.Nothing())),
        "{\"all\":{\"of\":[\"Nothing\"]}}");
    Ways.refuses(
        Wrapped.class, "{}", "expected an object of one member, found an empty one (line 1");
    Ways.refuses(
        Wrapped.class,
        "{\"Nothing\":{},\"Circle\":{\"radius\":1}}",
        "expected an object of one member, found more (line 1");
    Ways.refuses(
        Wrapped.class,
        "{\"Square\":{}}",
        "expected one of Circle, Nothing, many, all, found \"Square\" (line 1");
    Ways.refuses(
        Wrapped.class,
        "{\"many\":{\"of\":[{\"Circle\":{\"radius\":\"\"}}]}}",
        "expected a number, found a string at /many/of/0/Circle/radius (line 1");
    Ways.refuses(
        Wrapped.class,
        "\"Circle\"",
        "expected the members of Circle with it, found its name alone (line 1");
    Ways.refuses(
        Wrapped.class,
        "\"Square\"",
        "expected one of Circle, Nothing, many, all, found \"Square\"");
  }

  @Json(style = Style.WRAPPER_ARRAY, bareUnits = true)
  sealed interface Tagged {
    @Json
    record Circle(double radius) implements Tagged {}

    @Json
    record Nothing() implements Tagged {}

    sealed interface Deeper extends Tagged {
      @Json
      record Pair(Tagged left, Tagged right) implements Deeper {}
    }
  }

  @Test
  void anArrayAround() {
    Ways.same(
        Tagged.class,
        new Tagged.Deeper.Pair(new Tagged.Circle(1.5), new Tagged.Nothing()),
        "[\"Pair\",{\"left\":[\"Circle\",{\"radius\":1.5}],\"right\":\"Nothing\"}]");
    Ways.reads(Tagged.class, new Tagged.Nothing(), "[\"Nothing\",{}]");
    Ways.refuses(Tagged.class, "[]", "expected an array of two elements, found fewer (line 1");
    Ways.refuses(
        Tagged.class, "[\"Circle\"]", "expected an array of two elements, found fewer (line 1");
    Ways.refuses(
        Tagged.class,
        "[\"Nothing\",{},1]",
        "expected an array of two elements, found more (line 1");
    Ways.refuses(Tagged.class, "[\"Circle\",{\"radius\":null}]", "expected a number, found n");
    Ways.refuses(
        Tagged.class,
        "[\"Square\",{}]",
        "expected one of Circle, Nothing, Pair, found \"Square\" at /0 (line 1");
  }

  @Test
  void aProblemOfWritingHasThePathToo() {
    JsonAdapter<Wrapped> wrapped = Ways.STREAK.adapter(Wrapped.class);
    Wrapped many = new Wrapped.Many(List.of(new Wrapped.Circle(Double.NaN)));
    assertEquals(
        "expected a finite number, found NaN at /many/of/0/Circle/radius",
        assertThrows(JsonException.class, () -> wrapped.toJson(many)).getMessage());
    JsonAdapter<Tagged> tagged = Ways.STREAK.adapter(Tagged.class);
    assertEquals(
        "expected a finite number, found NaN at /1/radius",
        assertThrows(JsonException.class, () -> tagged.toJson(new Tagged.Circle(Double.NaN)))
            .getMessage());
  }

  @Json(style = Style.WRAPPER_OBJECT, bareUnits = true)
  sealed interface Order {
    @Json
    non-sealed interface Limit extends Order {
      int price();

      static Builder builder() {
        return new Builder();
      }

      final class Builder {
        private int price;

        Builder price(int price) {
          this.price = price;
          return this;
        }

        Limit build() {
          record Made(int price) implements Limit {}
          return new Made(price);
        }
      }
    }

    @Json
    record Market() implements Order {
      @JsonName("fee")
      int fee() {
        return 3;
      }
    }

    @Json
    record Cancel(@JsonIgnore String note) implements Order {}
  }

  @Test
  void aUnitIsWhatHasNoMembers() {
    for (JsonAdapter<Order> orders : Ways.adapters(Order.class)) {
      for (String document :
          List.of("{\"Limit\":{\"price\":5}}", "{\"Market\":{\"fee\":3}}", "\"Cancel\"")) {
        assertEquals(document, orders.toJson(orders.fromJson(document)));
      }
    }
  }
}
