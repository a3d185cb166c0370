package touchstone.contestants.fastjson2;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONArray;
import com.alibaba.fastjson2.JSONObject;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import touchstone.model.Checksum;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.model.Visit;
import touchstone.types.tweets.Picked;

/** fastjson2's own tree: maps and lists. */
public final class Fastjson2Tree implements Driver {

  /** A member named {@code $ref} is a member like any other. */
  private static final JSONReader.Feature READ = JSONReader.Feature.DisableReferenceDetect;

  @Override
  public Operations<?> open(String type) {
    return new Tree();
  }

  private static final class Tree implements Operations<JSONObject> {
    private final Checksum sum = new Checksum();

    @Override
    public JSONObject readString(String document) {
      return JSON.parseObject(document, READ);
    }

    @Override
    public JSONObject readBytes(byte[] document) {
      return JSON.parseObject(document, READ);
    }

    @Override
    public Checksum readAll(byte[] document) {
      return sum.set(Visit.all(readBytes(document)));
    }

    @Override
    public Checksum readTenth(byte[] document) {
      long picked = Visit.ARRAY;
      JSONArray tweets = readBytes(document).getJSONArray(Picked.RESULTS);
      for (int i = 0; i < tweets.size(); i++) {
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
      return JSON.toJSONBytes(tree, JSONWriter.Feature.WriteNulls);
    }
  }
}
