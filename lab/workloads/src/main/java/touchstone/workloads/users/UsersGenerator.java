package touchstone.workloads.users;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import touchstone.types.users.Image;
import touchstone.types.users.Response;
import touchstone.types.users.User;
import touchstone.workloads.generate.DataFile;
import touchstone.workloads.generate.Description;
import touchstone.workloads.generate.Document;
import touchstone.workloads.generate.Draws;
import touchstone.workloads.generate.Generator;
import touchstone.workloads.generate.JsonText;
import touchstone.workloads.generate.Language;
import touchstone.workloads.generate.MemberOrder;

/**
 * Draws a value, makes it a tree, arranges the tree as the variant says, and prints it.
 *
 * <p>Two streams of draws: the value's, from the size's seed, and the variant's, from the seed's complement. So every
 * variant that claims the same value has it.
 */
public final class UsersGenerator implements Generator {

  private static final String FOLDER = "touchstone/workloads/users/";

  private final Description description =
      DataFile.read(FOLDER + "workload.json", Description.class);
  private final Recipe recipe = DataFile.read(FOLDER + "recipe.json", Recipe.class);

  @Override
  public Description description() {
    return description;
  }

  @Override
  public List<Document> generate(Description.Size size, String variant) {
    return List.of(
        switch (variant) {
          case "pretty" -> plain(size, base(), JsonText.PRETTY);
          case "minified" -> plain(size, base(), JsonText.MINIFIED);
          case "accents" -> plain(size, List.of(recipe.accented()), JsonText.PRETTY);
          case "unicode" -> plain(size, recipe.scripts(), JsonText.PRETTY);
          case "escaped" -> plain(size, recipe.scripts(), JsonText.PRETTY_ASCII);
          case "shuffled" -> shuffled(size);
          case "sparse" -> sparse(size);
          default -> throw new IllegalArgumentException("users has no variant " + variant);
        });
  }

  private Document plain(Description.Size size, List<Language> languages, JsonText text) {
    Response value = value(size, languages);
    return document(text.print(inDocumentOrder(tree(value))), value);
  }

  private Document shuffled(Description.Size size) {
    Response value = value(size, base());
    JsonNode tree = tree(value);
    MemberOrder.shuffle(tree, ofVariant(size));
    return document(JsonText.PRETTY.print(tree), value);
  }

  private Document sparse(Description.Size size) {
    Draws draws = ofVariant(size);
    Response value = value(size, base());
    for (User user : value.getUsers()) {
      recipe.absences().setSomeToNull(nullSetters(user), draws);
      for (Image image : user.getImages()) {
        recipe.absences().setSomeToNull(List.of(() -> image.setDescription(null)), draws);
      }
    }
    JsonNode tree = inDocumentOrder(tree(value));
    recipe.absences().leaveSomeNullsOut(tree, draws);
    recipe.strangers().strew(tree, draws);
    return document(JsonText.PRETTY.print(tree), value);
  }

  /** One for each property that the type calls nullable. */
  private static List<Runnable> nullSetters(User user) {
    return List.of(
        () -> user.setBalance(null),
        () -> user.setPictureUrl(null),
        () -> user.setCompany(null),
        () -> user.setAddress(null),
        () -> user.setAbout(null),
        () -> user.setRange(null),
        () -> user.setGreeting(null),
        () -> user.setFavoriteFruit(null),
        () -> user.setPhone(null));
  }

  private List<Language> base() {
    return List.of(recipe.base());
  }

  private Response value(Description.Size size, List<Language> languages) {
    return new Profiles(recipe, languages, new Draws(size.seed())).draw(size);
  }

  private static Draws ofVariant(Description.Size size) {
    return new Draws(~size.seed());
  }

  private ObjectNode tree(Response value) {
    return new ValueTree(recipe.coordinates().decimals()).of(value);
  }

  private JsonNode inDocumentOrder(ObjectNode tree) {
    tree.withArray("/users").forEach(user -> MemberOrder.move((ObjectNode) user, recipe.moved()));
    return tree;
  }

  private Document document(String text, Response value) {
    return new Document(text, value, JsonText.MINIFIED.print(tree(value)));
  }
}
