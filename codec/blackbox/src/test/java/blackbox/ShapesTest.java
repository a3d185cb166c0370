package blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.Json.Shape;
import streak.Json.Style;
import streak.JsonDefault;
import streak.JsonException;
import streak.JsonIgnore;
import streak.JsonName;
import streak.JsonType;

/** Objects that stand in documents as arrays of their members' values, or as one value. */
@NullMarked
class ShapesTest {

  @Json(shape = Shape.ARRAY, nulls = Json.Nulls.OMIT)
  record Row(
      String id,
      int count,
      @Nullable String note,
      @JsonName("how much") double amount,
      Optional<Row> next,
      @JsonDefault("[1]") List<Integer> parts,
      @JsonIgnore int hidden) {}

  private static final Row ROW = new Row("a", 3, null, 1.5, Optional.empty(), List.of(1, 2), 0);

  @Test
  void membersStandInTheTypesOrder() {
    Ways.same(Row.class, ROW, "[\"a\",3,null,1.5,null,[1,2]]");
    Ways.same(
        Row.class,
        new Row("", 0, "x", 0.5, Optional.of(ROW), List.of(), 0),
        "[\"\",0,\"x\",0.5,[\"a\",3,null,1.5,null,[1,2]],[]]");
  }

  @Test
  void whatADocumentLacksAtTheEndIsAbsent() {
    Row least = new Row("a", 3, null, 1.5, Optional.empty(), List.of(1), 0);
    Ways.reads(Row.class, least, "[\"a\",3,null,1.5]");
    Ways.reads(Row.class, least, " [ \"a\" , 3 , null , 1.5 , null ] ");
    Ways.refuses(Row.class, "[\"a\",3,null]", "required member 'how much' is missing (line 1");
    Ways.refuses(Row.class, "[]", "required member 'id' is missing (line 1");
  }

  @Test
  void whatGoesOnIsPassedOverOrRefused() {
    Ways.reads(Row.class, ROW, "[\"a\",3,null,1.5,null,[1,2],{\"x\":[]},7]");
    Ways.reads(new JsonType<List<Exact>>() {}, List.of(new Exact(1)), "[[1]]");
    Ways.refuses(Exact.class, "[1,2]", "expected an array of 1, found more at /1 (line 1");
  }

  @Json(shape = Shape.ARRAY, unknown = Json.Unknown.FAIL)
  record Exact(int only) {}

  @Test
  void anErrorSaysThePlace() {
    Ways.refuses(Row.class, "[\"a\",\"b\"]", "expected a number, found a string at /1 (line 1");
    Ways.refuses(
        Row.class,
        "[\"a\",1,null,2,[\"b\",1,true]]",
        "expected a string, found true at /4/2 (line 1");
    Ways.refuses(Row.class, "{\"id\":\"a\"}", "expected an array, found an object (line 1");
    Ways.refuses(Row.class, "[\"a\",1", "expected ',' or ']' behind an element, found the end of");
    for (var adapter : Ways.adapters(Row.class)) {
      JsonException e = assertThrows(
          JsonException.class,
          () -> adapter.toJson(new Row("a", 1, null, Double.NaN, Optional.empty(), List.of(), 0)));
      assertEquals("expected a finite number, found NaN at /3", e.getMessage());
    }
  }

  @Json(shape = Shape.VALUE)
  record Id(String text) {}

  @Json(shape = Shape.VALUE)
  record Ids(List<Id> all) {}

  @Json(shape = Shape.VALUE)
  record Cents(long count) {}

  @Json
  record Bill(Id id, @Nullable Id other, Ids ids, Cents cents) {}

