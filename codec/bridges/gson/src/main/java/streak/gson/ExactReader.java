package streak.gson;

import com.google.gson.stream.JsonReader;
import java.io.StringReader;
import java.math.BigDecimal;

/**
 * A reader of Gson's that is not the one of documents, such as that of a JsonElement: asked for an int, this cuts off what an int
 * cannot hold, and says nothing. So its numbers are read as text.
 */
final class ExactReader extends GsonReader {

  private ExactReader(JsonReader in) {
    super(in);
  }

  static streak.tokens.JsonReader of(JsonReader in) {
    return new ExactReader(in);
  }

  @Override
  public int readInt() {
    BigDecimal value = readBigDecimal();
    try {
      return value.intValueExact();
    } catch (ArithmeticException e) {
      throw notHeld("an int", value.toString());
    }
  }

  @Override
  public long readLong() {
    BigDecimal value = readBigDecimal();
    try {
      return value.longValueExact();
    } catch (ArithmeticException e) {
      throw notHeld("a long", value.toString());
    }
  }

  /** What is set aside is as exact as what was there. */
  @Override
  protected streak.tokens.JsonReader over(String document) {
    return of(new JsonReader(new StringReader(document)));
  }
}
