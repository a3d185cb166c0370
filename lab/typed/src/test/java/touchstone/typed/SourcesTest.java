package touchstone.typed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SourcesTest {

  private static final Library LIBRARY = new Library(
      true,
      "@some.Bound",
      "@some.Called(%s)",
      "is[a-z].*",
      List.of("some.Mapper"),
      List.of("Mapper<{root}> mapper = Mapper.of({type}.class);"),
      List.of("Mapper<{root}> mapper = Mapper.of({type}.class)", "    .list();"),
      List.of("Mapper<{root}> mapper = Mapper.of({type}.class).map();"),
      "mapper.{parse}(document)",
      "mapper.{parse}(document)",
      "text(value)",
      "mapper.bytes(value)",
      List.of("private String text({root} value) {", "  return mapper.text(value);", "}"),
      List.of("private static final class Own {}"),
      true,
      List.of(),
      "One Mapper.");

  private static Sources sources(String document, Object value) {
    return new Sources(
        Types.of(Place.of(List.of(value), mixed -> {}), document), LIBRARY, "typed.some");
  }

  @Test
  void recordsStandInTheOutermostOne() {
    Map<String, Object> value = new LinkedHashMap<>();
    value.put("id", "1");
    value.put("created-\"at\"", null);
    value.put("lines", List.of(Map.of("price", new BigDecimal("1.50"))));
    value.put("by\u00e9\n", Map.of("2026-01-01", 1, "2026-01-02", 2, "2026-01-03", 3));
    assertEquals("""
        package typed.some;

        import java.util.List;
        import java.util.Map;

        @some.Bound
        public record Order(
            String id,
            @touchstone.model.MemberName("created-\\"at\\"") @some.Called("created-\\"at\\"") String createdAt,
            List<Line> lines,
            @touchstone.model.MemberName("by\\u00e9\\012") @some.Called("by\\u00e9\\012") Map<String, Integer> by) {

          @some.Bound
          public record Line(
              double price) {
          }
        }
        """, sources("order", value).records());
  }

  @Test
  void aNameThatTheLibraryTakesForSomethingElseIsToldByItsAnnotation() {
    Map<String, Object> value = new LinkedHashMap<>();
    value.put("issue", 1);
    value.put("is_new", true);
    value.put("valueIssue", 2);
    String records = sources("order", value).records();
    assertEquals(
        List.of(
            "@touchstone.model.MemberName(\"issue\") @some.Called(\"issue\") int valueIssue2,",
            "boolean is_new,",
            "int valueIssue) {"),
        records
            .lines()
            .map(String::strip)
            .filter(line -> line.matches(".*ssue.*|.*is_.*"))
            .toList());
  }

  @Test
  void theDriverOfAnArrayReadsAList() {
    assertEquals("""
        package typed.some;

        import java.util.List;
        import some.Mapper;
        import touchstone.model.Driver;
        import touchstone.model.Operation;
        import touchstone.model.Operations;

        /** One Mapper. */
        public final class PointsDriver implements Driver {

          @Override
          public Operations<?> open(String type) {
            Mapper<List<Points>> mapper = Mapper.of(Points.class)
                .list();
            return new Operations<List<Points>>() {
              @Override
              public boolean sharedByThreads(Operation operation) {
                return true;
              }

              @Override
              public List<Points> readString(String document) throws Exception {
                return mapper.parseArray(document);
              }

              @Override
              public List<Points> readBytes(byte[] document) throws Exception {
                return mapper.parseArray(document);
              }

              @Override
              public String writeString(List<Points> value) throws Exception {
                return text(value);
              }

              @Override
              public byte[] writeBytes(List<Points> value) throws Exception {
                return mapper.bytes(value);
              }

              private String text(List<Points> value) {
                return mapper.text(value);
              }
            };
          }

          private static final class Own {}
        }
        """, sources("points", List.of(Map.of("x", 1))).driver());
  }

  @Test
  void theDriverOfManyUnderKeysReadsAMap() {
    Map<String, Object> days = new LinkedHashMap<>();
    List.of("2026-01-01", "2026-01-02", "2026-01-03").forEach(day -> days.put(day, Map.of("x", 1)));
    String driver = sources("days", days).driver();
    for (String line : List.of(
        "import java.util.Map;",
        "    Mapper<Map<String, Days>> mapper = Mapper.of(Days.class).map();",
        "      public Map<String, Days> readString(String document) throws Exception {",
        "        return mapper.parse(document);",
        "      public byte[] writeBytes(Map<String, Days> value) throws Exception {")) {
      assertTrue(driver.lines().anyMatch(line::equals), () -> line + "\n" + driver);
    }
    assertTrue(sources("day", Map.of("x", 1))
        .driver()
        .lines()
        .noneMatch(l -> l.startsWith("import java.util")));
  }

  @Test
  void aTypeCalledLikeWhatTheDriverImportsIsToldFromIt() {
    for (String document : Arrays.asList("mapper", "driver", "operation")) {
      Sources sources = sources(document, Map.of("x", 1));
      String root = Types.upper(document);
      assertTrue(
          sources.driver().contains("mapper = Mapper.of(typed.some." + root + ".class)"),
          sources::driver);
      assertTrue(sources.records().contains("record " + root + "("), sources::records);
    }
  }
}
