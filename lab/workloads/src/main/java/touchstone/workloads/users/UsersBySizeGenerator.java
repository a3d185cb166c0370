package touchstone.workloads.users;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import touchstone.types.users.Response;
import touchstone.types.users.User;
import touchstone.workloads.generate.DataFile;
import touchstone.workloads.generate.Description;
import touchstone.workloads.generate.Document;
import touchstone.workloads.generate.Draws;
import touchstone.workloads.generate.Generator;
import touchstone.workloads.generate.JsonText;
import touchstone.workloads.generate.MemberOrder;

/**
 * Draws users until their document has the wanted size, then cuts the last ones down to it.
 *
 * <p>All text is ASCII, so a character is a byte.
 */
public final class UsersBySizeGenerator implements Generator {

  private final Description description =
      DataFile.read("touchstone/workloads/users-by-size/workload.json", Description.class);
  private final Recipe recipe =
      DataFile.read("touchstone/workloads/users/recipe.json", Recipe.class);
  private final ValueTree tree = new ValueTree(recipe.coordinates().decimals());

  @Override
  public Description description() {
    return description;
  }

  @Override
  public List<Document> generate(Description.Size size, String variant) {
    if (!variant.equals("minified")) {
      throw new IllegalArgumentException("users by size have no variant " + variant);
    }
    Response value = value(size);
    ObjectNode inTypeOrder = tree.of(value);
    String canonical = JsonText.MINIFIED.print(inTypeOrder);
    inTypeOrder
        .withArray("/users")
        .forEach(user -> MemberOrder.move((ObjectNode) user, recipe.moved()));
    return List.of(new Document(JsonText.MINIFIED.print(inTypeOrder), value, canonical));
  }

  private Response value(Description.Size size) {
    int wanted = size.total("bytes");
    Profiles profiles = new Profiles(recipe, List.of(recipe.base()), new Draws(size.seed()));
    List<User> users = new ArrayList<>();
    int length = length(tree.of(profiles.response(users)));
    while (length < wanted) {
      User user = profiles.user(users.size());
      length += length(user) + (users.isEmpty() ? 0 : ",".length());
      users.add(user);
    }
    int surplus = length - wanted;
    for (int last = users.size() - 1; last >= 0 && surplus > 0; last--) {
      surplus = new Cut(users.get(last), this::length, surplus).cut();
    }
    return profiles.response(users);
  }

  private int length(User user) {
    return length(tree.of(user));
  }

  private static int length(JsonNode tree) {
    return JsonText.MINIFIED.print(tree).length();
  }
}
