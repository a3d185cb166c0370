package touchstone.contestants.gson.datatypes;

import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import touchstone.types.datatypes.BigProduct;

/** A product as an array. */
public final class Products extends TypeAdapter<BigProduct> {

  @Override
  public BigProduct read(JsonReader in) throws IOException {
    in.beginArray();
    BigProduct product = new BigProduct(
        in.nextInt(),
        in.nextInt(),
        in.nextInt(),
        in.nextInt(),
        in.nextInt(),
        in.nextInt(),
        in.nextInt(),
        in.nextInt(),
        in.nextInt(),
        in.nextInt(),
        in.nextInt(),
        in.nextInt(),
        in.nextInt(),
        in.nextInt(),
        in.nextInt(),
        in.nextInt(),
        in.nextInt(),
        in.nextInt(),
        in.nextInt(),
        in.nextInt(),
        in.nextInt(),
        in.nextInt(),
        in.nextInt(),
        in.nextInt(),
        in.nextInt());
    in.endArray();
    return product;
  }

  @Override
  public void write(JsonWriter out, BigProduct product) throws IOException {
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
