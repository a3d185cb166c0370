package touchstone.contestants.moshi.datatypes;

import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.JsonDataException;
import com.squareup.moshi.JsonReader;
import com.squareup.moshi.JsonWriter;
import com.squareup.moshi.Moshi;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.Set;
import touchstone.types.datatypes.D;

/** A sum as an object of one member. Records keep the adapter that Moshi makes of them. */
public final class Sums implements JsonAdapter.Factory {

  @Override
  public JsonAdapter<?> create(Type type, Set<? extends Annotation> annotations, Moshi moshi) {
    return type == D.class ? new Sum(moshi.adapter(D.Record.class)) : null;
  }

  private static final class Sum extends JsonAdapter<D> {
    private static final JsonReader.Options NAMES =
        JsonReader.Options.of("Nullary", "Unary", "Product", "Record");

    private final JsonAdapter<D.Record> records;

    Sum(JsonAdapter<D.Record> records) {
      this.records = records;
    }

    @Override
    public D fromJson(JsonReader in) throws IOException {
      in.beginObject();
      D value;
      switch (in.selectName(NAMES)) {
        case 0 -> {
          in.beginArray();
          in.endArray();
          value = new D.Nullary();
        }
        case 1 -> value = new D.Unary(in.nextInt());
        case 2 -> {
          in.beginArray();
          value = new D.Product(in.nextString(), letter(in), fromJson(in));
          in.endArray();
        }
        case 3 -> value = records.fromJson(in);
        default -> throw new JsonDataException("no such type at " + in.getPath());
      }
      in.endObject();
      return value;
    }

    private static char letter(JsonReader in) throws IOException {
      String text = in.nextString();
      if (text.length() != 1) {
        throw new JsonDataException("not one character at " + in.getPath());
      }
      return text.charAt(0);
    }

    @Override
    public void toJson(JsonWriter out, D value) throws IOException {
      out.beginObject();
      if (value instanceof D.Record record) {
        out.name("Record");
        records.toJson(out, record);
      } else if (value instanceof D.Product product) {
        out.name("Product").beginArray();
        out.value(product.text()).value(String.valueOf(product.letter()));
        toJson(out, product.next());
        out.endArray();
      } else if (value instanceof D.Unary unary) {
        out.name("Unary").value(unary.value());
      } else {
        out.name("Nullary").beginArray().endArray();
      }
      out.endObject();
    }
  }
}
