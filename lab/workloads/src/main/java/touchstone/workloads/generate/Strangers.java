package touchstone.workloads.generate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Members that no type knows and every reader must skip.
 *
 * @param percent of the objects that get one; as many of those get another, and so on
 * @param members to choose from; their names are no type's
 */
public record Strangers(int percent, ObjectNode members) {

  /** Strews strangers into every object of the tree, at any place among its members, in place. */
  public void strew(JsonNode tree, Draws draws) {
    tree.forEach(child -> strew(child, draws));
    if (tree instanceof ObjectNode object) {
      List<Map.Entry<String, JsonNode>> all =
          new ArrayList<>(MemberOrder.take(object).entrySet());
      List<Map.Entry<String, JsonNode>> strangers = new ArrayList<>(members.properties());
      while (!strangers.isEmpty() && draws.chance(percent)) {
        Map.Entry<String, JsonNode> stranger = strangers.remove(draws.below(strangers.size()));
        all.add(draws.below(all.size() + 1), stranger);
      }
      all.forEach(member -> object.set(member.getKey(), member.getValue()));
    }
  }
}
