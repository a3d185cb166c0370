package touchstone.workloads;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchstone.model.Archive;
import touchstone.model.Glob;
import touchstone.model.Operation;

class SuitesTest {

  private static final Suite SPEED = Suites.find("speed").orElseThrow();

  private static final Set<String> PUBLISHED = Set.of(
      "gson_autovalue_buffer_fromJson",
      "gson_autovalue_buffer_fromJson_minified",
      "gson_autovalue_buffer_toJson",
      "gson_autovalue_string_fromJson",
      "gson_autovalue_string_fromJson_minified",
      "gson_autovalue_string_toJson",
      "gson_reflective_string_fromJson",
      "gson_reflective_string_toJson",
      "kserializer_string_fromJson",
      "kserializer_string_fromJson_minified",
      "kserializer_string_toJson",
      "moshi_autovalue_buffer_fromJson",
      "moshi_autovalue_buffer_fromJson_minified",
      "moshi_autovalue_buffer_toJson",
      "moshi_autovalue_string_fromJson",
      "moshi_autovalue_string_fromJson_minified",
      "moshi_autovalue_string_toJson",
      "moshi_kotlin_codegen_buffer_fromJson",
      "moshi_kotlin_codegen_buffer_fromJson_minified",
      "moshi_kotlin_codegen_buffer_toJson",
      "moshi_kotlin_codegen_string_fromJson",
      "moshi_kotlin_codegen_string_fromJson_minified",
      "moshi_kotlin_codegen_string_toJson",
      "moshi_kotlin_reflective_buffer_fromJson",
      "moshi_kotlin_reflective_buffer_fromJson_minified",
      "moshi_kotlin_reflective_buffer_toJson",
      "moshi_kotlin_reflective_string_fromJson",
      "moshi_kotlin_reflective_string_toJson",
      "moshi_reflective_string_fromJson",
      "moshi_reflective_string_toJson",
      "kryo_fromBytes",
      "kryo_toBytes");

  @Test
  void everySuiteIsFoundByTheNameItHas() {
    for (String name : Suites.names()) {
      assertEquals(name, Suites.find(name).orElseThrow().name());
    }
    assertEquals(Optional.empty(), Suites.find("../workloads/users/workload"));
  }

  @Test
  void speedHasThePublishedRowsEachOnce() {
    List<String> names = SPEED.rows().stream().map(Suite.Row::name).toList();
    assertEquals(32, names.size());
    assertEquals(new TreeSet<>(PUBLISHED), new TreeSet<>(names));
  }

  @Test
  void noTwoRowsAreTheSameCell() {
    Set<String> cells = SPEED.rows().stream()
        .map(row -> row.contestant() + " " + row.workload() + " " + row.operation())
        .collect(Collectors.toSet());
    assertEquals(32, cells.size());
  }

  @Test
  void aRowMeasuresWhatItsNameSays() {
    for (Suite.Row row : SPEED.rows()) {
      String name = row.name();
      String minified = name.endsWith("_minified") ? "/minified" : "";
      assertEquals("users-large" + minified, row.workload(), name);
      String shape =
          name.contains("_buffer_") ? "buffer" : name.contains("_string_") ? "string" : "bytes";
      String direction = name.contains("_from") ? "read-" : "write-";
      assertEquals(direction + shape, row.operation().id(), name);
      String contestant = name.replaceFirst("(_(buffer|string))?_(from|to)(Json|Bytes).*", "")
          .replace('_', '-')
          .replace("kserializer", "kotlinx");
      assertEquals(contestant, row.contestant(), name);
    }
  }

  @Test
  void everyWorkloadThatASuiteNamesExists() {
    for (String name : Suites.names()) {
      Suite suite = Suites.find(name).orElseThrow();
      Set<String> named = new HashSet<>();
      suite.rows().forEach(row -> named.add(row.workload()));
      suite.tiers().forEach(tier -> named.addAll(tier.workloads()));
      suite.cold().forEach(tier -> named.addAll(tier.workloads()));
      assertFalse(named.isEmpty(), name);
      for (String glob : named) {
        String pattern = "\\Q" + glob.replace("*", "\\E.*\\Q") + "\\E";
        assertTrue(
            Workloads.all().stream().anyMatch(workload -> workload.id().matches(pattern)), glob);
      }
    }
  }

  @Test
  void theFirstTierHasEveryReference() {
    for (String name : Suites.names()) {
      Suite suite = Suites.find(name).orElseThrow();
      for (String reference : suite.references()) {
        assertTrue(
            suite.tiers().get(0).contestants().stream()
                .anyMatch(glob -> new Glob(glob).matches(reference)),
            name + " compares with " + reference);
      }
    }
    assertEquals(
        List.of("scan-floor", "jackson3-tree", "jackson3-streaming"),
        Suites.find("codec").orElseThrow().references());
  }

  @Test
  void codecBeginsWithReadingMessages() {
    Suite.Tier first = Suites.find("codec").orElseThrow().tiers().get(0);
    assertEquals(List.of("price"), first.workloads());
    assertEquals(List.of(Operation.READ_BYTES), first.operations());
  }

  @Test
  void noColdTierHasAnOperationWhoseInputTheLibraryMakes() {
    for (String name : Suites.names()) {
      for (Suite.ColdTier tier : Suites.find(name).orElseThrow().cold()) {
        assertFalse(tier.operations().contains(Operation.READ_BUFFER), tier.title());
        assertFalse(tier.operations().contains(Operation.WRITE_BUFFER), tier.title());
        assertFalse(tier.archives().isEmpty(), tier.title());
        assertFalse(tier.workloads().isEmpty(), tier.title());
      }
    }
  }

