package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import touchstone.model.Archive;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.ForkSettings;
import touchstone.model.Operation;
import touchstone.model.Plan;

/** Who is measured together. */
class RelaysTest {

  private static final Operation READ = Operation.READ_BYTES;
  private static final Operation WRITE = Operation.of("write-bytes");

  private static final List<Contestant> CONTESTANTS =
      IntStream.range(0, 5).mapToObj(i -> Contestants.of("c" + i, READ, WRITE)).toList();

  private static Plan plan(int sliceMillis) {
    return new Plan(
        Plan.FORMAT,
        List.of(),
        "",
        60,
        1,
        new ForkSettings(0, 1, 1, 1, 1, 1, List.of(), 1, 1, sliceMillis),
        List.of(17),
        CONTESTANTS,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  private static Turn turn(
      int position, String contestant, Operation operation, @Nullable Archive cold) {
    return new Turn(0, position, new Cell(contestant, "w", operation, 17, null, cold), null);
  }

  private static List<Turn> block() {
    List<Turn> block = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      block.add(turn(2 * i, "c" + i, READ, null));
      block.add(turn(2 * i + 1, "c" + i, WRITE, null));
    }
    return block;
  }

  private static List<List<Integer>> positions(Relays relays, List<Turn> block) {
    return relays.of(block).stream()
        .map(relay -> relay.stream().map(Turn::position).toList())
        .toList();
  }

  @Test
  void aTableIsMeasuredTogether() {
    assertEquals(
        List.of(List.of(0, 2, 4, 6, 8), List.of(1, 3, 5, 7, 9)),
        positions(new Relays(plan(8), 100), block()));
  }

  @Test
  void whereThereIsLittleRoomItIsInPartsThatAreAlike() {
    assertEquals(
        List.of(List.of(0, 2), List.of(4, 6, 8), List.of(1, 3), List.of(5, 7, 9)),
        positions(new Relays(plan(8), 4), block()));
  }

  @Test
  void whoHasNobodyToTakeTurnsWithIsMeasuredOnEnd() {
    List<List<Integer>> alone = IntStream.range(0, 10).mapToObj(List::of).toList();
    assertEquals(alone, positions(new Relays(plan(8), 1), block()), "there is no room");
    assertEquals(alone, positions(new Relays(plan(0), 100), block()), "it is not planned");
  }

  @Test
  void aColdForkIsMeasuredAlone() {
    List<Turn> block = List.of(
        turn(0, "c0", READ, Archive.NONE),
        turn(1, "c1", READ, Archive.NONE),
        turn(2, "c0", READ, null),
        turn(3, "c1", READ, null));
    assertEquals(
        List.of(List.of(0), List.of(1), List.of(2, 3)), positions(new Relays(plan(8), 100), block));
  }
}
