package touchstone.contestants.streak.datatypes;

import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonWriter;

/** An array of the fields; a shape that Streak does not generate. */
public final class Products extends JsonAdapter<BigProduct> {

  /** There, so that who reads other types need not load this one to be verified. */
  public static JsonAdapter<BigProduct> adapter() {
    return new Products();
  }

  @Override
  public BigProduct read(JsonReader in) {
    if (!in.beginArray()) {
      throw JsonException.at(in, "expected an array of 25 numbers, found an empty one");
    }
    BigProduct product = new BigProduct(
        in.readInt(),
        next(in),
        next(in),
        next(in),
        next(in),
        next(in),
        next(in),
        next(in),
        next(in),
        next(in),
        next(in),
        next(in),
        next(in),
        next(in),
        next(in),
        next(in),
        next(in),
        next(in),
        next(in),
        next(in),
        next(in),
        next(in),
        next(in),
        next(in),
        next(in));
    if (in.nextElement()) {
      throw JsonException.at(in, "expected an array of 25 numbers, found a longer one");
    }
    return product;
  }

  private static int next(JsonReader in) {
    if (!in.nextElement()) {
      throw JsonException.at(in, "expected an array of 25 numbers, found a shorter one");
    }
    return in.readInt();
  }

  @Override
  public void write(JsonWriter out, BigProduct product) {
    out.beginArray();
    out.value(product.field01());
    out.value(product.field02());
    out.value(product.field03());
    out.value(product.field04());
    out.value(product.field05());
    out.value(product.field06());
    out.value(product.field07());
    out.value(product.field08());
    out.value(product.field09());
    out.value(product.field10());
    out.value(product.field11());
    out.value(product.field12());
    out.value(product.field13());
    out.value(product.field14());
    out.value(product.field15());
    out.value(product.field16());
    out.value(product.field17());
    out.value(product.field18());
    out.value(product.field19());
    out.value(product.field20());
    out.value(product.field21());
    out.value(product.field22());
    out.value(product.field23());
    out.value(product.field24());
    out.value(product.field25());
    out.endArray();
  }
}
