package touchstone.workloads.tweets;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import touchstone.workloads.generate.Description;
import touchstone.workloads.generate.Draws;

/**
 * Gives tweets their texts. The first ones have characters of another script, which take six bytes each when they are escaped; the
 * others share what is left of the document's size. Where all are foreign, what they have in Latin letters is shared.
 */
final class Texts {

  /** <code>&#92;uXXXX</code>. */
  private static final int ESCAPE = 6;

  private final Recipe recipe;
  private final Description.Size size;
  private final Draws draws;

  Texts(Recipe recipe, Description.Size size, Draws draws) {
    this.recipe = recipe;
    this.size = size;
    this.draws = draws;
  }

  /**
   * Fills all texts.
   *
   * @param bytes that they take together, escaped
   */
  void fill(ArrayNode tweets, int bytes) {
    int all = tweets.size();
    int some = size.total("foreign");
    int[] foreign = new int[all];
    System.arraycopy(
        draws.portions(some, recipe.foreign(), size.total("characters")), 0, foreign, 0, some);
    shuffle(foreign);
    int left = bytes;
    for (int i = 0; i < all; i++) {
      if (foreign[i] > 0) {
        Recipe.Script script = recipe.scripts().get(i % size.total("scripts"));
        String text = script.language().text(draws, foreign[i]);
        ((ObjectNode) tweets.get(i)).put("text", text).put("iso_language_code", script.code());
        left -= text.chars().map(c -> c < 0x80 ? 1 : ESCAPE).sum();
      }
    }
    int[] latin = some == all ? draws.portions(all, recipe.aside(), left) : besides(foreign, left);
    for (int i = 0; i < all; i++) {
      ObjectNode tweet = (ObjectNode) tweets.get(i);
      tweet.put(
          "text",
          foreign[i] == 0
              ? recipe.base().text(draws, latin[i])
              : tweet.get("text").textValue() + aside(latin[i]));
    }
  }

  private void shuffle(int[] lengths) {
    for (int i = lengths.length - 1; i > 0; i--) {
      int other = draws.below(i + 1);
      int length = lengths[i];
      lengths[i] = lengths[other];
      lengths[other] = length;
    }
  }

  private int[] besides(int[] foreign, int bytes) {
    int[] latin = new int[foreign.length];
    int left = bytes;
    int others = 0;
    for (int i = 0; i < latin.length; i++) {
      if (foreign[i] == 0) {
        others++;
      } else {
        latin[i] = draws.in(recipe.aside());
        left -= latin[i];
      }
    }
    int[] portions = draws.portions(others, recipe.text(), left);
    for (int i = 0; i < latin.length; i++) {
      if (foreign[i] == 0) {
        latin[i] = portions[--others];
      }
    }
    return latin;
  }

  private String aside(int length) {
    return " " + recipe.base().text(draws, length - 1);
  }
}
