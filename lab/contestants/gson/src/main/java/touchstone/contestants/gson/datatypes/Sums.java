package touchstone.contestants.gson.datatypes;

import com.google.gson.Gson;
import com.google.gson.JsonSyntaxException;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import touchstone.types.datatypes.D;

/** A sum as an object of one member. Records keep the adapter that Gson makes of them. */
public final class Sums implements TypeAdapterFactory {

  @Override
  @SuppressWarnings("unchecked")
  public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
    return type.getRawType() == D.class
        ? (TypeAdapter<T>) new Sum(gson.getAdapter(D.Record.class))
        : null;
  }

  private static final class Sum extends TypeAdapter<D> {
    private final TypeAdapter<D.Record> records;

    Sum(TypeAdapter<D.Record> records) {
      this.records = records;
    }

    @Override
    public D read(JsonReader in) throws IOException {
      in.beginObject();
      D value;
      String name = in.nextName();
      switch (name) {
        case "Nullary" -> {
          in.beginArray();
          in.endArray();
          value = new D.Nullary();
        }
        case "Unary" -> value = new D.Unary(in.nextInt());
        case "Product" -> {
          in.beginArray();
          value = new D.Product(in.nextString(), letter(in), read(in));
          in.endArray();
        }
        case "Record" -> value = records.read(in);
        default -> throw new JsonSyntaxException("no such type: " + name);
      }
      in.endObject();
      return value;
    }

    private static char letter(JsonReader in) throws IOException {
      String text = in.nextString();
      if (text.length() != 1) {
        throw new JsonSyntaxException("not one character: " + text);
      }
      return text.charAt(0);
    }

    @Override
    public void write(JsonWriter out, D value) throws IOException {
      out.beginObject();
      if (value instanceof D.Record record) {
        out.name("Record");
        records.write(out, record);
      } else if (value instanceof D.Product product) {
        out.name("Product").beginArray();
        out.value(product.text()).value(String.valueOf(product.letter()));
        write(out, product.next());
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
