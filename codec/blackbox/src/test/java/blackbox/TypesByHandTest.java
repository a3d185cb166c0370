package blackbox;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Type;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.Json.Style;
import streak.JsonAdapter;
import streak.JsonDecimal;
import streak.JsonMember;
import streak.JsonReader;
import streak.JsonType;
import streak.JsonUnknown;
import streak.JsonWith;
import streak.JsonWriter;
import streak.time.EpochMillis;
import streak.time.EpochSeconds;

/** What {@code @Json(with)} names reads and writes a type wherever it stands. */
@NullMarked
class TypesByHandTest {

  /** Who says what it reads need not be the adapter's own class. */
  abstract static class Hexadecimal<T extends Number> extends JsonAdapter<T> {
    @Override
    public void write(JsonWriter out, T value) {
      out.value(Long.toHexString(value.longValue()));
    }
  }

  static final class HexadecimalInteger extends Hexadecimal<Integer> {
    @Override
    public Integer read(JsonReader in) {
      return Integer.parseInt(in.readString(), 16);
    }
  }

  @Json
  record Page<T>(List<T> items) {}

  @Json(with = {CustomTest.CurrencyAdapter.class, EpochMillis.class, HexadecimalInteger.class})
  record Quote(
      Currency one,
      @Nullable Currency none,
      List<Currency> list,
      List<@Nullable Currency> gaps,
      Map<String, Currency> map,
      Currency[][] arrays,
      Optional<Currency> maybe,
      JsonMember<Currency> member,
      List<Map<String, List<Instant>>> deep,
      int number,
      @Nullable Integer box,
      int[] numbers,
      OptionalInt untouched,
      long other,
      @JsonDecimal(scale = 2) long cents,
      @JsonWith(EpochSeconds.class) Instant nearer,
      @JsonUnknown Map<String, Currency> others) {}

  private static final Currency EURO = Currency.getInstance("EUR");
  private static final Currency YEN = Currency.getInstance("JPY");

  private static final String DOCUMENT =
      "{\"one\":\"EUR\",\"none\":null,\"list\":[\"EUR\",\"JPY\"],"
          + "\"gaps\":[null,\"JPY\"],\"map\":{\"a\":\"EUR\"},\"arrays\":[[\"EUR\"],[]],"
          + "\"maybe\":\"JPY\",\"member\":\"EUR\","
          + "\"deep\":[{\"b\":[1000]}],\"number\":\"ff\",\"box\":\"10\",\"numbers\":[\"a\",\"1f\"],\"untouched\":11,\"other\":12,"
          + "\"cents\":0.13,\"nearer\":2,\"x\":\"JPY\"}";

  @Test
  void whereverItStands() {
    for (JsonAdapter<Quote> quotes : Ways.adapters(Quote.class)) {
      for (var in : Ways.in(quotes)) {
        Quote quote = in.apply(DOCUMENT);
        assertEquals(EURO, quote.one());
        assertEquals(List.of(EURO, YEN), quote.list());
        assertSame(YEN, quote.gaps().get(1));
        assertSame(EURO, quote.arrays()[0][0]);
        assertEquals(Optional.of(YEN), quote.maybe());
        assertEquals(Instant.ofEpochMilli(1000), quote.deep().get(0).get("b").get(0));
        assertEquals(255, quote.number());
        assertEquals(16, quote.box());
        assertArrayEquals(new int[] {10, 31}, quote.numbers());
        assertEquals(OptionalInt.of(11), quote.untouched());
        assertEquals(13, quote.cents());
        assertEquals(Instant.ofEpochSecond(2), quote.nearer());
        assertEquals(Map.of("x", YEN), quote.others());
        for (var out : Ways.out(quotes)) {
          assertEquals(DOCUMENT, out.apply(quote));
        }
      }
    }
  }

  @Test
  void whatItRefusesIsSaidWithItsPlace() {
    Ways.refuses(
        Quote.class,
        DOCUMENT.replace("[\"EUR\",\"JPY\"]", "[\"EUR\",null]"),
        "expected a string, found null at /list/1");
  }

  /** A type that is read when the program runs has what stands for its parameters in their place. */
  @Test
  void byReflectionNobodyCanTellWhatIsAnArgument() {
    assertEquals(
        "STREAK056: TypesByHandTest.Log has @Json(with = streak.time.EpochMillis), and when the program runs nobody"
            + " can tell what in blackbox.TypesByHandTest.Page<java.time.Instant> is an argument: compile it with"
            + " Streak's processor, which can",
        refusal(Log.class));
    assertEquals(
        "STREAK056: TypesByHandTest.Dated<java.time.Instant> has @Json(with = streak.time.EpochMillis), and when the"
            + " program runs nobody can tell what in blackbox.TypesByHandTest.Dated<java.time.Instant> is an"
            + " argument: compile it with Streak's processor, which can",
        refusal(new JsonType<Dated<Instant>>() {}.type()));
    Ways.same(
        new JsonType<Dated<String>>() {},
        new Dated<>(Instant.ofEpochMilli(5), "a"),
        "{\"at\":5,\"what\":\"a\"}");
  }

  private static String refusal(Type type) {
    return assertThrows(IllegalArgumentException.class, () -> Ways.REFLECTIVE.adapter(type))
        .getMessage();
  }

  @Json(with = EpochMillis.class)
  record Dated<T>(Instant at, T what) {}

  @Json(with = EpochMillis.class)
  record Log(Instant at, List<Page<Instant>> pages) {}

  // ---- a type of its own ----

  /** Neither its private constructor nor what else is wrong with it is asked about. */
  @Json(with = MoneyAdapter.class)
  static final class Money {
    private final long cents;
    private final Object unknown = "";

