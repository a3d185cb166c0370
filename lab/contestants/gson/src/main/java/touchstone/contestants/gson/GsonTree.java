package touchstone.contestants.gson;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.util.Map;
import touchstone.model.Checksum;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.model.Visit;
import touchstone.types.tweets.Picked;

/** Gson's own tree of any document. Its numbers are texts until they are asked for. */
public final class GsonTree implements Driver {

  @Override
  public Operations<?> open(String type) {
    return new Tree();
  }

  private static final class Tree implements Operations<JsonElement> {
    private final Checksum sum = new Checksum();

    @Override
    public JsonElement readString(String document) {
      return JsonParser.parseString(document);
    }

    @Override
    public JsonElement readBytes(byte[] document) {
      return readString(new String(document, UTF_8));
    }

    @Override
    public Checksum readAll(byte[] document) {
      return sum.set(all(readBytes(document)));
    }

    @Override
    public Checksum readTenth(byte[] document) {
      long picked = Visit.ARRAY;
      int i = 0;
      for (JsonElement tweet :
          readBytes(document).getAsJsonObject().getAsJsonArray(Picked.RESULTS)) {
        picked = Visit.element(
            picked, Visit.of(tweet.getAsJsonObject().get(Picked.TEXT).getAsString()));
        if (Picked.hasAuthor(i++)) {
          picked = Visit.element(
              picked, Visit.of(tweet.getAsJsonObject().get(Picked.FROM_USER).getAsString()));
        }
      }
      return sum.set(picked);
    }

    @Override
    public byte[] toJson(JsonElement tree) {
      return tree.toString().getBytes(UTF_8);
    }
  }

  private static long all(JsonElement element) {
    if (element.isJsonObject()) {
      long object = Visit.OBJECT;
      for (Map.Entry<String, JsonElement> member : element.getAsJsonObject().entrySet()) {
        object = Visit.member(object, member.getKey(), all(member.getValue()));
      }
      return object;
    }
    if (element.isJsonArray()) {
      long array = Visit.ARRAY;
      for (JsonElement each : element.getAsJsonArray()) {
        array = Visit.element(array, all(each));
      }
      return array;
    }
    return element.isJsonNull() ? Visit.NULL : scalar(element.getAsJsonPrimitive());
  }

  private static long scalar(JsonPrimitive primitive) {
    if (primitive.isString()) {
      return Visit.of(primitive.getAsString());
    }
    return primitive.isNumber()
        ? Visit.ofNumber(primitive.getAsString())
        : Visit.of(primitive.getAsBoolean());
  }
}