  @Test
  void theOnlyMemberStandsForTheObject() {
    Ways.same(Id.class, new Id("x"), "\"x\"");
    Ways.same(
        Bill.class,
        new Bill(new Id("a"), null, new Ids(List.of(new Id("b"), new Id("c"))), new Cents(5)),
        "{\"id\":\"a\",\"other\":null,\"ids\":[\"b\",\"c\"],\"cents\":5}");
    Ways.refuses(
        Bill.class,
        "{\"id\":\"a\",\"ids\":[\"b\",1]}",
        "expected a string, found a number at /ids/1 (line 1");
    Ways.refuses(Bill.class, "{\"id\":null}", "expected a string, found null at /id (line 1");
  }

  @Json
  record Isbn(@JsonValue String code) {}

  @Json
  static final class Celsius {
    private final double degrees;

    private @JsonIgnore @Nullable String text;

    Celsius(double degrees) {
      this.degrees = degrees;
    }

    @JsonValue
    double getDegrees() {
      return degrees;
    }
  }

  @Json
  static class Tags {
    @JsonValue
    public List<Isbn> all = List.of();
  }

  @Json
  record Box<T>(@JsonValue T value) {}

  @Json(shape = Shape.ARRAY)
  record Alone(@JsonValue(false) int x) {}

  @Json
  record Shelf(
      Isbn first,
      @Nullable Isbn none,
      List<Isbn> others,
      Celsius at,
      Tags tags,
      Box<List<Isbn>> generic) {}

  /** Jackson's annotation on the only property says that it stands for the object. */
  @Test
  void theValueOfJackson() {
    Ways.same(Isbn.class, new Isbn("x"), "\"x\"");
    Ways.same(Alone.class, new Alone(1), "[1]");
    String document =
        "{\"first\":\"a\",\"none\":null,\"others\":[\"b\"],\"at\":1.5,\"tags\":[\"c\",\"d\"],\"generic\":[\"e\"]}";
    Ways.adapters(Shelf.class)
        .forEach(adapter -> Ways.in(adapter)
            .forEach(read -> Ways.writes(Shelf.class, read.apply(document), document)));
    Ways.refuses(
        Shelf.class,
        "{\"first\":\"a\",\"others\":[{\"code\":\"b\"}]}",
        "expected a string, found an object at /others/0 (line 1");
  }

  @Json(style = Style.WRAPPER_OBJECT)
  sealed interface Sum {}

  @Json(shape = Shape.ARRAY)
  record None() implements Sum {}

  @Json(shape = Shape.VALUE)
  record One(int value) implements Sum {}

  @Json(shape = Shape.ARRAY)
  record Both(@Nullable Sum left, char letter) implements Sum {}

  @Json
  record Named(@Nullable Sum of) implements Sum {}

  @Test
  void aSumOfShapes() {
    Ways.same(
        new JsonType<List<Sum>>() {},
        Arrays.asList(
            new None(), new One(1), new Both(new Named(new None()), 'x'), new Named(null)),
        "[{\"None\":[]},{\"One\":1},{\"Both\":[{\"Named\":{\"of\":{\"None\":[]}}},\"x\"]},"
            + "{\"Named\":{\"of\":null}}]");
    Ways.refuses(
        Sum.class,
        "{\"Both\":[{\"One\":null}]}",
        "expected a number, found null at /Both/0/One (line 1");
  }

  @Json(shape = Shape.ARRAY)
  static class Bean {
    public int x = 1;
    public String name = "none";

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Bean bean && bean.x == x && bean.name.equals(name);
    }

    @Override
    public int hashCode() {
      return x;
    }
  }

  @Test
  void beansKeepWhatTheConstructorHasSet() {
    Bean bean = new Bean();
    bean.x = 7;
    Ways.same(Bean.class, bean, "[7,\"none\"]");
    Ways.reads(Bean.class, bean, "[7]");
    Ways.refuses(Bean.class, "[7,null]", "expected a string, found null at /1 (line 1");
  }

  @Json(shape = Shape.ARRAY)
  record Pair<A, B>(A first, B second) {}

  @Test
  void genericOnes() {
    Ways.same(
        new JsonType<Pair<String, List<Integer>>>() {}, new Pair<>("a", List.of(1)), "[\"a\",[1]]");
  }
}
