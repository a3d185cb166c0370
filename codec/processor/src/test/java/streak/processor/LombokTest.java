package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import javax.annotation.processing.Processor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Lombok adds members to classes while they are compiled, and builders that make them. */
class LombokTest {

  private static final String SOURCE = """
      import streak.*;
      import lombok.*;
      import lombok.experimental.*;
      import java.util.List;
      class Types {
        @Json @Data static class Bean { private String id; private boolean isOpen; private List<String> tags = List.of("t"); }
        @Json @Data static class Partly { private final String id; private int later; }
        @Json @Data @Accessors(chain = true) static class Chained { private String id; }
        @Json @Data @Accessors(fluent = true) static class Fluent { private String id; private boolean open; }
        @Json @Value static class Page<T> { List<T> items; int total; }
        @Json @Value @With static class Changed { String id; }
        @Json @Value @Builder static class Built { @JsonName("no") int number; @Singular List<String> tags; @Builder.Default int left = 7; }
        @Json @Value @Builder(setterPrefix = "with") static class Prefixed { int number; }
        @Json @Value @Builder static class BuiltPage<T> { T item; @Builder.Default int total = 3; }
        @Json(builder = Named.NamedBuilder.class) @Value @Builder @AllArgsConstructor
        static class Named { String id; @Builder.Default int left = 9; }
        @Json @Data @Builder @NoArgsConstructor @AllArgsConstructor
        static class Full { private String id; @Builder.Default private int left = 8; private Page<Changed> page; }
        @Json @Getter @SuperBuilder static class Parent { private final String id; @Builder.Default private final int left = 6; }
        @Json @Getter @SuperBuilder static class Child extends Parent { private final long n; }
        @Json @Builder record Entry(String id) {}
        @Json sealed interface Shape permits Circle, Square {}
        @Json @Value static class Circle implements Shape { double r; }
        @Json @Value @Builder static class Square implements Shape { double side; @Builder.Default String name = "s"; }
      }
      """;

  /** Documents, and what is written of what was read of them. */
  private static final Map<String, List<String>> DOCUMENTS = Map.ofEntries(
      Map.entry(
          "Bean", List.of("{'id':'x','isOpen':true}", "{'id':'x','isOpen':true,'tags':['t']}")),
      Map.entry("Partly", List.of("{'later':1,'id':'x'}", "{'id':'x','later':1}")),
      Map.entry("Chained", List.of("{'id':'x'}", "{'id':'x'}")),
      Map.entry("Fluent", List.of("{'id':'x','open':true}", "{'id':'x','open':true}")),
      Map.entry("Changed", List.of("{'id':'x'}", "{'id':'x'}")),
      Map.entry("Built", List.of("{'no':1,'tags':['x']}", "{'no':1,'tags':['x'],'left':7}")),
      Map.entry("Prefixed", List.of("{'number':1}", "{'number':1}")),
      Map.entry("Named", List.of("{'id':'x'}", "{'id':'x','left':9}")),
      Map.entry(
          "Full",
          List.of(
              "{'page':{'items':[{'id':'x'}],'total':1}}",
              "{'id':null,'left':8,'page':{'items':[{'id':'x'}],'total':1}}")),
      Map.entry("Parent", List.of("{'id':'x'}", "{'id':'x','left':6}")),
      Map.entry("Child", List.of("{'n':1,'left':2}", "{'id':null,'left':2,'n':1}")),
      Map.entry("Entry", List.of("{'id':'x'}", "{'id':'x'}")),
      Map.entry(
          "Shape",
          List.of("{'type':'Square','side':1.5}", "{'type':'Square','side':1.5,'name':'s'}")));

  enum Order {
    LOMBOK_FIRST,
    LOMBOK_LAST
  }

  @ParameterizedTest
  @EnumSource
  void itsClassesAreReadAndWritten(Order order, @TempDir Path folder) throws IOException {
    List<Processor> processors = new ArrayList<>(List.of(new JsonProcessor()));
    processors.add(order == Order.LOMBOK_FIRST ? 0 : 1, lombok());
    assertEquals(List.of(), Compilation.of(folder, processors, SOURCE).messages());
    try (Loaded loaded = Loaded.from(folder)) {
      loaded.roundTrips("Types$", DOCUMENTS);
    }
  }

  private static Processor lombok() {
    return ServiceLoader.load(Processor.class).stream()
        .filter(each -> each.type()
            .getName()
            .equals("lombok.launch.AnnotationProcessorHider$AnnotationProcessor"))
        .findFirst()
        .orElseThrow()
        .get();
  }

  @Test
  void theGuidesExampleHasTheDefaultThatItSays(@TempDir Path folder) throws IOException {
    String source = Guide.source("lombok/Order.java");
    assertEquals(
        List.of(),
        Compilation.of(folder, List.of(lombok(), new JsonProcessor()), source).messages());
    try (Loaded loaded = Loaded.from(folder)) {
      assertEquals(
          "{\"id\":\"x\",\"tags\":[],\"priority\":3}",
          loaded.roundTrip("guide.Order", "{\"id\":\"x\"}"));
    }
  }

  @Test
  void withoutItOneSentenceSaysSo(@TempDir Path folder) {
    List<String> messages = Compilation.of(
            folder, "@Json @lombok.Data class A { private String x; private int y; }")
        .messages();
    assertEquals(1, messages.size(), messages::toString);
    assertTrue(
        messages.get(0).startsWith("STREAK057: A has @lombok.Data, and Lombok has added nothing"),
        messages.get(0));
  }

  @Test
  void aConstructorThatKnowsNoDefaultIsRefused(@TempDir Path folder) {
    List<String> messages = Compilation.of(
            folder,
            List.of(new JsonProcessor(), lombok()),
            "@Json @lombok.Getter @lombok.Builder @lombok.AllArgsConstructor class A {"
                + " private int x; @lombok.Builder.Default private int y = 1; }")
        .messages();
    assertEquals(
        List.of(
            "STREAK045: 'y' of A has @Builder.Default, which Streak does not do: name the builder, which has"
                + " it, with @Json(builder = A.ABuilder.class), leave the member out with @JsonIgnore, or take the"
                + " annotation away"),
        messages);
  }

  @Test
  void whatIsWrongWithItIsSaidIfItIsThere(@TempDir Path folder) {
    List<String> messages = Compilation.of(
            folder,
            List.of(new JsonProcessor(), lombok()),
            "@Json @lombok.Getter class A { private String x; }")
        .messages();
    assertEquals(1, messages.size(), messages::toString);
    assertTrue(messages.get(0).startsWith("STREAK005: 'x' of A cannot be set"), messages.get(0));
  }
}
