package guide;

import java.util.Currency;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonWriter;

// @start region="adapter"
public final class CurrencyAdapter extends JsonAdapter<Currency> {

  @Override
  public Currency read(JsonReader in) {
    String code = in.readString();
    try {
      return Currency.getInstance(code);
    } catch (IllegalArgumentException e) {
      throw JsonException.at(in, "expected an ISO 4217 code, found \"" + code + "\"");
    }
  }

  @Override
  public void write(JsonWriter out, Currency value) {
    out.value(value.getCurrencyCode());
  }
}
// @end
