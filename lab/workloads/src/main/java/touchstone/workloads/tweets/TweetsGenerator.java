package touchstone.workloads.tweets;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import touchstone.workloads.generate.DataFile;
import touchstone.workloads.generate.Description;
import touchstone.workloads.generate.Document;
import touchstone.workloads.generate.Draws;
import touchstone.workloads.generate.Generator;
import touchstone.workloads.generate.JsonText;

/** Draws tweets without a text, then texts of the lengths that give the document its size, to the byte. */
public final class TweetsGenerator implements Generator {

  private static final String FOLDER = "touchstone/workloads/tweets/";
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final int MICROSECONDS = 6;

  private final Description description =
      DataFile.read(FOLDER + "workload.json", Description.class);
  private final Recipe recipe = DataFile.read(FOLDER + "recipe.json", Recipe.class);

  @Override
  public Description description() {
    return description;
  }

  @Override
  public List<Document> generate(Description.Size size, String variant) {
    JsonText text = switch (variant) {
      case "pretty" -> JsonText.MINIFIED_ASCII;
      case "unicode" -> JsonText.MINIFIED;
      default -> throw new IllegalArgumentException("tweets have no variant " + variant);
    };
    ObjectNode root = draw(size);
    Object value = MAPPER.convertValue(root, Map.class);
    return List.of(new Document(text.print(root), value, JsonText.MINIFIED.print(root)));
  }

  private ObjectNode draw(Description.Size size) {
    Draws draws = new Draws(size.seed());
    Stories stories = new Stories(recipe, draws);
    ArrayNode results = NODES.arrayNode();
    for (int i = 0; i < size.total("tweets"); i++) {
      results.add(stories.next());
    }
    ObjectNode root = root(results, draws);
    int left = size.total("bytes") - JsonText.MINIFIED_ASCII.print(root).length();
    new Texts(recipe, size, draws).fill(results, left);
    return root;
  }

  private ObjectNode root(ArrayNode results, Draws draws) {
    int page = results.size();
    ObjectNode root = NODES.objectNode();
    root.set("results", results);
    long max = results.get(0).get("id").longValue();
    root.put("max_id", max);
    root.put("since_id", 0);
    root.put("refresh_url", "?since_id=%s&q=%s".formatted(max, recipe.query()));
    root.put("next_page", "?page=2&max_id=%s&rpp=%s&q=%s".formatted(max, page, recipe.query()));
    root.put("results_per_page", page);
    root.put("page", 1);
    root.put("completed_in", BigDecimal.valueOf(draws.in(recipe.completed()), MICROSECONDS));
    root.put("since_id_str", "0");
    root.put("max_id_str", Long.toString(max));
    root.put("query", recipe.query());
    return root;
  }
}
