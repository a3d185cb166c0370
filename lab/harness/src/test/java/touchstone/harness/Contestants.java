package touchstone.harness;

import java.util.List;
import touchstone.model.Contestant;
import touchstone.model.Operation;
import touchstone.model.Result;

/** Contestants that nobody runs. */
final class Contestants {

  private Contestants() {}

  static Contestant of(String name, Operation... operations) {
    return new Contestant(
        name,
        name,
        name,
        "1",
        "reflective",
        Contestant.JSON,
        Result.VALUE,
        "x.Driver",
        List.of("users"),
        List.of(operations),
        List.of(),
        17,
        List.of(),
        "");
  }
}
