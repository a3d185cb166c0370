package touchstone.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GraphTest {

  static class Base {
    private final int inherited = 1;
    static final int NOT_SHOWN = 2;
  }

  static class Value extends Base {
    private final List<String> list = Arrays.asList("a", null, "\u20ac \ud83d\ude00 \" \\ \n");
    private final Map<String, double[]> map = Map.of("k", new double[] {1.5, -0.0, Double.NaN});
    private final BigDecimal decimal = new BigDecimal("12345678901234567890.10");
    private final Character character = 'c';
    private final Thread.State state = Thread.State.NEW;
  }

  @Test
  void fieldsBecomeMembersSuperclassFirst() {
    assertEquals(
        "{\"inherited\":1,\"list\":[\"a\",null,\"\u20ac \ud83d\ude00 \\\" \\\\ \\u000a\"],"
            + "\"map\":{\"k\":[1.5,-0.0,\"NaN\"]},\"decimal\":12345678901234567890.10,"
            + "\"character\":\"c\",\"state\":\"NEW\"}",
        Graph.toJson(new Value()));
  }

  @Test
  void everyCharacterComesBackFromAParser() throws Exception {
    StringBuilder all = new StringBuilder();
    for (int c = 0; c < 0x3000; c++) {
      all.append((char) c);
    }
    all.append("\ud83d\ude00\ud800");
    assertEquals(all.toString(), new ObjectMapper().readTree(Graph.toJson(all)).textValue());
  }

  @Test
  void aCycleIsAnErrorAndNotAnOverflow() {
    List<Object> cycle = new ArrayList<>();
    cycle.add(cycle);
    String message =
        assertThrows(IllegalArgumentException.class, () -> Graph.toJson(cycle)).getMessage();
    assertTrue(message.contains("cycle"), message);
  }

  @Test
  void whatCannotBeLookedIntoIsNamed() {
    String message = assertThrows(
            IllegalArgumentException.class,
            () -> Graph.toJson(new Object[] {Thread.currentThread()}))
        .getMessage();
    assertTrue(message.contains("java.lang.Thread"), message);
  }
}
