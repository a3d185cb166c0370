package touchstone.workloads.tweets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import touchstone.workloads.Workloads;
import touchstone.workloads.generate.Document;

class TweetsTest {

  private static final JsonMapper MAPPER = new JsonMapper();

  /** The published lengths, and how many tweets a document has. */
  private static final Map<String, int[]> PUBLISHED = Map.of(
      "twitter1", new int[] {855, 1},
      "twitter10", new int[] {6_594, 10},
      "twitter20", new int[] {12_068, 20},
      "twitter50", new int[] {31_949, 50},
      "twitter100", new int[] {62_997, 100},
      "jp10", new int[] {14_983, 15},
      "jp50", new int[] {45_141, 50},
      "jp100", new int[] {84_878, 100});

  @Test
  void documentsHaveThePublishedLengthsAndCounts() throws IOException {
    for (Map.Entry<String, int[]> published : PUBLISHED.entrySet()) {
      byte[] document = Workloads.document(published.getKey());
      assertEquals(published.getValue()[0], document.length, published.getKey());
      JsonNode root = MAPPER.readTree(document);
      assertEquals(published.getValue()[1], root.get("results").size(), published.getKey());
      assertEquals(11, root.size());
    }
  }

  @Test
  void theTwinIsTheSameValueInRawUtf8() throws IOException {
    for (String id : PUBLISHED.keySet()) {
      Document ascii = Workloads.documents(id).get(0);
      Document raw = Workloads.documents(id + "/unicode").get(0);
      assertTrue(ascii.text().chars().allMatch(c -> c < 0x80), id);
      assertFalse(raw.text().contains("\\u"), id);
      assertEquals(MAPPER.readTree(ascii.text()), MAPPER.readTree(raw.text()), id);
      assertEquals(ascii.value(), raw.value());
      assertEquals(raw.text(), raw.canonical());
    }
  }

  @Test
  void escapesTakeThePublishedShareOfTheBytes() {
    assertEquals(0.05, escaped("twitter100"), 0.01);
    assertEquals(0.05, escaped("twitter10"), 0.015);
    assertEquals(0.40, escaped("jp100"), 0.05);
    assertEquals(0.40, escaped("jp10"), 0.08);
  }

  private static double escaped(String id) {
    String text = Workloads.documents(id).get(0).text();
    int escapes = text.split("\\\\u", -1).length - 1;
    return 6.0 * escapes / text.length();
  }

  @Test
  void tweetsHaveThePublishedShape() throws IOException {
    Set<Integer> sizes = new HashSet<>();
    int answers = 0;
    int tweets = 0;
    for (String id : PUBLISHED.keySet()) {
      for (JsonNode tweet : MAPPER.readTree(Workloads.document(id)).get("results")) {
        sizes.add(tweet.size());
        tweets++;
        answers += tweet.get("to_user_id").isNull() ? 0 : 1;
        within(14, 150, tweet.get("text").textValue().length());
        within(57, 107, tweet.get("profile_image_url").textValue().length());
        within(59, 141, tweet.get("source").textValue().length());
        within(4, 15, tweet.get("from_user").textValue().length());
        within(17, 17, tweet.get("id_str").textValue().length());
        assertTrue(tweet.get("id").longValue() > 1L << 53);
        assertEquals(tweet.get("id_str").textValue(), tweet.get("id").asText());
        assertEquals(31, tweet.get("created_at").textValue().length());
        assertTrue(tweet.get("geo").isNull());
      }
    }
    assertEquals(Set.of(14, 15), sizes);
    assertEquals(0.2, (double) answers / tweets, 0.07);
  }

  private static void within(int least, int most, int length) {
    assertTrue(length >= least && length <= most, length + " is not between");
  }
}
