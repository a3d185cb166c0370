package touchstone.workloads.users;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.workloads.Workloads;

/** The published document's statistics. Counts are met exactly, bytes within 1 %. Strings are values, not names. */
class StatisticsTest {

  private static final double TOLERANCE = 0.01;

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          # id         | users | pretty | minified | objects | members | strings | ints | doubles
          users-tiny   |     2 |   8200 |     6100 |      27 |     129 |     115 |   30 |       4
          users-small  |     7 |  26600 |    19500 |      87 |     424 |     380 |  105 |      14
          users-medium |    20 |  76500 |    56400 |     245 |    1199 |    1077 |  300 |      40
          users-large  |    60 | 235700 |   173700 |     760 |    3699 |    3337 |  900 |     120
          """)
  void aDocumentCountsLikeThePublishedOne(
      String id,
      int users,
      int pretty,
      int minified,
      int objects,
      int members,
      int strings,
      int ints,
      int doubles) {
    JsonNode tree = Documents.tree(id);
    assertEquals(users, tree.get("users").size());
    assertEquals(
        new Counts(objects, members, strings, ints, doubles), new Counts(0, 0, 0, 0, 0).plus(tree));
    assertEquals(pretty, Workloads.document(id).length, TOLERANCE * pretty);
    assertEquals(minified, Workloads.document(id + "/minified").length, TOLERANCE * minified);
  }

  private record Counts(int objects, int members, int strings, int ints, int doubles) {

    Counts plus(JsonNode node) {
      Counts sum = new Counts(
          objects + (node.isObject() ? 1 : 0),
          members + (node.isObject() ? node.size() : 0),
          strings + (node.isTextual() ? 1 : 0),
          ints + (node.isInt() ? 1 : 0),
          doubles + (node.isBigDecimal() ? 1 : 0));
      for (JsonNode child : node) {
        sum = sum.plus(child);
      }
      return sum;
    }
  }
}
