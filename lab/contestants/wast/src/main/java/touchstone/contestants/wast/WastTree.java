package touchstone.contestants.wast;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.wycst.wast.json.JSON;
import io.github.wycst.wast.json.options.WriteOption;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import touchstone.model.Checksum;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.model.Visit;
import touchstone.types.tweets.Picked;

/** wast's untyped reading: maps and lists. */
public final class WastTree implements Driver {

  @Override
  public Operations<?> open(String type) {
    return new Tree();
  }

  private static final class Tree implements Operations<Object> {
    private final Checksum sum = new Checksum();

    @Override
    public Object readString(String document) {
      return JSON.parse(document);
    }

    @Override
    public Object readBytes(byte[] document) {
      return JSON.parse(document);
    }

    @Override
    public Checksum readAll(byte[] document) {
      return sum.set(Visit.all(readBytes(document)));
    }

    @Override
    public Checksum readTenth(byte[] document) {
      long picked = Visit.ARRAY;
      int i = 0;
      Map<?, ?> root = (Map<?, ?>) readBytes(document);
      for (Object tweet : (List<?>) of(root, Picked.RESULTS)) {
        Map<?, ?> members = (Map<?, ?>) tweet;
        picked = Visit.element(picked, Visit.of((String) of(members, Picked.TEXT)));
        if (Picked.hasAuthor(i++)) {
          picked = Visit.element(picked, Visit.of((String) of(members, Picked.FROM_USER)));
        }
      }
      return sum.set(picked);
    }

    /** By way of a String: of text that is Latin-1 and not ASCII, toJsonBytes writes bytes that are no UTF-8 (0.0.28). */
    @Override
    public byte[] toJson(Object tree) {
      return JSON.toJsonString(tree, WriteOption.FullProperty).getBytes(UTF_8);
    }
  }

  private static Object of(Map<?, ?> members, String name) {
    return Objects.requireNonNull(members.get(name), name);
  }
}
