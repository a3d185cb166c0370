package touchstone.workloads;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.TimeZone;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchstone.model.Workload;
import touchstone.workloads.generate.Document;

class WorkloadsTest {

  @Test
  void everyDocumentIsByteForByteTheOneThatWasPinned() throws IOException {
    JsonMapper mapper = JsonMapper.builder()
        .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
        .build();
    StringJoiner now = new StringJoiner(",\n  ", "[\n  ", "\n]\n");
    for (Workload workload : Workloads.measured()) {
      now.add(mapper.writeValueAsString(workload));
    }
    assertEquals(now.toString(), pinned(), "the resource documents.json would have to be:\n" + now);
  }

  @Test
  void aDocumentDependsNeitherOnLocaleNorOnTimeZone() {
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kolkata"));
      theShorterOnesAreAsPinned();
      Locale.setDefault(Locale.forLanguageTag("tr-TR"));
      theShorterOnesAreAsPinned();
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  private static void theShorterOnesAreAsPinned() {
    for (Workload pinned : Workloads.all()) {
      if (pinned.bytes() < 300_000) {
        String id = pinned.id();
        assertEquals(pinned, Workloads.measured(id, pinned.type(), Workloads.documents(id)));
      }
    }
  }

  @Test
  void sizesComeSmallestFirstEachWithItsVariants() {
    List<String> ids = Stream.of("users-tiny", "users-small", "users-medium", "users-large")
        .flatMap(size -> Stream.of(
            size,
            size + "/minified",
            size + "/accents",
            size + "/unicode",
            size + "/escaped",
            size + "/shuffled",
            size + "/sparse"))
        .collect(Collectors.toList());
    for (String size :
        List.of("500b", "1kb", "4kb", "16kb", "64kb", "256kb", "1mb", "4mb", "16mb")) {
      ids.add("users-" + size + "/minified");
    }
    ids.addAll(
        List.of("price", "price/minified", "price/shuffled", "orderbook", "orderbook/minified"));
    for (String tweets : List.of(
        "twitter1", "twitter10", "twitter20", "twitter50", "twitter100", "jp10", "jp50", "jp100")) {
      ids.addAll(List.of(tweets, tweets + "/unicode"));
    }
    ids.addAll(List.of("d", "bigrecord", "bigproduct", "bigsum"));
    ids.addAll(List.of("everyday", "everyday/again"));
    for (String kind : List.of(
        "ints",
        "longs",
        "floats",
        "booleans",
        "decimals",
        "codes",
        "notes",
        "dates",
        "instants",
        "datetimes",
        "uuids",
        "enums",
        "maps")) {
      ids.addAll(List.of("everyday-" + kind, "everyday-" + kind + "/again"));
    }
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
  void aSetIsAFileOfLinesAndSaysHowManyAndHowLong() {
    Workload price = Workloads.find("price").orElseThrow();
    List<Document> messages = Workloads.documents("price");
    assertEquals(1024, price.documents());
    assertEquals(1024, messages.size());
    String lines =
        messages.stream().map(message -> message.text() + "\n").collect(Collectors.joining());
    assertEquals(lines, new String(Workloads.document("price"), StandardCharsets.UTF_8));
    assertEquals(lines.length() - 1024, price.bytes());
    assertEquals(
        messages.stream().mapToLong(message -> message.text().length()).min().orElseThrow(),
        price.shortest());
    assertEquals(
        messages.stream().mapToLong(message -> message.text().length()).max().orElseThrow(),
        price.longest());
  }

  @Test
  void everyDocumentOfASetIsOnOneLine() {
    for (Workload workload : Workloads.all()) {
      if (workload.documents() > 1) {
        Workloads.documents(workload.id())
            .forEach(d -> assertEquals(1, d.text().lines().count(), workload.id()));
      }
    }
  }

  @Test
  void whatIsAskedOfOneDocumentIsRefusedOfASet() {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> Workloads.expected("price"));
    assertEquals("price is a set of 1024 documents, not one", e.getMessage());
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
    try (InputStream in = Workloads.class.getResourceAsStream("documents.json")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
