package touchstone.contestants.streak.datatypes;

import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonNames;
import streak.JsonReader;
import streak.JsonWriter;

/** An object of one member, which may hold an array; a style that Streak does not generate. */
public final class Sums extends JsonAdapter<D> {

  private static final JsonNames NAMES = JsonNames.of("Nullary", "Unary", "Product", "Record");
  private static final int NULLARY = 0;
  private static final int UNARY = 1;
  private static final int PRODUCT = 2;
  private static final int RECORD = 3;

  /** There, so that who reads other types need not load this one to be verified. */
  public static JsonAdapter<D> adapter() {
    return new Sums();
  }

  @Override
  public D read(JsonReader in) {
    int name = in.beginObject(NAMES);
    D value = switch (name) {
      case NULLARY -> nullary(in);
      case UNARY -> new D.Unary(in.readInt());
      case PRODUCT -> product(in);
      case RECORD -> D_Record_JsonAdapter.readValue(in);
      default -> throw JsonException.at(in, "expected the name of a type, found another");
    };
    if (in.nextMember()) {
      throw JsonException.at(in, "expected an object of one member, found another one");
    }
    return value;
  }

  private static D nullary(JsonReader in) {
    if (in.beginArray()) {
      throw JsonException.at(in, "expected an empty array, found an element");
    }
    return new D.Nullary();
  }

  private D product(JsonReader in) {
    boolean more = in.beginArray();
    String text = more ? in.readString() : "";
    more = more && in.nextElement();
    String letter = more ? in.readString() : "";
    more = more && in.nextElement();
    if (!more) {
      throw JsonException.at(in, "expected an array of three, found a shorter one");
    }
    D next = read(in);
    if (in.nextElement()) {
      throw JsonException.at(in, "expected an array of three, found a longer one");
    }
    if (letter.length() != 1) {
      throw JsonException.at(in, "expected a string of one character, found another one");
    }
    return new D.Product(text, letter.charAt(0), next);
  }

  @Override
  public void write(JsonWriter out, D value) {
    out.beginObject();
    if (value instanceof D.Record record) {
      out.name(NAMES, RECORD);
      D_Record_JsonAdapter.writeValue(out, record);
    } else if (value instanceof D.Product product) {
      out.name(NAMES, PRODUCT);
      out.beginArray();
      out.value(product.text());
      out.value(String.valueOf(product.letter()));
      write(out, product.next());
      out.endArray();
    } else if (value instanceof D.Unary unary) {
      out.name(NAMES, UNARY);
      out.value(unary.value());
    } else {
      out.name(NAMES, NULLARY);
      out.beginArray();
      out.endArray();
    }
    out.endObject();
  }
}
