package touchstone.workloads.users;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import touchstone.types.users.Friend;
import touchstone.types.users.Image;
import touchstone.types.users.Name;
import touchstone.types.users.Renames;
import touchstone.types.users.Response;
import touchstone.types.users.User;

/** The value as a tree: every member in the type's order, under the document's names, null where the value is null. */
final class ValueTree {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final int decimals;

  /**
   * Settles how coordinates are written.
   *
   * @param decimals of latitude and longitude
   */
  ValueTree(int decimals) {
    this.decimals = decimals;
  }

  ObjectNode of(Response response) {
    Members members = new Members(Renames.RESPONSE);
    members.put("users", list(response.getUsers(), this::of));
    members.put("status", text(response.getStatus()));
    members.put("isRealJson", NODES.booleanNode(response.isRealJson()));
    return members.object;
  }

  ObjectNode of(User user) {
    Members members = new Members(Renames.USER);
    members.put("id", text(user.getId()));
    members.put("index", NODES.numberNode(user.getIndex()));
    members.put("guid", text(user.getGuid()));
    members.put("isActive", NODES.booleanNode(user.isActive()));
    members.put("balance", text(user.getBalance()));
    members.put("pictureUrl", text(user.getPictureUrl()));
    members.put("age", NODES.numberNode(user.getAge()));
    members.put("name", name(user.getName()));
    members.put("company", text(user.getCompany()));
    members.put("email", text(user.getEmail()));
    members.put("address", text(user.getAddress()));
    members.put("about", text(user.getAbout()));
    members.put("registered", text(user.getRegistered()));
    members.put("latitude", degrees(user.getLatitude()));
    members.put("longitude", degrees(user.getLongitude()));
    members.put("tags", list(user.getTags(), ValueTree::text));
    members.put("range", list(user.getRange(), NODES::numberNode));
    members.put("friends", list(user.getFriends(), ValueTree::friend));
    members.put("images", list(user.getImages(), ValueTree::image));
    members.put("greeting", text(user.getGreeting()));
    members.put("favoriteFruit", text(user.getFavoriteFruit()));
    members.put("eyeColor", text(user.getEyeColor()));
    members.put("phone", text(user.getPhone()));
    return members.object;
  }

  private static ObjectNode name(Name name) {
    Members members = new Members(Map.of());
    members.put("first", text(name.getFirst()));
    members.put("last", text(name.getLast()));
    return members.object;
  }

  private static ObjectNode friend(Friend friend) {
    Members members = new Members(Map.of());
    members.put("id", NODES.numberNode(friend.getId()));
    members.put("name", text(friend.getName()));
    return members.object;
  }

  private static ObjectNode image(Image image) {
    Members members = new Members(Map.of());
    members.put("id", text(image.getId()));
    members.put("format", text(image.getFormat()));
    members.put("url", text(image.getUrl()));
    members.put("description", text(image.getDescription()));
    return members.object;
  }

  private JsonNode degrees(double degrees) {
    return NODES.numberNode(new BigDecimal(degrees).setScale(decimals, RoundingMode.HALF_EVEN));
  }

  private static JsonNode text(@Nullable String text) {
    return text == null ? NODES.nullNode() : NODES.textNode(text);
  }

  private static <T> JsonNode list(@Nullable List<T> list, Function<T, JsonNode> element) {
    if (list == null) {
      return NODES.nullNode();
    }
    ArrayNode array = NODES.arrayNode();
    list.forEach(item -> array.add(element.apply(item)));
    return array;
  }

  /** An object under construction, whose members are put by the names of their properties. */
  private record Members(ObjectNode object, Map<String, String> renames) {

    Members(Map<String, String> renames) {
      this(NODES.objectNode(), renames);
    }

    void put(String property, JsonNode value) {
      object.set(renames.getOrDefault(property, property), value);
    }
  }
}