  @Test
  void sizesAreThreeColdAndWithWhatTheJdkPreparesLast() {
    List<Suite.ColdTier> tiers = Suites.find("sizes").orElseThrow().cold();
    assertEquals(List.of(Archive.NONE), tiers.get(0).archives());
    assertTrue(tiers.stream()
        .anyMatch(t -> t.archives().equals(List.of(Archive.CDS, Archive.AOT))));
    assertEquals(
        Set.of("users-tiny", "users-medium", "users-large"),
        tiers.stream().flatMap(t -> t.workloads().stream()).collect(Collectors.toSet()));
  }

  @Test
  void sizesHasThePublishedTablesOnceEach() {
    Suite sizes = Suites.find("sizes").orElseThrow();
    Set<String> names = new LinkedHashSet<>();
    Set<String> columns = new LinkedHashSet<>();
    for (Suite.Row row : sizes.rows()) {
      names.add(row.name().substring(0, row.name().indexOf('/')));
      columns.add(row.name().substring(row.name().indexOf('/') + 1) + " " + row.workload());
    }
    assertEquals(
        List.of(
            "Kotlin Serialization",
            "JSONReader",
            "FastJson",
            "JSONObject",
            "Moshi",
            "Gson",
            "Jackson",
            "Streak"),
        List.copyOf(names));
    assertEquals(
        List.of(
            "small (12 kB) users-tiny",
            "medium (78 kB) users-medium",
            "large (238 kB) users-large"),
        List.copyOf(columns));
    Set<List<String>> cells = new HashSet<>();
    sizes.rows().forEach(row -> cells.add(List.of(row.name(), row.operation().id())));
    assertEquals(8 * 3 * 2, cells.size());
    assertEquals(cells.size(), sizes.rows().size());
  }

  @Test
  void sizesMeasuresThePublishedRowsFirst() {
    Suite sizes = Suites.find("sizes").orElseThrow();
    Set<String> published = new HashSet<>();
    sizes.rows().forEach(row -> published.add(row.contestant()));
    Set<List<String>> cells = new HashSet<>();
    for (Suite.Tier tier : sizes.tiers().subList(0, 5)) {
      assertEquals(published, Set.copyOf(tier.contestants()), tier.title());
      tier.workloads().forEach(w -> tier.operations().forEach(o -> cells.add(List.of(w, o.id()))));
    }
    sizes
        .rows()
        .forEach(row ->
            assertTrue(cells.contains(List.of(row.workload(), row.operation().id()))));
  }

  @Test
  void aTierIsEitherTheRowsOrNamesWhatItTakes() {
    for (Suite.Tier tier : SPEED.tiers()) {
      assertEquals(tier.rows(), tier.workloads().isEmpty(), tier.title());
      assertEquals(tier.rows(), tier.operations().isEmpty(), tier.title());
      assertEquals(tier.rows(), tier.contestants().isEmpty(), tier.title());
    }
    assertEquals(1, SPEED.tiers().stream().filter(Suite.Tier::rows).count());
  }

  @Test
  void writingIsMeasuredOncePerValue() {
    for (Suite.Tier tier : SPEED.tiers()) {
      if (tier.operations().stream().anyMatch(operation -> !operation.reads())) {
        for (String workload : tier.workloads()) {
          assertFalse(workload.matches(".*/(minified|escaped|shuffled)"), tier.title());
        }
      }
    }
  }

  @Test
  void theFirstTierIsElevenLibrariesOnBytesAndTheOthersFollow() {
    Suite.Tier first = SPEED.tiers().get(0);
    assertEquals(11, first.contestants().stream().distinct().count());
    assertTrue(SPEED.tiers().stream()
        .skip(1)
        .anyMatch(t -> t.contestants().equals(List.of("*"))
            && t.workloads().equals(first.workloads())
            && t.operations().equals(first.operations())));
    assertEquals(List.of("users-large"), first.workloads());
    assertEquals(List.of(Operation.READ_BYTES, Operation.WRITE_BYTES), first.operations());
  }

  @Test
  void aListOfContestantsStandsInATierByItsName() {
    Suite suite = suite(List.of("c", "@two", "*"));
    assertEquals(List.of("c", "a", "b", "*"), suite.tiers().get(0).contestants());
    assertEquals(List.of("c", "a", "b", "*"), suite.cold().get(0).contestants());
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> suite(List.of("@three")));
    assertEquals(
        "expected one of the suite's lists of contestants, [two], found @three",
        refused.getMessage());
  }

  private static Suite suite(List<String> contestants) {
    return new Suite(
        "s",
        "s",
        "",
        List.of(new Suite.Tier("warm", List.of(), List.of(), contestants, false)),
        List.of(new Suite.ColdTier("cold", List.of(), List.of(), contestants, List.of())),
        List.of(),
        Map.of("two", List.of("a", "b")),
        List.of());
  }

  @Test
  void aListIsNamedMoreThanOnce() {
    for (String name : Suites.names()) {
      Suite suite = Suites.find(name).orElseThrow();
      suite
          .lists()
          .forEach((list, contestants) -> assertTrue(
              Stream.concat(
                          suite.tiers().stream().map(Suite.Tier::contestants),
                          suite.cold().stream().map(Suite.ColdTier::contestants))
                      .filter(named -> named.containsAll(contestants))
                      .count()
                  > 1,
              name + " " + list));
    }
  }
}