    private Money(long cents) {
      this.cents = cents;
    }

    static Money ofCents(long cents) {
      return new Money(cents);
    }

    long cents() {
      return cents;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Money money && money.cents == cents && money.unknown.equals(unknown);
    }

    @Override
    public int hashCode() {
      return Long.hashCode(cents);
    }
  }

  static final class MoneyAdapter extends JsonAdapter<Money> {
    @Override
    public Money read(JsonReader in) {
      return Money.ofCents(in.readDecimal(2));
    }

    @Override
    public void write(JsonWriter out, Money value) {
      out.decimal(value.cents(), 2);
    }
  }

  @Json(with = Level.ByHand.class)
  enum Level {
    LOW,
    HIGH;

    static final class ByHand extends JsonAdapter<Level> {
      @Override
      public Level read(JsonReader in) {
        return values()[in.readInt()];
      }

      @Override
      public void write(JsonWriter out, Level value) {
        out.value(value.ordinal());
      }
    }
  }

  /** What it is, its adapter alone knows: it is neither sealed nor could it be made. */
  @Json(with = ShapeAdapter.class)
  interface Shape {
    double area();
  }

  record Square(double side) implements Shape {
    @Override
    public double area() {
      return side * side;
    }
  }

  static final class ShapeAdapter extends JsonAdapter<Shape> {
    @Override
    public Shape read(JsonReader in) {
      return new Square(Math.sqrt(in.readDouble()));
    }

    @Override
    public void write(JsonWriter out, Shape value) {
      out.value(value.area());
    }
  }

  @Json
  record Order(
      Money price,
      List<Money> parts,
      Map<String, Level> levels,
      Optional<Shape> shape,
      Page<Money> page) {}

  @Test
  void aTypeHasItWhereverItIs() {
    Money money = Money.ofCents(1250);
    Ways.same(Money.class, money, "12.50");
    Ways.same(Level.class, Level.HIGH, "1");
    Ways.same(Shape.class, new Square(3), "9.0");
    Ways.same(new JsonType<Page<Money>>() {}, new Page<>(List.of(money)), "{\"items\":[12.50]}");
    Ways.same(
        Order.class,
        new Order(
            money,
            List.of(money),
            Map.of("a", Level.LOW),
            Optional.of(new Square(2)),
            new Page<>(List.of())),
        "{\"price\":12.50,\"parts\":[12.50],\"levels\":{\"a\":0},\"shape\":4.0,\"page\":{\"items\":[]}}");
    Ways.refuses(Money.class, "12.505", "expected a number with at most 2 decimals");
    Ways.refuses(
        Order.class,
        "{\"price\":12.50,\"parts\":[12.50],\"levels\":{\"a\":\"LOW\"}}",
        "expected a number, found a string at /levels/a");
  }

  /** Another one's goes before it. */
  @Json(with = InCents.class)
  record Bill(Money total, List<Money> items) {}

  static final class InCents extends JsonAdapter<Money> {
    @Override
    public Money read(JsonReader in) {
      return Money.ofCents(in.readLong());
    }

    @Override
    public void write(JsonWriter out, Money value) {
      out.value(value.cents());
    }
  }

  @Test
  void whoHoldsTheTypeMaySayOtherwise() {
    Ways.same(
        Bill.class,
        new Bill(Money.ofCents(3), List.of(Money.ofCents(1), Money.ofCents(2))),
        "{\"total\":3,\"items\":[1,2]}");
  }

  @Json(style = Style.WRAPPER_OBJECT)
  sealed interface Event {
    @Json(with = TickAdapter.class)
    record Tick(long at) implements Event {}

    @Json
    record Text(String text) implements Event {}
  }

  static final class TickAdapter extends JsonAdapter<Event.Tick> {
    @Override
    public Event.Tick read(JsonReader in) {
      return new Event.Tick(in.readLong());
    }

    @Override
    public void write(JsonWriter out, Event.Tick value) {
      out.value(value.at());
    }
  }

  @Test
  void whereThereIsAWrapperItIsOneOfSeveral() {
    Ways.same(Event.class, new Event.Tick(5), "{\"Tick\":5}");
    Ways.same(Event.class, new Event.Text("a"), "{\"Text\":{\"text\":\"a\"}}");
    Ways.refuses(Event.class, "{\"Tick\":\"5\"}", "expected a number, found a string at /Tick");
  }

  // ---- into what is there ----

  static class Counter {
    int count;
  }

  static final class CounterAdapter extends JsonAdapter<Counter> {
    @Override
    public Counter read(JsonReader in) {
      return readInto(in, null);
    }

    @Override
    public Counter readInto(JsonReader in, @Nullable Counter target) {
      Counter counter = target == null ? new Counter() : target;
      counter.count += in.readInt();
      return counter;
    }

    @Override
    public void write(JsonWriter out, Counter value) {
      out.value(value.count);
    }
  }

  @Json(with = CounterAdapter.class)
  static class Counters {
    public Counter one = new Counter();
    public List<Counter> many = new ArrayList<>();
  }

  @Test
  void anAdapterThatReadsIntoWhatIsThereIsAskedTo() {
    for (JsonAdapter<Counters> adapter : Ways.adapters(Counters.class)) {
      Counters counters = adapter.fromJson("{\"one\":1,\"many\":[2,3]}");
      Counter one = counters.one;
      Counter second = counters.many.get(1);
      adapter.readInto("{\"one\":10,\"many\":[20,30]}", counters);
      assertSame(one, counters.one);
      assertSame(second, counters.many.get(1));
      assertEquals("{\"one\":11,\"many\":[22,33]}", adapter.toJson(counters));
    }
  }
}
