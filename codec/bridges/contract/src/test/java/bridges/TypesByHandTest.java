package bridges;

import java.io.IOException;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonReader;
import streak.JsonType;
import streak.JsonWriter;

/** What {@code @Json(with)} names reads and writes a type wherever it stands, under every library. */
@NullMarked
class TypesByHandTest {

  @Json(with = ValuesTest.CurrencyAdapter.class)
  record Quote(
      Currency one,
      List<Currency> list,
      Map<String, Currency> map,
      Page<Currency> page,
      List<Money> prices) {}

  @Json
  record Page<T>(List<T> items) {}

  @Json(with = MoneyAdapter.class)
  record Money(long amount, Currency currency) {}

  static final class MoneyAdapter extends JsonAdapter<Money> {
    @Override
    public Money read(JsonReader in) {
      String[] parts = in.readString().split(" ", 2);
      return new Money(Long.parseLong(parts[0]), Currency.getInstance(parts[1]));
    }

    @Override
    public void write(JsonWriter out, Money value) {
      out.value(value.amount() + " " + value.currency());
    }
  }

  private static final JsonType<Quote> QUOTES = new JsonType<>() {};
  private static final JsonType<List<Money>> MONEY = new JsonType<>() {};

  @ParameterizedTest
  @EnumSource
  void whereverItStands(Engine engine) throws IOException {
    Currency euro = Currency.getInstance("EUR");
    Currency yen = Currency.getInstance("JPY");
    Contract.same(
        engine,
        QUOTES,
        new Quote(
            euro,
            List.of(euro, yen),
            Map.of("a", yen),
            new Page<>(List.of(euro)),
            List.of(new Money(7, yen))),
        "{\"one\":\"EUR\",\"list\":[\"EUR\",\"JPY\"],\"map\":{\"a\":\"JPY\"},\"page\":{\"items\":[\"EUR\"]},\"prices\":[\"7 JPY\"]}");
    Contract.same(engine, MONEY, List.of(new Money(5, euro)), "[\"5 EUR\"]");
    Contract.refuses(
        engine, QUOTES, "{\"list\":[\"EUR\",1]}", "expected a string, found a number at /list/1");
  }
}
