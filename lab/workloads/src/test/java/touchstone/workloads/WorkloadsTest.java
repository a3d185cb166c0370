package touchstone.workloads;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchstone.model.Workload;

class WorkloadsTest {

  @Test
  void everyDocumentIsByteForByteTheOneThatWasPinned() throws IOException {
    String now = Workloads.all().stream()
        .map(workload -> workload.sha256() + "  " + workload.id() + "\n")
        .collect(Collectors.joining());
    assertEquals(pinned(), now, "documents.sha256 would have to be:\n" + now);
  }

  @Test
  void aDocumentDependsNeitherOnLocaleNorOnTimeZone() {
    byte[] here = Workloads.document("users-tiny/sparse");
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kolkata"));
      assertArrayEquals(here, Workloads.document("users-tiny/sparse"));
      Locale.setDefault(Locale.forLanguageTag("tr-TR"));
      assertArrayEquals(here, Workloads.document("users-tiny/sparse"));
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  @Test
  void sizesComeSmallestFirstEachWithItsVariants() {
    List<String> ids = Stream.of("users-tiny", "users-small", "users-medium", "users-large")
        .flatMap(size -> Stream.of(
            size,
            size + "/minified",
            size + "/unicode",
            size + "/escaped",
            size + "/shuffled",
            size + "/sparse"))
        .toList();
    assertEquals(ids, Workloads.all().stream().map(Workload::id).toList());
  }

  @Test
  void aWorkloadSaysHowLongItsDocumentIs() {
    Workload workload = Workloads.find("users-tiny/unicode").orElseThrow();
    byte[] document = Workloads.document("users-tiny/unicode");
    assertEquals("users", workload.type());
    assertEquals(document.length, workload.bytes());
    assertEquals(new String(document, StandardCharsets.UTF_8).length(), workload.characters());
    assertTrue(workload.characters() < workload.bytes());
  }

  @Test
  void anUnknownIdIsNotFoundAndIsAnsweredWithTheKnownOnes() {
    assertTrue(Workloads.find("users-huge").isEmpty());
    assertTrue(Workloads.find("users-tiny/pretty").isEmpty());
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> Workloads.document("users-huge"));
    assertTrue(e.getMessage().contains("users-large/minified"), e.getMessage());
  }

  @Test
  void everyCallGivesAValueOfItsOwn() {
    assertNotSame(Workloads.expected("users-tiny"), Workloads.expected("users-tiny"));
  }

  private static String pinned() throws IOException {
    try (InputStream in = WorkloadsTest.class.getResourceAsStream("documents.sha256")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
