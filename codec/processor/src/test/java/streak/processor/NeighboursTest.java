package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import streak.JsonAdapter;

/** Classes in a type's package may be called like those that generated code uses. */
class NeighboursTest {

  private static final List<String> NAMES = List.of(
      "AssertionError",
      "Boolean",
      "Byte",
      "Character",
      "Class",
      "Deprecated",
      "Double",
      "Error",
      "Exception",
      "Float",
      "IllegalArgumentException",
      "Integer",
      "Iterable",
      "JsonAdapter",
      "JsonException",
      "JsonNames",
      "JsonReader",
      "JsonWriter",
      "Long",
      "NumberFormatException",
      "Object",
      "Override",
      "RuntimeException",
      "Short",
      "String",
      "SuppressWarnings",
      "Throwable");

  private static final String SOURCE = """
      package a;
      import java.util.*;
      import streak.Json;
      import streak.Json.Style;
      @Json(nulls = Json.Nulls.OMIT)
      public record A(
          int required, byte b, char c, Short boxed, java.lang.String text, UUID id, B kind, String own, Override other,
          Map<UUID, Character> uuids, Map<java.lang.Integer, java.lang.String> ints, Map<java.lang.Character, Long> chars,
          EnumMap<B, java.lang.Boolean> kinds, List<Error> list, Of<java.lang.Long> of, S wrapped, Bean bean,
          @streak.JsonUnknown Map<java.lang.String, Object> others) {
        @Json public enum B { @streak.JsonName("x") X, Y }
        @Json public sealed interface Of<V> {}
        @Json public record One<V>(V one) implements Of<V> {}
        @Json(style = Style.WRAPPER_OBJECT) public sealed interface S {}
        @Json public record S1(Throwable t) implements S {}
        @Json public static class Bean { public AssertionError e; public Class[] all; }
      }
      """;

  private static final String DOCUMENT = "{'required':1,'b':2,'c':'c','boxed':{'x':3},'text':'t',"
      + "'id':'00000000-0000-0001-0000-000000000002','kind':'x','own':{'x':4},'other':{'x':5},"
      + "'uuids':{'00000000-0000-0001-0000-000000000002':{'x':6}},'ints':{'7':'i'},"
      + "'chars':{'d':{'x':8}},'kinds':{'Y':true},'list':[{'x':9}],'of':{'type':'One','one':10},"
      + "'wrapped':{'S1':{'t':{'x':11}}},'bean':{'e':{'x':12},'all':[{'x':13}]},'z':{'x':14}}";

  @Test
  void mayBeCalledLikeWhatGeneratedCodeUses(@TempDir Path folder) throws IOException {
    List<String> sources = new ArrayList<>(List.of(SOURCE));
    NAMES.forEach(
        name -> sources.add("package a; @streak.Json public record " + name + "(int x) {}"));
    assertEquals(
        List.of(), Compilation.of(folder, sources.toArray(String[]::new)).messages());
    String document = DOCUMENT.replace('\'', '"');
    try (Loaded loaded = Loaded.from(folder)) {
      assertEquals(document, loaded.roundTrip("a.A", document));
    }
  }

  /** A superclass's package, with what is said of the member, of its type, of the adapter and of that one's constructor. */
  private static String inherited(String member, String type, String adapter, String constructor) {
    return """
        package b;
        import streak.*;
        public class Base {
          %s public Kind kind;
          %s enum Kind { X }
          %s static class ByHand extends JsonAdapter<Kind> {
            %s ByHand() {}
            @Override public Kind read(JsonReader in) { return null; }
            @Override public void write(JsonWriter out, Kind value) { out.nullValue(); }
          }
        }
        """.formatted(member, type, adapter, constructor);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "protected", "private"})
  void mayKeepTheTypeOfWhatIsInheritedToThemselves(String hidden, @TempDir Path folder) {
    String heir = "@Json class A extends b.Base {}";
    String words =
        "STREAK048: 'kind' of A has the type b.Base.Kind, which is not public and in another package,"
            + " so a generated adapter cannot name it: make it public, or leave the member out with @JsonIgnore";
    Compilation compilation = Compilation.of(folder, inherited("", hidden, "", ""), heir);
    assertEquals(List.of(words), compilation.messages());
    assertEquals(4, compilation.diagnostics().get(0).getLineNumber());
    assertEquals(
        List.of(), Compilation.of(folder, inherited("", "public", "", ""), heir).messages());
    assertEquals(
        List.of(),
        Compilation.of(folder, inherited("@JsonIgnore", hidden, "", ""), heir).messages());
  }

  @Test
  void mayKeepTheAdapterOfWhatIsInheritedToThemselves(@TempDir Path folder) {
    String heir = "@Json class A extends b.Base {}";
    String byHand = "@JsonWith(Base.ByHand.class)";
    for (String words : List.of(
        inherited(byHand, "public", "", "public"), inherited(byHand, "public", "public", ""))) {
      List<String> messages = Compilation.of(folder, words, heir).messages();
      assertEquals(1, messages.size(), messages.toString());
      assertTrue(
          messages.get(0).startsWith("STREAK029: 'kind' of A has @JsonWith(b.Base.ByHand)"),
          messages.get(0));
    }
    String sound = inherited(byHand, "public", "public", "public");
    assertEquals(List.of(), Compilation.of(folder, sound, heir).messages());
  }

  @Test
  void mayKeepWhatIsPermittedToThemselves(@TempDir Path folder) {
    String subTypes = "package com.fasterxml.jackson.annotation; public @interface JsonSubTypes {"
        + " Type[] value(); @interface Type { Class<?> value(); } }";
    String a = "package a; import com.fasterxml.jackson.annotation.JsonSubTypes; @streak.Json"
        + " @JsonSubTypes(@JsonSubTypes.Type(b.Kind.class)) public interface A {}";
    String kind = "package b; public sealed interface Kind extends a.A permits One {}";
    String one = "package b; @streak.Json %s record One(int x) implements Kind {}";
    assertEquals(
        List.of(
            "STREAK052: A permits One, which is not public and in another package, so a generated"
                + " adapter cannot name it: make it public, and the types around it"),
        Compilation.of(folder, subTypes, a, kind, one.formatted("")).messages());
    assertEquals(
        List.of(),
        Compilation.of(folder, subTypes, a, kind, one.formatted("public")).messages());
  }

  /** A type's name makes names of methods: {@code readInto} would read a type called {@code Into}. */
  @Test
  void noMethodIsCalledLikeOneThatAdaptersInherit() throws ReflectiveOperationException {
    Field fixed = Class.forName("streak.codegen.Methods").getDeclaredField("FIXED");
    fixed.setAccessible(true);
    Set<String> inherited = Stream.of(JsonAdapter.class, Object.class)
        .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
        .filter(method -> (method.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0)
        .map(Method::getName)
        .collect(Collectors.toCollection(TreeSet::new));
    inherited.removeAll((Set<?>) fixed.get(null));
    assertEquals(Set.of(), inherited);
  }
}
