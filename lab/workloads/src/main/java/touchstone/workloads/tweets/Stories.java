package touchstone.workloads.tweets;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import touchstone.workloads.generate.Draws;

/** Draws tweets, the newest one first, each with an empty text. */
final class Stories {

  private final Recipe recipe;
  private final Draws draws;
  private LocalDateTime moment;

  Stories(Recipe recipe, Draws draws) {
    this.recipe = recipe;
    this.draws = draws;
    moment = LocalDateTime.parse(recipe.first());
  }

  ObjectNode next() {
    ObjectNode story = JsonNodeFactory.instance.objectNode();
    String id = draws.fill(recipe.id());
    String user = draws.fill(recipe.user());
    story.put("from_user_id_str", user);
    story.put("profile_image_url", draws.fill(draws.of(recipe.pictures())));
    story.put("created_at", date());
    story.put("from_user", name());
    story.put("id_str", id);
    story.putObject("metadata").put("result_type", "recent");
    boolean answers = draws.chance(recipe.answers());
    String other = draws.fill(recipe.user());
    if (answers) {
      story.put("to_user_id", Integer.parseInt(other));
    } else {
      story.putNull("to_user_id");
    }
    story.put("text", "");
    story.put("id", Long.parseLong(id));
    story.put("from_user_id", Integer.parseInt(user));
    if (answers) {
      story.put("to_user", name());
    }
    story.putNull("geo");
    story.put("iso_language_code", "en");
    story.put("to_user_id_str", answers ? other : null);
    story.put("source", draws.of(recipe.sources()));
    moment = moment.minusSeconds(draws.in(recipe.pause()));
    return story;
  }

  private String name() {
    return recipe.base().word(draws, draws.in(recipe.name()));
  }

  /** As RFC 822 has it; the formatter's English is its own, not the locale's. */
  private String date() {
    return DateTimeFormatter.RFC_1123_DATE_TIME
        .format(moment.atOffset(ZoneOffset.UTC))
        .replace("GMT", "+0000");
  }
}
