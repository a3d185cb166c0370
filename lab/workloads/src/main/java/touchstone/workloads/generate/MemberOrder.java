package touchstone.workloads.generate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Changes the order of members, in place. */
public final class MemberOrder {

  private MemberOrder() {}

  /**
   * Moves members of one object.
   *
   * @param moved the name of a member to that of the one it shall follow, which stays where it is
   */
  public static void move(ObjectNode object, Map<String, String> moved) {
    Map<String, JsonNode> before = take(object);
    before.forEach((name, value) -> {
      if (!moved.containsKey(name)) {
        object.set(name, value);
        moved.forEach((follower, leader) -> {
          if (leader.equals(name) && before.containsKey(follower)) {
            object.set(follower, before.get(follower));
          }
        });
      }
    });
  }

  /** Shuffles the members of every object in the tree, each on its own. */
  public static void shuffle(JsonNode tree, Draws draws) {
    tree.forEach(child -> shuffle(child, draws));
    if (tree instanceof ObjectNode object) {
      Map<String, JsonNode> before = take(object);
      List<String> names = new ArrayList<>(before.keySet());
      draws.shuffle(names);
      names.forEach(name -> object.set(name, before.get(name)));
    }
  }

  /** Empties the object and returns what it held, in order. */
  static Map<String, JsonNode> take(ObjectNode object) {
    Map<String, JsonNode> members = new LinkedHashMap<>();
    object.properties().forEach(member -> members.put(member.getKey(), member.getValue()));
    object.removeAll();
    return members;
  }
}
