package touchstone.workloads.generate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * How often a member that may be null is absent.
 *
 * @param nullPercent of the values that may be null that are
 * @param missingPercent of the null members that the document leaves out instead of writing {@code null}
 */
public record Absences(int nullPercent, int missingPercent) {

  /** Sets some of an object's properties to null. */
  public void setSomeToNull(Iterable<Runnable> setters, Draws draws) {
    setters.forEach(setter -> {
      if (draws.chance(nullPercent)) {
        setter.run();
      }
    });
  }

  /** Leaves some null members of every object in the tree out, in place. */
  public void leaveSomeNullsOut(JsonNode tree, Draws draws) {
    tree.forEach(child -> leaveSomeNullsOut(child, draws));
    if (tree instanceof ObjectNode object) {
      object
          .properties()
          .removeIf(member -> member.getValue().isNull() && draws.chance(missingPercent));
    }
  }
}
