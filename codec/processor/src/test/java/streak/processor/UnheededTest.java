package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What other libraries' annotations say that Streak does not do is no silent difference. */
class UnheededTest {

  private static final String JACKSON = "com.fasterxml.jackson.annotation";

  private static String annotation(String packageName, String name, String elements) {
    return "package " + packageName + "; public @interface " + name + " { " + elements + " }";
  }

  private static final String[] ANNOTATIONS = {
    annotation(JACKSON, "JsonUnwrapped", "boolean enabled() default true;"),
    annotation(
        "com.alibaba.fastjson2.annotation",
        "JSONField",
        "String format() default \"\"; boolean unwrapped() default false; boolean value() default false;"
            + " Class<?> serializeUsing() default void.class; String name() default \"\"; int ordinal() default 0;"),
    annotation(
        "com.alibaba.fastjson2.annotation",
        "JSONType",
        "String[] ignores() default {}; String[] orders() default {}; boolean alphabetic() default true;"
            + " Class<?>[] seeAlso() default {}; Class<?> seeAlsoDefault() default void.class; Class<?> serializer() default void.class; String typeName() default \"\";"),
    annotation(
        "com.dslplatform.json",
        "JsonAttribute",
        "boolean nullable() default true; Class<?> converter() default JsonAttribute.class;"),
    annotation(
        "com.dslplatform.json",
        "CompiledJson",
        "Format[] formats() default {Format.OBJECT}; enum Format { OBJECT, ARRAY }"
            + " Behavior onUnknown() default Behavior.DEFAULT; enum Behavior { DEFAULT, FAIL, IGNORE }"
            + " String discriminator() default \"\"; Policy objectFormatPolicy() default Policy.DEFAULT;"
            + " enum Policy { DEFAULT, MINIMAL, FULL }"),
    "package io.avaje.jsonb; public @interface Json { Naming naming() default Naming.Match;"
        + " enum Naming { Match, LowerUnderscore } @interface Raw {} @interface SubType { Class<?> type(); } }",
    annotation(JACKSON, "JsonValue", "boolean value() default true;"),
    annotation(JACKSON, "JsonAnySetter", "boolean enabled() default true;"),
    annotation(JACKSON, "JsonIgnoreProperties", "String[] value();"),
    annotation(
        JACKSON,
        "JsonSetter",
        "String value() default \"\"; Nulls nulls() default Nulls.DEFAULT; enum Nulls { DEFAULT, SKIP }"),
    annotation(
        JACKSON,
        "JsonFormat",
        "String pattern() default \"\"; String timezone() default \"\"; String locale() default \"\";"
            + " Shape shape() default Shape.ANY; Feature[] with() default {};"
            + " enum Shape { ANY, STRING, NUMBER, OBJECT } enum Feature { ADJUST }"),
    annotation(
        JACKSON,
        "JsonCreator",
        "Mode mode() default Mode.DEFAULT; enum Mode { DEFAULT, DELEGATING, PROPERTIES }"),
    annotation(
        JACKSON,
        "JsonInclude",
        "Include value() default Include.ALWAYS; Include content() default Include.ALWAYS;"
            + " enum Include { ALWAYS, NON_NULL, NON_DEFAULT, USE_DEFAULTS }"),
    annotation(
        JACKSON,
        "JsonSerializeAs",
        "Class<?> value() default Void.class; Class<?> content() default Void.class; Class<?> key() default Void.class;"),
    annotation(
        JACKSON,
        "JsonDeserializeAs",
        "Class<?> value() default Void.class; Class<?> content() default Void.class; Class<?> keys() default Void.class;"),
    "package com.fasterxml.jackson.databind.ser.std; public class ToStringSerializer {}",
    annotation("kotlinx.serialization", "Contextual", ""),
    annotation("com.fasterxml.jackson.databind.annotation", "JsonAppend", ""),
    annotation("kotlinx.serialization", "Polymorphic", ""),
    annotation(JACKSON, "JacksonInject", ""),
    annotation(JACKSON, "JsonTypeId", ""),
    annotation(JACKSON, "JsonTypeInfo", "String property();"),
    annotation(JACKSON, "JsonSubTypes", ""),
    annotation(JACKSON, "JsonView", "Class<?>[] value() default {};"),
    annotation(JACKSON, "JsonFilter", "String value();"),
    annotation(JACKSON, "JsonIdentityInfo", ""),
    annotation(JACKSON, "JsonIncludeProperties", "String[] value();"),
    annotation("com.fasterxml.jackson.databind.annotation", "EnumNaming", "Class<?> value();"),
    annotation("tools.jackson.databind.annotation", "EnumNaming", "Class<?> value();"),
    annotation("com.squareup.moshi", "JsonQualifier", ""),
    annotation("jakarta.json.bind.annotation", "JsonbTypeInfo", "String key();"),
    annotation("javax.json.bind.annotation", "JsonbDateFormat", "String value();"),
    annotation("javax.json.bind.annotation", "JsonbTypeAdapter", "Class<?> value();"),
    annotation(
        "com.fasterxml.jackson.databind.annotation",
        "JsonSerialize",
        "Class<?> using() default None.class; interface None {} Class<?> as() default Void.class;"
            + " Class<?> contentAs() default Void.class; Class<?> keyAs() default Void.class;"
            + " Inclusion include() default Inclusion.DEFAULT_INCLUSION;"
            + " enum Inclusion { NON_NULL, NON_DEFAULT, DEFAULT_INCLUSION }"),
    annotation(
        "tools.jackson.databind.annotation",
        "JsonDeserialize",
        "Class<?> using() default Void.class; Class<?> builder() default Void.class;"
            + " Class<?> as() default Void.class;"),
    annotation("com.fasterxml.jackson.databind.annotation", "JsonNaming", "Class<?> value();"),
    annotation("com.google.gson.annotations", "JsonAdapter", "Class<?> value();"),
    annotation(
        "com.google.gson.annotations",
        "Expose",
        "boolean serialize() default true; boolean deserialize() default true;"),
    annotation("com.google.gson.annotations", "Since", "double value();"),
    annotation(JACKSON, "JsonIgnoreType", "boolean value() default true;"),
    annotation(JACKSON, "JsonMerge", ""),
    annotation(
        JACKSON,
        "JsonAutoDetect",
        "V fieldVisibility() default V.DEFAULT; V getterVisibility() default V.DEFAULT;"
            + " enum V { ANY, NONE, DEFAULT }"),
    annotation("kotlinx.serialization.json", "JsonClassDiscriminator", "String discriminator();"),
    annotation("jakarta.json.bind.annotation", "JsonbVisibility", "Class<?> value();"),
  };

