package touchstone.contestants.fory;

import java.util.Objects;
import org.apache.fory.json.ForyJson;
import org.apache.fory.json.JsonArray;
import org.apache.fory.json.JsonObject;
import touchstone.model.Checksum;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.model.Visit;
import touchstone.types.tweets.Picked;

/** Fory JSON's own tree: maps and lists. */
public final class ForyTree implements Driver {

  /** As deep as Jackson 3's; by default twenty levels are the most. */
  private static final int MOST_LEVELS = 500;

  private static final ForyJson JSON =
      ForyOperations.builder().maxDepth(MOST_LEVELS).build();

  @Override
  public Operations<?> open(String type) {
    return new Tree();
  }

  private static final class Tree implements Operations<Object> {
    private final Checksum sum = new Checksum();

    @Override
    public Object readString(String document) {
      return JSON.fromJson(document, Object.class);
    }

    @Override
    public Object readBytes(byte[] document) {
      return JSON.fromJson(document, Object.class);
    }

    @Override
    public Checksum readAll(byte[] document) {
      return sum.set(Visit.all(readBytes(document)));
    }

    @Override
    public Checksum readTenth(byte[] document) {
      long picked = Visit.ARRAY;
      int i = 0;
      JsonObject root = (JsonObject) readBytes(document);
      for (Object element : (JsonArray) of(root, Picked.RESULTS)) {
        JsonObject tweet = (JsonObject) element;
        picked = Visit.element(picked, Visit.of((String) of(tweet, Picked.TEXT)));
        if (Picked.hasAuthor(i++)) {
          picked = Visit.element(picked, Visit.of((String) of(tweet, Picked.FROM_USER)));
        }
      }
      return sum.set(picked);
    }

    @Override
    public byte[] toJson(Object tree) {
      return JSON.toJsonBytes(tree);
    }
  }

  private static Object of(JsonObject members, String name) {
    return Objects.requireNonNull(members.get(name), name);
  }
}
