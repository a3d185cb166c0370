package touchstone.contestants.org_json;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Iterator;
import org.json.JSONArray;
import org.json.JSONObject;
import touchstone.model.Checksum;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.model.Visit;
import touchstone.types.tweets.Picked;

/** org.json's own tree of any document. */
public final class OrgJsonTree implements Driver {

  @Override
  public Operations<?> open(String type) {
    return new Tree();
  }

  private static final class Tree implements Operations<JSONObject> {
    private final Checksum sum = new Checksum();

    @Override
    public JSONObject readString(String document) {
      return new JSONObject(document);
    }

    @Override
    public JSONObject readBytes(byte[] document) {
      return readString(new String(document, UTF_8));
    }

    @Override
    public Checksum readAll(byte[] document) {
      return sum.set(all(readBytes(document)));
    }

    @Override
    public Checksum readTenth(byte[] document) {
      long picked = Visit.ARRAY;
      JSONArray tweets = readBytes(document).getJSONArray(Picked.RESULTS);
      for (int i = 0; i < tweets.length(); i++) {
        JSONObject tweet = tweets.getJSONObject(i);
        picked = Visit.element(picked, Visit.of(tweet.getString(Picked.TEXT)));
        if (Picked.hasAuthor(i)) {
          picked = Visit.element(picked, Visit.of(tweet.getString(Picked.FROM_USER)));
        }
      }
      return sum.set(picked);
    }

    @Override
    public byte[] toJson(JSONObject tree) {
      return tree.toString().getBytes(UTF_8);
    }
  }

  private static long all(Object value) {
    if (value instanceof String text) {
      return Visit.of(text);
    }
    if (value instanceof Number number) {
      return Visit.of(number);
    }
    if (value instanceof JSONObject members) {
      long object = Visit.OBJECT;
      for (Iterator<String> names = members.keys(); names.hasNext(); ) {
        String name = names.next();
        object = Visit.member(object, name, all(members.get(name)));
      }
      return object;
    }
    if (value instanceof JSONArray elements) {
      long array = Visit.ARRAY;
      for (int i = 0; i < elements.length(); i++) {
        array = Visit.element(array, all(elements.get(i)));
      }
      return array;
    }
    return value instanceof Boolean truth ? Visit.of(truth) : Visit.NULL;
  }
}
