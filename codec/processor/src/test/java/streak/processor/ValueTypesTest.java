package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.auto.value.processor.AutoValueBuilderProcessor;
import com.google.auto.value.processor.AutoValueProcessor;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import org.immutables.processor.ProxyProcessor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Abstract types that another processor implements: Immutables and AutoValue. */
class ValueTypesTest {

  private static final String SOURCE = """
      import streak.*;
      import com.google.auto.value.AutoValue;
      import org.immutables.value.Value;
      import java.util.*;
      class Types {
        @Json(builder = ImmutableOrder.Builder.class)
        @Value.Immutable
        interface Order {
          String id();
          List<String> tags();
          @Value.Default default int priority() { return 3; }
          Optional<String> note();
          OptionalInt count();
          Map<String, Integer> ages();
          @Value.Derived default int twice() { return 2 * priority(); }
        }
        @Json(builder = ImmutablePage.Builder.class)
        @Value.Immutable
        interface Page<T> { T first(); List<T> others(); }
        @Json(builder = ImmutableGot.Builder.class)
        @Value.Immutable
        @Value.Style(get = {"is*", "get*"})
        abstract static class Got { @JsonName("the_id") abstract String getId(); abstract boolean isOpen(); }
        @Json record Holder(Order order, Page<Order> page, Got got) {}
        @Json
        @AutoValue
        abstract static class Auto {
          abstract String id();
          abstract int n();
          abstract Optional<String> note();
          static Builder builder() { return new AutoValue_Types_Auto.Builder().n(5); }
          @AutoValue.Builder
          abstract static class Builder {
            abstract Builder id(String id);
            abstract Builder n(int n);
            abstract Builder note(Optional<String> note);
            abstract Auto build();
          }
        }
        @Json
        @AutoValue
        abstract static class Made {
          abstract String getId();
          @JsonCreator static Made of(String id) { return new AutoValue_Types_Made(id); }
        }
      }
      """;

  private static final String ORDER =
      "{'id':'x','tags':['t'],'priority':3,'note':null,'count':null,'ages':{'a':1}}";

  /** Documents, and what is written of what was read of them. */
  private static final Map<String, List<String>> DOCUMENTS = Map.of(
      "Order", List.of("{'tags':['t'],'id':'x','ages':{'a':1}}", ORDER),
      "Got", List.of("{'the_id':'x','open':true}", "{'the_id':'x','open':true}"),
      "Holder",
          List.of(
              "{'order':" + ORDER + ",'page':{'first':" + ORDER + ",'others':[]},'got':null}",
              "{'order':" + ORDER + ",'page':{'first':" + ORDER + ",'others':[]},'got':null}"),
      "Auto", List.of("{'id':'x','note':'n'}", "{'id':'x','n':5,'note':'n'}"),
      "Made", List.of("{'id':'x'}", "{'id':'x'}"));

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void theyAreMadeByTheirBuilders(boolean first, @TempDir Path folder) throws IOException {
    Stream<Processor> own = Stream.of(new JsonProcessor());
    Stream<Processor> others =
        Stream.of(new ProxyProcessor(), new AutoValueProcessor(), new AutoValueBuilderProcessor());
    List<Processor> processors =
        (first ? Stream.concat(own, others) : Stream.concat(others, own)).toList();
    assertEquals(List.of(), Compilation.of(folder, processors, SOURCE).messages());
    try (Loaded loaded = Loaded.from(folder)) {
      loaded.roundTrips("Types$", DOCUMENTS);
    }
  }

  @Test
  void theGuidesExampleHasTheDefaultThatItSays(@TempDir Path folder) throws IOException {
    String source = Guide.source("immutables/Order.java");
    List<Processor> processors = List.of(new JsonProcessor(), new ProxyProcessor());
    assertEquals(List.of(), Compilation.of(folder, processors, source).messages());
    try (Loaded loaded = Loaded.from(folder)) {
      assertEquals(
          "{\"id\":\"x\",\"tags\":[],\"priority\":3}",
          loaded.roundTrip("guide.Order", "{\"id\":\"x\"}"));
    }
  }
}
