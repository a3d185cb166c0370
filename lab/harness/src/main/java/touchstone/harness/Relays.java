package touchstone.harness;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.model.Cell;
import touchstone.model.Plan;

/**
 * Which forks of a block are measured together: those of a table, which are compared with each other. Where there is not room for
 * all of them at the same time, they are so in parts that are about alike.
 */
final class Relays {

  /** Who waits for longer than that meets another machine. */
  static final int MOST = 12;

  private final Plan plan;
  private final int most;

  /** @param room for how many forks there is at the same time */
  Relays(Plan plan, int room) {
    this.plan = plan;
    this.most = Math.min(room, MOST);
  }

  /** The forks of a block by those that are measured together, in the order in which the first of them stand. */
  List<List<Turn>> of(List<Turn> block) {
    List<List<Turn>> relays = new ArrayList<>();
    Map<Cell.Group, List<Turn>> tables = new LinkedHashMap<>();
    for (Turn turn : block) {
      if (!takesTurns(turn.cell())) {
        relays.add(List.of(turn));
        continue;
      }
      tables
          .computeIfAbsent(plan.group(turn.cell()), table -> {
            List<Turn> turns = new ArrayList<>();
            relays.add(turns);
            return turns;
          })
          .add(turn);
    }
    return relays.stream().flatMap(turns -> parts(turns).stream()).toList();
  }

  /** Cold forks are measured by what a machine does that has nothing else to do; and a program in another language knows no turns. */
  private boolean takesTurns(Cell cell) {
    return most > 1
        && plan.fork().sliceMillis() > 0
        && !cell.isCold()
        && plan.contestant(cell.contestant()).needsJdk();
  }

  private List<List<Turn>> parts(List<Turn> turns) {
    int count = (turns.size() + most - 1) / most;
    List<List<Turn>> parts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      parts.add(
          List.copyOf(turns.subList(i * turns.size() / count, (i + 1) * turns.size() / count)));
    }
    return parts;
  }
}
