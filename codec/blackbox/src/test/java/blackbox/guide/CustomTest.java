package blackbox.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Currency;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonWith;
import streak.JsonWriter;
import streak.Streak;

class CustomTest {

  static final class CurrencyAdapter extends JsonAdapter<Currency> {
    @Override
    public Currency read(JsonReader in) {
      String code = in.readString();
      try {
        return Currency.getInstance(code);
      } catch (IllegalArgumentException e) {
        throw JsonException.at(in, "expected a currency, found \"" + code + "\"");
      }
    }

    @Override
    public void write(JsonWriter out, Currency value) {
      out.value(value.getCurrencyCode());
    }
  }

  @Json
  record Price(long amount, @JsonWith(CurrencyAdapter.class) Currency currency) {}

  @Test
  void byHand() {
    JsonAdapter<Price> prices = Streak.create().adapter(Price.class);
    Price price = new Price(5, Currency.getInstance("EUR"));
    assertEquals(price, prices.fromJson("{\"amount\":5,\"currency\":\"EUR\"}"));
  }
}
