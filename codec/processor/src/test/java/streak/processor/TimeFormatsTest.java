package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static streak.processor.ForeignNamesTest.annotation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Patterns of times in the annotations of those libraries that have them, which stand-ins of the same names declare here. */
class TimeFormatsTest {

  private static final String[] ANNOTATIONS = {
    annotation(
        "com.fasterxml.jackson.annotation",
        "JsonFormat",
        "String pattern() default \"\"; String timezone() default \"##default\";"
            + " String locale() default \"##default\"; Shape shape() default Shape.ANY; enum Shape { ANY, STRING }"),
    annotation(
        "com.alibaba.fastjson.annotation",
        "JSONField",
        "String name() default \"\"; String format() default \"\";"),
    annotation(
        "com.alibaba.fastjson2.annotation",
        "JSONField",
        "String name() default \"\"; String format() default \"\";"),
    annotation(
        "jakarta.json.bind.annotation",
        "JsonbDateFormat",
        "String value() default \"##default\"; String locale() default \"##default\";"),
    annotation("javax.json.bind.annotation", "JsonbDateFormat", "String value();"),
  };

  private static final String IMPORTS =
      "package a; import com.fasterxml.jackson.annotation.JsonFormat; import java.time.*; import streak.*; ";

  private static String roundTrip(Path folder, String source, String document) throws IOException {
    return ForeignNamesTest.roundTrip(ANNOTATIONS, folder, IMPORTS + source, document);
  }

  private static String[] with(String source) {
    String[] sources = Arrays.copyOf(ANNOTATIONS, ANNOTATIONS.length + 1);
    sources[ANNOTATIONS.length] = IMPORTS + source;
    return sources;
  }

  @Test
  void thoseOfEachLibrary(@TempDir Path folder) throws IOException {
    String source = """
        @Json record A(
            @JsonFormat(shape = JsonFormat.Shape.STRING, pattern = "dd.MM.yyyy", locale = "en_US") LocalDate jackson,
            @com.alibaba.fastjson.annotation.JSONField(name = "one", format = "yyyyMMdd") LocalDate fastjson,
            @com.alibaba.fastjson2.annotation.JSONField(format = "yyyy-MM-dd HH:mm:ss") LocalDateTime fastjson2,
            @jakarta.json.bind.annotation.JsonbDateFormat("dd MMM yyyy") LocalDate jakarta,
            @javax.json.bind.annotation.JsonbDateFormat("yyyy.MM.dd HH:mm") Instant javax) {}
        """;
    String document =
        "{\"jackson\":\"31.01.2026\",\"one\":\"20260131\",\"fastjson2\":\"2026-01-31 21:30:15\","
            + "\"jakarta\":\"31 Jan 2026\",\"javax\":\"2026.01.31 21:30\"}";
    assertEquals(document, roundTrip(folder, source, document));
  }

  /** What is said twice is said, and an adapter by hand goes before it. */
  @Test
  void saidMoreThanOnce(@TempDir Path folder) throws IOException {
    String source = """
        @Json class A {
          @JsonFormat(pattern = "dd.MM.yyyy") private LocalDate day;
          @JsonFormat(pattern = "dd.MM.yyyy") public LocalDate getDay() { return day; }
          @JsonFormat(pattern = "dd.MM.yyyy") public void setDay(LocalDate day) { this.day = day; }
          @JsonFormat(pattern = "yyyy'\\"'MM") public YearMonth month;
          @JsonFormat(pattern = "dd.MM.yyyy HH:mm", timezone = "UTC") @JsonWith(streak.time.EpochMillis.class)
          public Instant moment;
        }
        """;
    String document = "{\"day\":\"31.01.2026\",\"month\":\"2026\\\"01\",\"moment\":1769895000000}";
    assertEquals(document, roundTrip(folder, source, document));
  }

  @Test
  void aDefaultIsOneOfItsTimes(@TempDir Path folder) throws IOException {
    String source = """
        @Json record A(
            @JsonFormat(pattern = "dd.MM.yyyy") @JsonDefault("31.01.2026") LocalDate day,
            @JsonFormat(pattern = "dd.MM.yyyy") @JsonDefault("[\\"31.01.2026\\"]") java.util.List<LocalDate> days) {}
        """;
    assertEquals(
        "{\"day\":\"31.01.2026\",\"days\":[\"31.01.2026\"]}", roundTrip(folder, source, "{}"));
    List<String> messages =
        Compilation.of(folder, with(source.replace("31.01.2026", "2026-01-31"))).messages();
    assertEquals(2, messages.size(), messages::toString);
    assertEquals(
        "STREAK016: 'day' of A has the default '2026-01-31', which is no java.time.LocalDate",
        messages.get(0).replaceFirst(":[^:]*$", ""));
  }

  /** A type of the program's own says itself how its times are written. */
  @Test
  void notOfWhatAGenericTypeHolds(@TempDir Path folder) {
    String source = """
        @Json record A(@JsonFormat(pattern = "dd.MM.yyyy") Page<LocalDate> page) {
          @Json record Page<T>(T element) {}
        }
        """;
    List<String> messages = Compilation.of(folder, with(source)).messages();
    assertEquals(1, messages.size(), messages::toString);
    assertEquals(
        "STREAK045: 'page' of A has @JsonFormat(pattern), which Streak does not do",
        messages.get(0).replaceFirst(":[^:]*$", ""));
  }
}
