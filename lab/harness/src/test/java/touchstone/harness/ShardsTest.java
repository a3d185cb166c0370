package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import touchstone.model.Cell;
import touchstone.model.Operation;
import touchstone.model.Shard;

class ShardsTest {

  private static List<Cell> cells(String workload, Operation operation, int rows) {
    List<Cell> cells = new ArrayList<>();
    for (int i = 0; i < rows; i++) {
      cells.add(new Cell("c" + i, workload, operation, 17, null));
    }
    return cells;
  }

  private static List<Cell> all() {
    List<Cell> cells = new ArrayList<>(cells("large", Operation.READ_BYTES, 4));
    cells.addAll(cells("large", Operation.WRITE_BYTES, 9));
    cells.addAll(cells("tiny", Operation.READ_BYTES, 5));
    cells.addAll(cells("tiny", Operation.WRITE_BYTES, 3));
    return cells;
  }

  @Test
  void cellsThatAreComparedStayTogetherAndNoneIsLost() {
    List<Shards.Hand> hands = Shards.deal(all(), 3);
    assertEquals(3, hands.size());
    Cell calibration = all().get(0);
    List<Cell> own = new ArrayList<>();
    Set<String> tables = new HashSet<>();
    for (Shards.Hand hand : hands) {
      assertEquals(calibration, hand.shard().calibration());
      assertTrue(hand.cells().contains(calibration), hand::toString);
      List<Cell> mine = hand.cells().stream().filter(hand.shard()::owns).toList();
      own.addAll(mine);
      for (String table :
          mine.stream().map(c -> c.workload() + c.operation()).distinct().toList()) {
        assertTrue(tables.add(table), table + " is on two machines");
      }
    }
    assertEquals(new HashSet<>(all()), new HashSet<>(own));
    assertEquals(all().size(), own.size());
  }

  @Test
  void theLargestTablesAreDealtFirst() {
    List<Shards.Hand> hands = Shards.deal(all(), 2);
    assertEquals(
        List.of(
            "large write-bytes 1", "tiny read-bytes 2", "large read-bytes 2", "tiny write-bytes 1"),
        List.of(1, 2, 0, 3).stream()
            .map(i -> hands.get(0).shard().parts().get(i))
            .map(part -> part.id() + " " + part.shard())
            .toList());
    assertEquals(hands.get(0).shard().parts(), hands.get(1).shard().parts());
    // 9 + 3 and the calibration, and 5 + 4, which hold it.
    assertEquals(13, hands.get(0).cells().size());
    assertEquals(9, hands.get(1).cells().size());
  }

  @Test
  void moreMachinesThanTablesAreRefused() {
    Refusal refusal = assertThrows(Refusal.class, () -> Shards.deal(all(), 5));
    assertTrue(refusal.getMessage().startsWith("5 shards for 4 tables"), refusal::getMessage);
    assertEquals(1, Shards.deal(all(), 1).size());
    Shard whole = Shards.deal(all(), 1).get(0).shard();
    assertTrue(all().stream().allMatch(whole::owns));
  }
}
