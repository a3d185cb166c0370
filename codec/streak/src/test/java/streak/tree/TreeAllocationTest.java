package streak.tree;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import streak.Allocated;
import streak.Streak;

/** What trees take, in bytes for each byte of the document, counted by the JVM. */
class TreeAllocationTest {

  private static final int TREES = 20;

  private final Streak streak = Streak.create();
  private Object kept;

  /** Records of strings, numbers and nulls, as services send them. */
  private static byte[] document(String text) {
    StringBuilder document = new StringBuilder("{\"results\":[");
    for (int i = 0; i < 200; i++) {
      document
          .append(i == 0 ? "" : ",")
          .append(
              "{\"from_user_id_str\":\"%d\",\"profile_image_url\":\"http://img.example/profile/%d/normal.png\","
                  .formatted(100_000_000 + i, 900_000 + i))
          .append(
              "\"created_at\":\"Wed, 26 Jan 2011 04:%02d:%02d +0000\",\"metadata\":{\"result_type\":\"recent\"},"
                  .formatted(i % 60, i % 60))
          .append("\"to_user_id\":null,\"text\":\"%s\",\"id\":%d,\"geo\":null,\"score\":%d.5}"
              .formatted(text, 30_120_402_839_666_689L + i, i));
    }
    return document.append("]}").toString().getBytes(StandardCharsets.UTF_8);
  }

  private double perByte(byte[] document, Supplier<JsonValue> tree) {
    // The first ones warm it, and what is kept for the next one has its size.
    long bytes = Allocated.by(200, TREES, () -> kept = tree.get());
    assertTrue(kept instanceof JsonObject);
    return (double) bytes / TREES / document.length;
  }

  @Test
  void aStrictTreeTakesTwoAndAHalfBytesForEachByteOfTheDocument() {
    String ascii =
        "what a text of a hundred characters looks like, or of some more than that: one line";
    for (String text : new String[] {
      ascii, "\u3042\u3044\u3046\u3048\u304a".repeat(12), "\\u3042\\u3044\\u3046".repeat(15)
    }) {
      byte[] document = document(text);
      double taken = perByte(document, () -> streak.readTree(document));
      assertTrue(taken <= 2.5, text + ": " + taken);
    }
  }

  @Test
  void aLazyTreeTakesAFractionUntilItIsAsked() {
    byte[] document = document("a text that nobody asks for, as long as one of those usually is");
    double taken = perByte(document, () -> streak.readLazyTree(document));
    assertTrue(taken <= 1.2, "nothing asked: " + taken);
    double tenth = perByte(document, () -> {
      JsonValue tree = streak.readLazyTree(document);
      JsonArray results = tree.field("results").asArray();
      for (int i = 0; i < results.size(); i++) {
        kept = results.element(i).field("text").asString();
      }
      return tree;
    });
    assertTrue(tenth <= 1.2, "a tenth of the members: " + tenth);
  }
}