  private static final String IMPORTS = "package a; import streak.Json; import streak.JsonDecimal;"
      + " import streak.JsonName; import java.time.*; import java.util.*; import "
      + JACKSON + ".*; import com.fasterxml.jackson.databind.annotation.*; ";

  private static Compilation compiled(Path folder, String source) {
    String[] sources = Arrays.copyOf(ANNOTATIONS, ANNOTATIONS.length + 1);
    sources[ANNOTATIONS.length] = IMPORTS + source;
    return Compilation.of(folder, sources);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "record A(@JsonUnwrapped List<String> x) {} | @JsonUnwrapped",
        "record A(@JsonFormat(shape = JsonFormat.Shape.STRING) int x) {} | @JsonFormat(shape = STRING)",
        "record A(@JsonFormat(shape = JsonFormat.Shape.STRING) List<Integer> x) {} | @JsonFormat(shape = STRING)",
        "record A(@JsonSerialize(using = com.fasterxml.jackson.databind.ser.std.ToStringSerializer.class) int x) {} | @JsonSerialize(using)",
        "record A(@JsonSerialize(using = com.fasterxml.jackson.databind.ser.std.ToStringSerializer.class) List<Long> x) {} | @JsonSerialize(using)",
        "record A(@JsonSerialize(using = String.class) int x) {} | @JsonSerialize(using)",
        "record A(@com.google.gson.annotations.JsonAdapter(String.class) int x) {} | @JsonAdapter",
        "record A(@JsonIgnoreProperties(\"y\") List<String> x) {} | @JsonIgnoreProperties",
        "class A { @JsonSetter(nulls = JsonSetter.Nulls.SKIP) public int x; } | @JsonSetter(nulls)",
        "class A { @JsonSetter(\"y\") public void x(int y) {} } | @JsonSetter and sets no field of its name and type",
        "class A { @JsonValue public String x() { return null; } } | @JsonValue",
        "record A(@JsonValue String x, int y) {} | @JsonValue",
        "class A { private String x; @JsonCreator(mode = JsonCreator.Mode.PROPERTIES) A(String x) {} @JsonValue public String getX() { return x; } } | @JsonValue",
        "class A { @JsonAnySetter public void x(String name, String value) {} } | @JsonAnySetter",
        "record A(@JsonAnySetter Map<String, Integer> x) {} | @JsonAnySetter",
        "record A(@A.Hex int x) { @com.squareup.moshi.JsonQualifier @interface Hex {} } | @JsonQualifier",
        "record A(@JacksonInject int x) {} | @JacksonInject",
        "record A(@JsonInclude(JsonInclude.Include.NON_DEFAULT) int x) {} | @JsonInclude(NON_DEFAULT)",
        "record A(@JsonInclude(content = JsonInclude.Include.NON_NULL) Map<String, String> x) {} | @JsonInclude(content = NON_NULL)",
        "class A { @JsonTypeId public String x; } | @JsonTypeId",
        "record A(@JsonTypeInfo(property = \"y\") List<String> x) {} | @JsonTypeInfo",
        "class A { private List<String> x; @JsonSubTypes public List<String> getX() { return x; } public void setX(List<String> x) {} } | @JsonSubTypes",
        "record A(@JsonView(String.class) int x) {} | @JsonView",
        "class A { private int x; @JsonView(String.class) public int getX() { return x; } public void setX(int x) {} } | @JsonView",
        "class A { @JsonView(String.class) public int x() { return 1; } } | @JsonView",
        "record A(@JsonFilter(\"f\") List<String> x) {} | @JsonFilter",
        "class A { @com.google.gson.annotations.Expose(serialize = false) public String x; } | @Expose(serialize)",
        "class A { @com.google.gson.annotations.Since(1.1) public int x; } | @Since",
        "class A { @JsonMerge public List<String> x; } | @JsonMerge",
        "record A(@tools.jackson.databind.annotation.JsonDeserialize(as = TreeSet.class) Set<String> x) {} | @JsonDeserialize(as)",
        "record A(@JsonSerialize(as = int[].class) int[] x) {} | @JsonSerialize(as)",
        "record A(@JsonSerialize(as = Long.class) int x) {} | @JsonSerialize(as)",
        "record A(@JsonSerialize(as = long.class) Integer x) {} | @JsonSerialize(as)",
        "record A(@JsonSerialize(as = Set.class) LinkedHashSet<String> x) {} | @JsonSerialize(as)",
        "record A(@JsonSerialize(contentAs = Object.class) List<String> x) {} | @JsonSerialize(contentAs)",
        "record A(@JsonSerialize(keyAs = Object.class) Map<String, String> x) {} | @JsonSerialize(keyAs)",
        "record A(@JsonSerialize(include = JsonSerialize.Inclusion.NON_DEFAULT) int x) {} | @JsonSerialize(include = NON_DEFAULT)",
        "record A(@JsonSerializeAs(Object.class) List<String> x) {} | @JsonSerializeAs(value)",
        "record A(@JsonSerializeAs(content = Object.class) List<String> x) {} | @JsonSerializeAs(content)",
        "record A(@JsonDeserializeAs(TreeSet.class) Set<String> x) {} | @JsonDeserializeAs(value)",
        "record A(@JsonDeserializeAs(keys = Object.class) Map<String, String> x) {} | @JsonDeserializeAs(keys)",
        "record A(@kotlinx.serialization.Contextual int x) {} | @Contextual",
        "record A(@kotlinx.serialization.Polymorphic List<String> x) {} | @Polymorphic",
        "record A(int x) implements B {} interface B { @JsonSerialize(using = String.class) int x(); } | @JsonSerialize(using)",
        "class A extends B { private int x; public int getX() { return x; } public void setX(int x) {} } abstract class B { @tools.jackson.databind.annotation.JsonDeserialize(using = String.class) public abstract void setX(int x); } | @JsonDeserialize(using)",
        "class A { private List<String> x; A(List<String> x) {} public List<String> getX() { return x; } @JsonUnwrapped public void setX(List<String> x) {} } | @JsonUnwrapped",
        "record A(@javax.json.bind.annotation.JsonbTypeAdapter(String.class) int x) {} | @JsonbTypeAdapter",
        "record A(@com.alibaba.fastjson2.annotation.JSONField(unwrapped = true) List<String> x) {} | @JSONField(unwrapped)",
        "record A(@com.alibaba.fastjson2.annotation.JSONField(serializeUsing = String.class) int x) {} | @JSONField(serializeUsing)",
        "record A(@com.dslplatform.json.JsonAttribute(nullable = false) String x) {} | @JsonAttribute(nullable)",
        "record A(@com.dslplatform.json.JsonAttribute(converter = String.class) int x) {} | @JsonAttribute(converter)",
        "record A(@io.avaje.jsonb.Json.Raw String x) {} | @Raw",
      })
  void aMemberIsRefused(String source, String said, @TempDir Path folder) {
    assertEquals(
        List.of("STREAK045: 'x' of A has " + said
            + ", which Streak does not do: write an adapter of the member by hand and name it with"
            + " @JsonWith, leave the member out with @JsonIgnore, or take the annotation away"),
        compiled(folder, "@Json " + source).messages());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "record A(@JsonFormat(pattern = \"dd.MM.\") LocalDate x) {} | @JsonFormat(pattern)",
        "record A(@JsonFormat(pattern = \"no pattern\") LocalDate x) {} | @JsonFormat(pattern)",
        "record A(@JsonFormat(pattern = \"dd.MM.yyyy HH:mm\") Instant x) {} | @JsonFormat(pattern)",
        "record A(@JsonFormat(pattern = \"dd.MM.yyyy HH:mm\", timezone = \"Nowhere\") Instant x) {} | @JsonFormat(pattern)",
        "record A(@JsonFormat(pattern = \"d. MMMM yyyy\", locale = \"de\") LocalDate x) {} | @JsonFormat(pattern)",
        "record A(@JsonFormat(pattern = \"dd.MM.yyyy\", shape = JsonFormat.Shape.NUMBER) LocalDate x) {} | @JsonFormat(shape = NUMBER)",
        "record A(@JsonFormat(pattern = \"dd.MM.yyyy\", with = JsonFormat.Feature.ADJUST) LocalDate x) {} | @JsonFormat(with)",
        "record A(@JsonFormat(pattern = \"dd.MM.yyyy HH:mm\") LocalDate x) {} | @JsonFormat(pattern)",
        "record A(@JsonFormat(pattern = \"dd.MM.yyyy HH:mm xxx\") Instant x) {} | @JsonFormat(pattern)",
        "record A(@JsonFormat(timezone = \"UTC\") OffsetDateTime x) {} | @JsonFormat(timezone)",
        "class A { private LocalDate x; @JsonFormat(pattern = \"dd.MM.yyyy\") public LocalDate getX() { return x; } @JsonFormat(pattern = \"yyyyMMdd\") public void setX(LocalDate x) {} } | @JsonFormat(pattern)",
        "record A(@JsonFormat(shape = JsonFormat.Shape.NUMBER) Instant x) {} | @JsonFormat(shape = NUMBER)",
        "record A(@javax.json.bind.annotation.JsonbDateFormat(\"##time-in-millis\") LocalDate x) {} | @JsonbDateFormat",
        "record A(@com.alibaba.fastjson2.annotation.JSONField(format = \"millis\") LocalDate x) {} | @JSONField(format)",
        "record A(@com.alibaba.fastjson2.annotation.JSONField(format = \"MM/yyyy\") YearMonth x) {} | @JSONField(format)",
      })
  void aTimeIsToldOfItsAdapters(String source, String said, @TempDir Path folder) {
    assertEquals(
        List.of("STREAK045: 'x' of A has " + said
            + ", which Streak does not do: name an adapter with @JsonWith, such as one of yours that extends"
            + " streak.time.TimePattern, for a pattern, or streak.time.EpochMillis, for numbers, leave the"
            + " member out with @JsonIgnore, or take the annotation away"),
        compiled(folder, "@Json " + source).messages());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@JsonSerialize(using = String.class) record A(int x) {} | @JsonSerialize(using)",
        "record A(int x) implements B {} @JsonSerialize(using = String.class) interface B {} | @JsonSerialize(using)",
        "class A extends B { public int x; } @tools.jackson.databind.annotation.JsonDeserialize(using = String.class) class B {} | @JsonDeserialize(using)",
        "@JsonSerialize(using = String.class) enum A { X } | @JsonSerialize(using)",
        "@com.google.gson.annotations.JsonAdapter(String.class) enum A { X } | @JsonAdapter",
        "enum A implements B { X } @JsonSerialize(using = String.class) interface B {} | @JsonSerialize(using)",
        "@JsonIgnoreType record A(int x) {} | @JsonIgnoreType",
        "@JsonAppend record A(int x) {} | @JsonAppend",
        "@com.alibaba.fastjson2.annotation.JSONType(ignores = \"y\") record A(int x) {} | @JSONType(ignores)",
        "@com.alibaba.fastjson2.annotation.JSONType(seeAlso = A.B.class) sealed interface A { @Json record B() implements A {} } | @JSONType(seeAlso)",
        "@com.dslplatform.json.CompiledJson(formats = com.dslplatform.json.CompiledJson.Format.ARRAY) record A(int x) {} | @CompiledJson(formats)",
        "@com.dslplatform.json.CompiledJson(onUnknown = com.dslplatform.json.CompiledJson.Behavior.FAIL) record A(int x) {} | @CompiledJson(onUnknown)",
        "@com.dslplatform.json.CompiledJson(objectFormatPolicy = com.dslplatform.json.CompiledJson.Policy.MINIMAL) record A(int x) {} | @CompiledJson(objectFormatPolicy)",
        "@com.alibaba.fastjson2.annotation.JSONType(seeAlsoDefault = A.B.class) sealed interface A { @Json record B() implements A {} } | @JSONType(seeAlsoDefault)",
        "@com.dslplatform.json.CompiledJson(discriminator = \"k\") sealed interface A { @Json record B() implements A {} } | @CompiledJson(discriminator)",
        "@io.avaje.jsonb.Json(naming = io.avaje.jsonb.Json.Naming.LowerUnderscore) record A(int x) {} | @Json(naming)",
        "@io.avaje.jsonb.Json.SubType(type = A.B.class) sealed interface A { @Json record B() implements A {} } | @SubType",
        "record A(int x) implements B {} @JsonIgnoreType interface B {} | @JsonIgnoreType",
        "@JsonAutoDetect(fieldVisibility = JsonAutoDetect.V.NONE) class A { public int x; } | @JsonAutoDetect(fieldVisibility = NONE)",
        "@JsonAutoDetect(getterVisibility = JsonAutoDetect.V.NONE) record A(int x) {} | @JsonAutoDetect(getterVisibility = NONE)",
        "@jakarta.json.bind.annotation.JsonbVisibility(String.class) record A(int x) {} | @JsonbVisibility",
        "@kotlinx.serialization.json.JsonClassDiscriminator(discriminator = \"k\") sealed interface A { @Json record B() implements A {} } | @JsonClassDiscriminator",
        "@JsonSerialize(as = Object.class) record A(int x) {} | @JsonSerialize(as)",
        "record A(int x) implements B {} @tools.jackson.databind.annotation.JsonDeserialize(as = C.class) interface B {} record C() implements B {} | @JsonDeserialize(as)",
        "@JsonSerialize(include = JsonSerialize.Inclusion.NON_DEFAULT) record A(int x) {} | @JsonSerialize(include = NON_DEFAULT)",
        "@JsonNaming(String.class) record A(int x) {} | @JsonNaming of a strategy that is not Jackson's own",
        "enum A { X; @JsonValue public int code() { return 1; } } | @JsonValue",
        "enum A { X; @JsonValue private String text() { return null; } } | @JsonValue",
        "enum A { X; @JsonValue private final String text = null; } | @JsonValue",
        "enum A { X; @JsonValue String text() throws Exception { return null; } } | @JsonValue",
        "enum A { X; @JsonValue String a() { return null; } @JsonValue String b() { return null; } } | @JsonValue",
        "enum A implements Coded { X; public int code() { return 1; } } interface Coded { @JsonValue int code(); } | @JsonValue",
        "enum A { X; @JsonCreator static A of(String text) { return X; } } | @JsonCreator",
        "@JsonFormat(shape = JsonFormat.Shape.OBJECT) enum A { X } | @JsonFormat(shape = OBJECT)",
        "@EnumNaming(String.class) enum A { X } | @EnumNaming",
        "@JsonInclude(JsonInclude.Include.NON_DEFAULT) record A(int x) {} | @JsonInclude(NON_DEFAULT)",
        "@JsonTypeInfo(property = \"y\") @JsonSubTypes class A { public int x; } | @JsonSubTypes",
        "@tools.jackson.databind.annotation.EnumNaming(String.class) enum A { X } | @EnumNaming",
        "@JsonView(String.class) record A(int x) {} | @JsonView",
        "class A extends B { public int x; } @JsonView(String.class) class B {} | @JsonView",
        "@JsonFilter(\"f\") record A(int x) {} | @JsonFilter",
        "record A(int x) implements B {} @JsonFilter(\"f\") interface B {} | @JsonFilter",
        "record A(int x) implements B {} @JsonIdentityInfo interface B {} | @JsonIdentityInfo",
        "class A extends B { public int x; } @JsonIncludeProperties(\"x\") class B {} | @JsonIncludeProperties",
        "@jakarta.json.bind.annotation.JsonbTypeInfo(key = \"k\") sealed interface A { @Json record B() implements A {} } | @JsonbTypeInfo",
      })
  void aTypeIsRefused(String source, String said, @TempDir Path folder) {
    assertEquals(
        List.of("STREAK046: A has " + said.replace("''", "'")
            + ", which Streak does not do: write an adapter of the type by hand and name it"
            + " with @Json(with), or take the annotation away; constants of an enum may"
            + " have names by @JsonName instead"),
        compiled(folder, "@Json " + source).messages());
  }

  /** Nobody annotates an enum that is a member with Streak's own. */
  @Test
  void anEnumIsRefusedWhereItIsAMember(@TempDir Path folder) {
    String source =
        "@Json record A(List<E> x) { @JsonSerialize(using = String.class) enum E { X } }";
    List<String> messages = compiled(folder, source).messages();
    assertEquals(1, messages.size(), messages.toString());
    assertTrue(
        messages.get(0).startsWith("STREAK046: A.E has @JsonSerialize(using)"), messages.get(0));
  }

  /** With Jackson, what a type says goes before all that its supertypes say by that annotation. */
  @Test
  void whatIsOverriddenSaysNothing(@TempDir Path folder) {
    String source = """
        @Json
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @JsonSerialize(using = JsonSerialize.None.class)
        @JsonFormat
        @tools.jackson.databind.annotation.JsonDeserialize(as = A.class, builder = Void.class)
        class A extends B {
          private int x;
          @Override @JsonSerialize(using = JsonSerialize.None.class) public int getX() { return x; }
          public void setX(int x) { this.x = x; }
        }
        @JsonInclude(JsonInclude.Include.NON_DEFAULT)
        @JsonSerialize(using = String.class)
        @JsonFormat(pattern = "p")
        @tools.jackson.databind.annotation.JsonDeserialize(builder = String.class, as = A.class)
        abstract class B {
          @JsonSerialize(using = String.class) public abstract int getX();
        }
        """;
    assertEquals(List.of(), compiled(folder, source).messages());
  }

  /** What says no more than what Streak does anyway, or what its own annotations say, is no difference. */
  @Test
  void whatComesToTheSameIsTaken(@TempDir Path folder) throws IOException {
    String source = """
        @Json @JsonInclude(JsonInclude.Include.NON_NULL) @JsonIgnoreType(false)
        @JsonAutoDetect(fieldVisibility = JsonAutoDetect.V.ANY, getterVisibility = JsonAutoDetect.V.NONE) record A(
            @JsonInclude(JsonInclude.Include.USE_DEFAULTS) String left,
            @JsonUnwrapped(enabled = false) Id id,
            @streak.JsonIgnore @JsonView(String.class) String unseen,
            @JsonFormat(pattern = "yyyy-MM-dd") LocalDate day,
            @JsonFormat(shape = JsonFormat.Shape.STRING, timezone = "UTC") Instant at,
            @JsonSerialize(as = Map.class, keyAs = String.class, contentAs = Long.class) Map<String, Long> map,
            @JsonSerializeAs(value = Map.class, key = String.class, content = Long.class) @JsonDeserializeAs(LinkedHashMap.class) Map<String, Long> again,
            @JsonInclude(JsonInclude.Include.USE_DEFAULTS) @JsonSerialize(include = JsonSerialize.Inclusion.NON_NULL) String none,
            @JsonFormat(shape = JsonFormat.Shape.STRING) @JsonDecimal(scale = 2, asString = true) long price,
            @com.google.gson.annotations.Expose(serialize = true) Side side,
            Kind kind) {
          enum Side { @JsonName("b") BUY; @JsonValue public String code() { return "b"; } }
          @Json(discriminator = "k") @jakarta.json.bind.annotation.JsonbTypeInfo(key = "k")
          sealed interface Kind { @Json record One() implements Kind {} }
          @Json static class Id {
            private final String text;
            @JsonCreator(mode = JsonCreator.Mode.DELEGATING) Id(String text) { this.text = text; }
            @JsonValue public String getText() { return text; }
          }
        }
        """;
    assertEquals(List.of(), compiled(folder, source).messages());
    try (Loaded loaded = Loaded.from(folder)) {
      String document =
          "{\"id\":\"i\",\"day\":\"2026-01-02\",\"at\":\"2026-01-02T03:04:05Z\",\"map\":{\"a\":1},"
              + "\"price\":\"1.50\",\"side\":\"b\",\"kind\":{\"k\":\"One\"}}";
      assertEquals(document, loaded.roundTrip("a.A", document));
    }
  }

  /** A long that JavaScript shall read. */
  @Test
  void aLongMayBeWrittenAsAString(@TempDir Path folder) throws IOException {
    String source = """
        @Json record A(
            @JsonFormat(shape = JsonFormat.Shape.STRING) long id,
            @JsonSerialize(using = com.fasterxml.jackson.databind.ser.std.ToStringSerializer.class) Long other,
            @JsonFormat(shape = JsonFormat.Shape.STRING) List<Long> list,
            @JsonFormat(shape = JsonFormat.Shape.STRING) Map<String, Long[]> map,
            @JsonFormat(shape = JsonFormat.Shape.STRING) long[] array) {}
        """;
    assertEquals(List.of(), compiled(folder, source).messages());
    try (Loaded loaded = Loaded.from(folder)) {
      assertEquals(
          "{\"id\":\"1\",\"other\":\"2\",\"list\":[\"3\"],\"map\":{\"k\":[\"4\"]},\"array\":[5]}",
          loaded.roundTrip(
              "a.A",
              "{\"id\":\"1\",\"other\":2,\"list\":[3],\"map\":{\"k\":[\"4\"]},\"array\":[5]}"));
    }
  }

  /** Of a type that is named beside the declared one, what is made anyway. */
  @Test
  void whatSaysNothingMoreIsTaken(@TempDir Path folder) {
    assertEquals(List.of(), compiled(folder, """
            @com.alibaba.fastjson2.annotation.JSONType(orders = {"y", "x"}, alphabetic = false, serializer = void.class, ignores = {})
            @com.dslplatform.json.CompiledJson(formats = com.dslplatform.json.CompiledJson.Format.OBJECT, discriminator = "", objectFormatPolicy = com.dslplatform.json.CompiledJson.Policy.FULL)
            @io.avaje.jsonb.Json(naming = io.avaje.jsonb.Json.Naming.Match)
            @Json record A(
                @com.alibaba.fastjson2.annotation.JSONField(name = "z", unwrapped = false, serializeUsing = void.class) int x,
                @com.dslplatform.json.JsonAttribute(nullable = true, converter = com.dslplatform.json.JsonAttribute.class) int y) {}
            """).messages());
  }

  @Test
  void aPlaceCountsInAnArray(@TempDir Path folder) {
    String components =
        "(@com.alibaba.fastjson2.annotation.JSONField(ordinal = 2) int x, int y) {}";
    assertEquals(List.of(), compiled(folder, "@Json record A" + components).messages());
    List<String> said = compiled(folder, "@Json(shape = Json.Shape.ARRAY) record A" + components)
        .messages();
    assertEquals(1, said.size(), said::toString);
    assertTrue(
        said.get(0).startsWith("STREAK045: 'x' of A has @JSONField(ordinal), which"),
        said::toString);
  }

  /** What is said of subtypes counts where Streak is not told how. */
  @Test
  void streaksOwnWordGoesFirst(@TempDir Path folder) {
    assertEquals(List.of(), compiled(folder, """
            @com.dslplatform.json.CompiledJson(discriminator = "k")
            @Json(discriminator = "k") sealed interface A {
              @com.alibaba.fastjson2.annotation.JSONType(typeName = "b") @JsonName("b")
              @Json record B() implements A {}
            }
            """).messages());
  }

  @Test
  void whatIsMadeAnywayMayBeNamed(@TempDir Path folder) throws IOException {
    String source = """
        @Json record A(
            @JsonSerialize(as = Integer.class) int box,
            @JsonSerialize(as = int.class) Integer bare,
            @JsonSerialize(as = int.class) int same,
            @tools.jackson.databind.annotation.JsonDeserialize(as = LinkedHashSet.class) Set<String> set,
            @tools.jackson.databind.annotation.JsonDeserialize(as = ArrayList.class) Collection<String> all,
            @JsonSerialize(as = TreeMap.class, contentAs = ArrayList.class) SortedMap<String, List<Long>> map) {}
        """;
    assertEquals(List.of(), compiled(folder, source).messages());
    try (Loaded loaded = Loaded.from(folder)) {
      String document = "{\"box\":1,\"bare\":null,\"same\":2,\"set\":[\"b\",\"a\"],\"all\":[\"c\"],"
          + "\"map\":{\"k\":[1]}}";
      assertEquals(document, loaded.roundTrip("a.A", document));
    }
  }
}
