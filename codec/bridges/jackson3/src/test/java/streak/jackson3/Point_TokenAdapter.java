package streak.jackson3;

import streak.tokens.JsonAdapter;
import streak.tokens.JsonException;
import streak.tokens.JsonNames;
import streak.tokens.JsonReader;
import streak.tokens.JsonWriter;

/** Public, as a generated one is. */
public final class Point_TokenAdapter extends JsonAdapter<Point> {

  private static final JsonNames NAMES = JsonNames.of("x");

  public Point_TokenAdapter() {}

  @Override
  public Point read(JsonReader in) {
    Integer x = null;
    for (int m = in.beginObject(NAMES); m != JsonReader.NONE; m = in.nextMember(NAMES, m)) {
      if (m == 0) {
        x = in.readInt();
      } else {
        in.skipValue();
      }
    }
    if (x == null) {
      throw JsonException.missing(in, "x");
    }
    return new Point(x);
  }

  @Override
  public void write(JsonWriter out, Point value) {
    out.beginObject();
    out.name(NAMES, 0);
    out.value(value.x());
    out.endObject();
  }
}
