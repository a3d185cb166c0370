package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import streak.tree.JsonValue;

/** Readers and writers are kept also when the thread ran out of stack or memory, wherever that was: they must be as good as new. */
class OutOfStackTest {

  private static final JsonAdapter<JsonValue> TREES = JsonValue.adapter();
  private static final JsonNames TYPE = JsonNames.of("type");
  private static final JsonNames TAGS = JsonNames.of("x");
  private static final JsonNames MEMBERS = JsonNames.of("n");
  private static final int LEVELS = 40;
  private static final String TEXT =
      "{\"n\":".repeat(LEVELS) + 1 + ",\"type\":\"x\"}".repeat(LEVELS);
  private static final byte[] DOCUMENT = RoundTripTest.utf8(TEXT);
  private static final JsonValue TREE = TREES.fromJson(TEXT);

  @Test
  void aReaderOfTrees() throws Exception {
    assertGoodAsNew(JsonReader::new, in -> assertEquals(TREE, TREES.read(in.reset(DOCUMENT))));
  }

  @Test
  void aReaderOfObjectsThatSayWhatTheyAre() throws Exception {
    assertGoodAsNew(JsonReader::new, in -> assertEquals(1, read(in.reset(DOCUMENT))));
  }

  @Test
  void aReaderOfWhatIsInATree() throws Exception {
    String document = "{\"type\":\"x\",\"n\":".repeat(LEVELS) + 1 + "}".repeat(LEVELS);
    JsonValue tree = TREES.fromJson(document);
    JsonAdapter<Integer> ints = new JsonAdapter<>() {
      @Override
      public Integer read(JsonReader in) {
        return OutOfStackTest.read(in);
      }

      @Override
      public void write(JsonWriter out, Integer value) {
        throw new AssertionError("this test never writes");
      }
    };
    assertGoodAsNew(
        OutOfStackTest::filled, pools -> assertEquals(1, TreeWalker.read(ints, tree, pools)));
  }

  @Test
  void aWriterOfTrees() throws Exception {
    assertGoodAsNew(
        OutOfStackTest::filled, pools -> assertEquals(TREE, TreeWriter.tree(TREES, TREE, pools)));
  }

  private static Pools filled() {
    Pools pools = new Pools(JsonLimits.DEFAULT);
    pools.give(pools.walker());
    pools.give(pools.treeWriter());
    return pools;
  }

  private static int read(JsonReader in) {
    if (in.peek() != '{') {
      return in.readInt();
    }
    assertEquals(0, in.discriminator(TYPE, TAGS));
    int found = 0;
    for (int m = in.afterDiscriminator(MEMBERS);
        m != JsonReader.NONE;
        m = in.nextMember(MEMBERS, m)) {
      found = read(in);
    }
    return found;
  }

  /** Uses one after the other, with a little more stack each time until it is enough; then each of them again. */
  private static <T> void assertGoodAsNew(Supplier<T> made, Consumer<T> use) throws Exception {
    use.accept(made.get());
    List<T> used = new ArrayList<>();
    for (int i = 0; i < 1000; i++) {
      used.add(made.get());
    }
    List<T> failed = new ArrayList<>();
    Thread thread = new Thread(null, () -> fromTheEndOfTheStack(used, failed, use), "", 512 * 1024);
    thread.start();
    thread.join();
    assertFalse(failed.isEmpty());
    failed.forEach(use);
  }

  private static <T> boolean fromTheEndOfTheStack(List<T> fresh, List<T> failed, Consumer<T> use) {
    try {
      if (fromTheEndOfTheStack(fresh, failed, use)) {
        return true;
      }
    } catch (StackOverflowError e) {
      // here is a little more
    }
    T next = fresh.remove(fresh.size() - 1);
    failed.add(next);
    try {
      use.accept(next);
      return true;
    } catch (StackOverflowError e) {
      return fresh.isEmpty();
    }
  }
}
