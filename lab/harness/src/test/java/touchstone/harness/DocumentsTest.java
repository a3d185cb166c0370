package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.workloads.OwnDocument;

class DocumentsTest {

  @TempDir
  Path folder;

  private OwnDocument brought(String file, String text) throws IOException {
    return OwnDocument.read(Files.writeString(folder.resolve(file), text));
  }

  private static String refused(OwnDocument... brought) {
    return assertThrows(Refusal.class, () -> new Documents(List.of(brought)).close())
        .getMessage();
  }

  @Test
  void whatHasTheNameOfAnotherOneIsRefused() throws IOException {
    OwnDocument order = brought("order.json", "[1]");
    assertEquals(
        "there is another document called order: rename the file",
        refused(order, brought("order.txt", "[2]")));
    assertEquals("the document order is given twice: give it once", refused(order, order));
    assertEquals(
        "there is another document called users-tiny: rename the file",
        refused(brought("users-tiny.json", "[1]")));
  }
}
