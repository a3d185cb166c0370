package touchstone.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Where the README says that Streak stands among the others is where the recorded runs say it does. */
@Tag("any-jdk")
class StandingTest {

  private static final String HEAD = "| Document | ";
  private static final Pattern WORKLOAD = Pattern.compile("`([a-z0-9/-]+)`");
  private static final Pattern RECORD = Pattern.compile("\\(record/([a-z0-9-]+)/report\\.md\\)");
  private static final String OURS = "streak-generated";

  /** The table's lines: what each column is, then a line a document. */
  static List<String> table() {
    List<String> lines = Tree.text("README.md").lines().toList();
    int head = 0;
    while (!lines.get(head).startsWith(HEAD)) {
      head++;
    }
    int end = head;
    while (lines.get(end).startsWith("| ")) {
      end++;
    }
    return lines.subList(head, end);
  }

  @Test
  void eachCellIsWhatARunSays() throws IOException {
    List<String> table = table();
    List<String> columns = cells(table.get(0));
    assertTrue(table.size() > 5, "README.md shows where Streak stands");
    List<String> records = List.of();
    for (String line : table.subList(2, table.size())) {
      List<String> cells = cells(line);
      Matcher workload = WORKLOAD.matcher(cells.get(0));
      assertTrue(workload.find(), "no workload in " + line);
      List<String> named =
          RECORD.matcher(cells.get(0)).results().map(found -> found.group(1)).toList();
      if (!named.isEmpty()) { // else the runs of the line above
        records = named;
      }
      for (int i = 1; i < columns.size(); i++) {
        String operation = columns.get(i).toLowerCase(Locale.ROOT).replace(' ', '-');
        assertEquals(
            standing(records, workload.group(1), operation),
            cells.get(i),
            workload.group(1) + ", " + operation);
      }
    }
  }

  private static List<String> cells(String line) {
    return Arrays.stream(line.substring(1, line.lastIndexOf('|')).split("\\|"))
        .map(String::strip)
        .toList();
  }

  private static String standing(List<String> records, String workload, String operation)
      throws IOException {
    for (String record : records) {
      JsonNode summary =
          new ObjectMapper().readTree(Tree.text("record/" + record + "/summary.json"));
      for (JsonNode group : summary.path("groups")) {
        if (group.path("workload").asText().equals(workload)
            && group.path("operation").asText().equals(operation)
            && group.path("rows").findValuesAsText("contestant").contains(OURS)) {
          return standing(group);
        }
      }
    }
    return "";
  }

  /** Streak's own row against the fastest that is not one of Streak's. */
  private static String standing(JsonNode group) {
    JsonNode own = null;
    JsonNode other = null;
    for (JsonNode row : group.path("rows")) { // fastest first
      String contestant = row.path("contestant").asText();
      if (!row.hasNonNull("tie")) {
        continue; // a floor, or without a figure
      }
      if (contestant.equals(OURS)) {
        own = row;
      } else if (!contestant.startsWith("streak-") && other == null) {
        other = row;
      }
    }
    assertNotNull(own, () -> OURS + " has no figure in " + group.path("name"));
    assertNotNull(other, () -> "nobody else has one in " + group.path("name"));
    if (share(tie(own), tie(other))) {
      return "level";
    }
    double times = ratio(other) / ratio(own);
    return times > 1
        ? "ahead: %s %.2f".formatted(name(other), times)
        : "behind %s: %.2f".formatted(name(other), 1 / times);
  }

  /** Letters: rows that share one were not told apart. */
  private static String tie(JsonNode row) {
    return row.path("tie").asText();
  }

  private static boolean share(String letters, String others) {
    return letters.chars().anyMatch(letter -> others.indexOf(letter) >= 0);
  }

  private static String name(JsonNode row) {
    return row.path("contestant").asText();
  }

  private static double ratio(JsonNode row) {
    return row.path("ratio").asDouble();
  }
}
