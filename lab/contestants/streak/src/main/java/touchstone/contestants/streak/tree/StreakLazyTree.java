package touchstone.contestants.streak.tree;

import static java.nio.charset.StandardCharsets.UTF_8;

import streak.Streak;
import streak.tree.JsonValue;
import touchstone.model.Checksum;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** Trees whose values are made when they are asked for. */
public final class StreakLazyTree implements Driver {

  @Override
  public Operations<?> open(String type) {
    return new Tree();
  }

  private static final class Tree implements Operations<JsonValue> {
    private final Streak streak = Streak.create();
    private final Checksum sum = new Checksum();

    @Override
    public JsonValue readString(String document) {
      return streak.readLazyTree(document);
    }

    @Override
    public JsonValue readBytes(byte[] document) {
      return streak.readLazyTree(document);
    }

    @Override
    public Checksum readAll(byte[] document) {
      return sum.set(Visits.all(readBytes(document)));
    }

    @Override
    public Checksum readTenth(byte[] document) {
      return sum.set(Visits.tenth(readBytes(document)));
    }

    @Override
    public byte[] toJson(JsonValue tree) {
      return tree.toString().getBytes(UTF_8);
    }
  }
}
