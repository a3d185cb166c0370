package touchstone.workloads;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnDocumentTest {

  @TempDir
  Path folder;

  private OwnDocument read(String name, String text) throws IOException {
    return OwnDocument.read(Files.writeString(folder.resolve(name), text));
  }

  @Test
  void itIsCalledLikeItsFileAndHoldsWhatItSays() throws IOException {
    OwnDocument own = read("my.order.json", "{ \"é\": 1.50 }\n");
    assertEquals("my.order", own.workload().id());
    assertEquals(OwnDocument.TYPE, own.workload().type());
    assertEquals(15, own.workload().bytes());
    assertEquals(14, own.workload().characters());
    assertEquals("{ \"é\": 1.50 }\n", own.document().text());
    assertEquals(Map.of("é", new BigDecimal("1.50")), own.document().value());
    assertEquals("{\"é\":1.50}", own.document().canonical());
    assertEquals("order", read("order", "1").workload().id());
    assertEquals("my-orders-2", read("my orders, 2.json", "1").workload().id());
  }

  @Test
  void whatIsNoJsonIsRefusedInASentence() throws IOException {
    for (String text :
        new String[] {"", "null", "{", "[1] 2", "{'a':1}", "{\"a\":1,\"a\":2}", "\uFEFF{}"}) {
      String message = assertThrows(IllegalArgumentException.class, () -> read("bad.json", text))
          .getMessage();
      assertTrue(message.contains("bad.json is "), message);
      assertTrue(message.lines().count() == 1, message);
    }
    Path latin =
        Files.write(folder.resolve("latin.json"), "\"é\"".getBytes(StandardCharsets.ISO_8859_1));
    assertTrue(assertThrows(IllegalArgumentException.class, () -> OwnDocument.read(latin))
        .getMessage()
        .endsWith("is not UTF-8"));
  }
}
