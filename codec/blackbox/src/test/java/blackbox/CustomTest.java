package blackbox;

import java.util.Currency;
import java.util.List;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonReader;
import streak.JsonWith;
import streak.JsonWriter;

class CustomTest {

  static final class CurrencyAdapter extends JsonAdapter<Currency> {
    @Override
    public Currency read(JsonReader in) {
      return Currency.getInstance(in.readString());
    }

    @Override
    public void write(JsonWriter out, Currency value) {
      out.value(value.getCurrencyCode());
    }
  }

  /** Euros in a document, cents in the program. */
  static final class CentsAdapter extends JsonAdapter<Long> {
    @Override
    public Long read(JsonReader in) {
      return in.readDecimal(2);
    }

    @Override
    public void write(JsonWriter out, Long value) {
      out.decimal(value, 2);
    }
  }

  /** As Kotlin compiles an {@code object}. */
  static final class Hex extends JsonAdapter<Integer> {
    public static final Hex INSTANCE = new Hex();

    private Hex() {}

    @Override
    public Integer read(JsonReader in) {
      return Integer.parseInt(in.readString(), 16);
    }

    @Override
    public void write(JsonWriter out, Integer value) {
      out.value(Integer.toHexString(value));
    }
  }

  @Json
  record Colour(@JsonWith(Hex.class) int rgb) {}

  @Test
  void theOnlyObjectOfAClassServesToo() {
    Ways.same(Colour.class, new Colour(0xff8800), "{\"rgb\":\"ff8800\"}");
  }

  @Json
  record Price(
      @JsonWith(CentsAdapter.class) long cents,
      @JsonWith(CurrencyAdapter.class) Currency currency,
      @JsonWith(CurrencyAdapter.class) Currency other,
      List<Price> parts) {}

  @Json
  static class Bean {
    private Currency currency;

    @JsonWith(CurrencyAdapter.class)
    public Currency getCurrency() {
      return currency;
    }

    public void setCurrency(Currency currency) {
      this.currency = currency;
    }
  }

  @Test
  void aPropertysMethodMaySaySo() {
    Bean bean = Ways.STREAK.adapter(Bean.class).fromJson("{\"currency\":\"EUR\"}");
    Ways.writes(Bean.class, bean, "{\"currency\":\"EUR\"}");
  }

  @Test
  void aMemberIsReadAndWrittenByHand() {
    Currency euro = Currency.getInstance("EUR");
    Ways.same(
        Price.class,
        new Price(1250, euro, null, List.of(new Price(-1, null, euro, null))),
        "{\"cents\":12.50,\"currency\":\"EUR\",\"other\":null,\"parts\":["
            + "{\"cents\":-0.01,\"currency\":null,\"other\":\"EUR\",\"parts\":null}]}");
    Ways.refuses(
        Price.class,
        "{\"parts\":[{\"cents\":0.001}]}",
        "expected a number with at most 2 decimals that fits 64 bits, found 0.001 at /parts/0/cents");
    Ways.refuses(Price.class, "{}", "required member 'cents' is missing (line 1");
  }
}
