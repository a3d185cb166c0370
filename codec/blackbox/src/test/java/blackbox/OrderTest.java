package blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonName;

/** Members in the type's order and in any other, in every usual style of white space: what is read is the same. */
class OrderTest {

  @Json
  record Mixed(
      int id,
      String name,
      @Nullable String note,
      @JsonName("the_name_of_twenty") boolean flag,
      @JsonName("exactly_thirteen") double ratio,
      String last) {}

  private static final Mixed VALUE = new Mixed(7, "Ada", null, true, -0.5, "end");

  private static final List<String> MEMBERS = List.of(
      "\"id\":~7",
      "\"name\":~\"Ada\"",
      "\"note\":~null",
      "\"the_name_of_twenty\":~true",
      "\"exactly_thirteen\":~-0.5",
      "\"last\":~\"end\"");

  private static final List<Function<List<String>, String>> STYLES = List.of(
      members -> "{" + String.join(",", members).replace("~", "") + "}",
      members -> "{" + String.join(",", members).replace("~", " ") + "}",
      members -> "{ " + String.join(", ", members).replace("~", " ") + " }",
      members -> "{\n  " + String.join(",\n  ", members).replace("~", " ") + "\n}",
      members -> "{\n\t" + String.join("\n\t, ", members).replace("~", "\t") + "\n}");

  /** Far from the end of the document, where the reader takes words, and near to it. */
  private static final List<String> BEHIND = List.of("", " ".repeat(200));

  @Test
  void anyOrderInAnyStyle() {
    Random random = new Random(1);
    for (JsonAdapter<Mixed> adapter : Ways.adapters(Mixed.class)) {
      List<String> members = new ArrayList<>(MEMBERS);
      for (int round = 0; round < 60; round++) {
        for (Function<List<String>, String> style : STYLES) {
          for (String behind : BEHIND) {
            String document = style.apply(members) + behind;
            for (Function<String, Mixed> in : Ways.in(adapter)) {
              assertEquals(VALUE, in.apply(document), document);
            }
          }
        }
        Collections.shuffle(members, random);
      }
    }
  }

  @Test
  void whatIsNotKnownStandsBetween() {
    for (JsonAdapter<Mixed> adapter : Ways.adapters(Mixed.class)) {
      for (int at = 0; at <= MEMBERS.size(); at++) {
        List<String> members = new ArrayList<>(MEMBERS);
        members.add(at, "\"names\":~[{\"name\":1}]");
        for (Function<List<String>, String> style : STYLES) {
          assertEquals(VALUE, adapter.fromJson(style.apply(members) + BEHIND.get(1)));
        }
      }
    }
  }

  @Test
  void aMemberThatIsThereTwiceIsRefusedWhereverItStands() {
    for (JsonAdapter<Mixed> adapter : Ways.adapters(Mixed.class)) {
      for (String twice : MEMBERS) {
        for (int at = 0; at <= MEMBERS.size(); at++) {
          List<String> members = new ArrayList<>(MEMBERS);
          members.add(at, twice);
          for (Function<List<String>, String> style : STYLES) {
            String document = style.apply(members) + BEHIND.get(1);
            JsonException refusal = Ways.refused(() -> adapter.fromJson(document));
            String name = twice.substring(1, twice.indexOf('"', 1));
            assertEquals(
                "member '" + name + "' is there more than once",
                refusal
                    .getMessage()
                    .lines()
                    .findFirst()
                    .orElse("")
                    .replaceFirst(" at .*| \\(.*", ""),
                document);
          }
        }
      }
    }
  }

  @Test
  void aWrongValueIsPointedAt() {
    for (JsonAdapter<Mixed> adapter : Ways.adapters(Mixed.class)) {
      for (String wrong : MEMBERS) {
        List<String> members = new ArrayList<>(MEMBERS);
        String name = wrong.substring(0, wrong.indexOf('~'));
        members.set(MEMBERS.indexOf(wrong), name + "~[]");
        for (Function<List<String>, String> style : STYLES) {
          String document = style.apply(members) + BEHIND.get(1);
          JsonException refusal = Ways.refused(() -> adapter.fromJson(document));
          assertEquals("/" + name.substring(1, name.indexOf('"', 1)), refusal.pointer());
          assertEquals(document.indexOf("[]"), refusal.offset());
        }
      }
    }
  }
}
