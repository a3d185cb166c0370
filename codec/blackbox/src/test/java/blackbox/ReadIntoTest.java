package blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonName;
import streak.JsonType;

/** Reading into an object that is there. */
class ReadIntoTest {

  @Json
  static class Level {
    public long price;
    public int quantity;
  }

  enum Side {
    BUY,
    @JsonName("sold")
    SELL
  }

  @Json
  static class Book {
    private Level best;
    private List<Level> levels = new ArrayList<>();
    public long[] volumes;
    public double last;
    public boolean open;
    public Side side;
    public String name = "unnamed";
    public Map<String, Integer> counts;
    public Set<String> tags;

    public Level getBest() {
      return best;
    }

    public void setBest(Level best) {
      this.best = best;
    }

    public List<Level> getLevels() {
      return levels;
    }

    public void setLevels(List<Level> levels) {
      this.levels = levels;
    }
  }

  @Json
  static class Tick extends Level {}

  @Json
  static class Ladder {
    public Level[] levels;
    public Level[][] sides;
    public List<Level>[] lists;
  }

  @Test
  void anArrayOfASubclassIsNotKept() {
    for (JsonAdapter<Ladder> adapter : Ways.adapters(Ladder.class)) {
      Ladder ladder = new Ladder();
      ladder.levels = new Tick[] {new Tick(), null};
      ladder.sides = new Tick[][] {{null}};
      @SuppressWarnings({"unchecked", "rawtypes"}) // there is no other way to make one
      List<Level>[] lists = new ArrayList[] {new ArrayList<>()};
      ladder.lists = lists;
      byte[] document =
          "{\"levels\":[{\"price\":1},{\"price\":2}],\"sides\":[[{\"price\":3}]],\"lists\":[[]]}"
              .getBytes(StandardCharsets.UTF_8);
      adapter.readInto(document, ladder);
      assertEquals(Level[].class, ladder.levels.getClass());
      assertEquals(2, ladder.levels[1].price);
      assertEquals(Level[][].class, ladder.sides.getClass());
      assertEquals(3, ladder.sides[0][0].price);
      assertEquals(List[].class, ladder.lists.getClass());
      Level[] levels = ladder.levels;
      adapter.readInto(document, ladder);
      assertSame(levels, ladder.levels);
    }
  }

  private static final JsonAdapter<Book> BOOKS = Ways.STREAK.adapter(Book.class);

  private static String levels(int count, int price) {
    StringBuilder levels = new StringBuilder("[");
    for (int i = 0; i < count; i++) {
      levels.append(i == 0 ? "" : ",").append("{\"quantity\":%d,\"price\":%d}".formatted(i, price));
    }
    return levels.append(']').toString();
  }

  @Test
  void membersThatTheDocumentHasAreSetAndTheOthersKept() {
    Book book = new Book();
    book.last = 2.5;
    assertSame(book, BOOKS.readInto("{\"open\":true,\"best\":{\"price\":5}}", book));
    assertEquals(2.5, book.last);
    assertEquals("unnamed", book.name);
    Level best = book.getBest();
    best.quantity = 3;
    BOOKS.readInto("{\"best\":{\"price\":6},\"name\":null}", book);
    assertSame(best, book.getBest());
    assertEquals(6, best.price);
    assertEquals(3, best.quantity);
    assertNull(book.name);
    BOOKS.readInto("{\"best\":null}", book);
    assertNull(book.getBest());
  }

  @Test
  void everyWayInReadsIntoTheTarget() {
    byte[] document = "{\"last\":1.5}".getBytes(StandardCharsets.UTF_8);
    Book book = new Book();
    assertSame(book, BOOKS.readInto(document, book));
    assertSame(book, BOOKS.readInto(new ByteArrayInputStream(document), book));
    assertSame(book, BOOKS.readInto(ByteBuffer.wrap(document).asReadOnlyBuffer(), book));
    assertSame(book, BOOKS.readInto(document, 0, document.length, book));
    assertEquals(1.5, book.last);
    assertEquals(1.5, BOOKS.readInto(document, null).last);
  }

  @Test
  void collectionsAreUsedAgain() {
    Book book = BOOKS.fromJson("{\"levels\":" + levels(3, 1)
        + ",\"counts\":{\"a\":1},\"tags\":[\"x\"],\"volumes\":[1,2]}");
    List<Level> list = book.getLevels();
    Level first = list.get(0);
    Map<String, Integer> counts = book.counts;
    Set<String> tags = book.tags;
    long[] volumes = book.volumes;
    BOOKS.readInto(
        "{\"levels\":" + levels(2, 7) + ",\"counts\":{\"b\":2},\"tags\":[\"y\"],\"volumes\":[3,4]}",
        book);
    assertSame(list, book.getLevels());
    assertEquals(2, list.size());
    assertSame(first, list.get(0));
    assertEquals(7, first.price);
    assertSame(counts, book.counts);
    assertEquals(Map.of("b", 2), counts);
    assertSame(tags, book.tags);
    assertEquals(Set.of("y"), tags);
    assertSame(volumes, book.volumes);
    assertEquals(4, volumes[1]);
    BOOKS.readInto("{\"levels\":" + levels(4, 8) + ",\"volumes\":[1]}", book);
    assertEquals(4, list.size());
    assertEquals(1, book.volumes.length);
  }

  @Test
  void whatCannotBeChangedIsMadeAnew() {
    Book book = new Book();
    List<Level> fixed = List.of(new Level());
    book.setLevels(fixed);
    BOOKS.readInto("{\"levels\":" + levels(1, 2) + "}", book);
    assertNotSame(fixed, book.getLevels());
    JsonAdapter<RecordsTest.Empty> records = Ways.STREAK.adapter(RecordsTest.Empty.class);
    assertEquals(new RecordsTest.Empty(), records.readInto("{}", new RecordsTest.Empty()));
  }

  @Test
  void aProblemHasItsPath() {
    Book book = BOOKS.fromJson("{\"levels\":" + levels(3, 1) + "}");
    JsonException refusal =
        Ways.refused(() -> BOOKS.readInto("{\"levels\":[{},{\"price\":\"\"}]}", book));
    assertEquals("/levels/1/price", refusal.pointer());
    Ways.refused(() -> BOOKS.readInto("{\"open\":true,\"open\":true}", book));
    Ways.refused(() -> BOOKS.readInto("{} x", book));
  }

  @Test
  void onceEverythingIsThereNothingIsAllocated() {
    byte[] document =
        ("{\"best\":{\"price\":1,\"quantity\":2},\"side\":\"sold\",\"volumes\":[1,2,3],"
                + "\"last\":1.25,\"open\":true,\"levels\":" + levels(20, 1234567) + "}")
            .getBytes(StandardCharsets.UTF_8);
    Book book = new Book();
    assertEquals(0, Allocated.by(() -> BOOKS.readInto(document, book)));
    assertEquals(Side.SELL, book.side);
  }

  @Json
  static class Box<T> {
    public T content;
    public Box<T> next;
  }

  @Test
  void aGenericBeanReadsIntoWhatItHolds() {
    JsonAdapter<Box<Level>> boxes = Ways.STREAK.adapter(new JsonType<Box<Level>>() {});
    Box<Level> box = boxes.fromJson("{\"content\":{\"price\":1},\"next\":{}}");
    Level level = box.content;
    Box<Level> next = box.next;
    boxes.readInto("{\"content\":{\"quantity\":2},\"next\":{\"content\":null}}", box);
    assertSame(level, box.content);
    assertSame(next, box.next);
    assertEquals(1, level.price);
    assertEquals(2, level.quantity);
  }
}
