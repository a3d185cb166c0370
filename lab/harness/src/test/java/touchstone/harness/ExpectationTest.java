package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import touchstone.fork.Graph;
import touchstone.model.Checksum;
import touchstone.model.Operation;
import touchstone.model.Result;
import touchstone.workloads.generate.Document;

class ExpectationTest {

  private static final String TWO = """
      {"results":[{"text":"abc","from_user":"de","geo":null},{"text":"\\u00e9","from_user":"f"}],"page":1.5,"max":7,"ok":true}""";

  @Test
  void allOfATreeIsEveryNameAndEveryValueOnce() throws IOException {
    long first = member(4, 3) + member(9, 2) + member(3, 1);
    long second = member(4, 1) + member(9, 1);
    long results = 31 * (31 * 1 + first) + second;
    long fraction = Double.doubleToLongBits(1.5);
    long root = member(7, results) + member(4, fraction) + member(3, 7) + member(2, 3);
    assertEquals(graph(root), expected(Operation.READ_ALL, TWO));
  }

  @Test
  void theOrderOfMembersIsFreeAndThatOfElementsIsNot() throws IOException {
    String one = expected(Operation.READ_ALL, "{\"a\":1,\"bc\":[2,3]}");
    assertEquals(one, expected(Operation.READ_ALL, "{\"bc\":[2,3],\"a\":1}"));
    assertEquals(
        graph(member(1, 1) + member(2, 31 * (31 + 3) + 2)),
        expected(Operation.READ_ALL, "{\"bc\":[3,2],\"a\":1}"));
  }

  @Test
  void aTenthIsEveryTextAndEveryOtherAuthor() throws IOException {
    long picked = 31 * (31 * (31 + 3) + 2) + 1;
    assertEquals(graph(picked), expected(Operation.READ_TENTH, TWO));
  }

  private static long member(int nameLength, long value) {
    return (2L * nameLength + 1) * (value + 1_000_003);
  }

  private static String graph(long checksum) {
    return Graph.toJson(new Checksum().set(checksum));
  }

  private static String expected(Operation operation, String text) throws IOException {
    return Expectation.of(operation, Result.TREE, new Document(text, text, text));
  }
}
