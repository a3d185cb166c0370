package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import streak.JsonException;

/** Names from other libraries' annotations, which stand-ins of the same names declare here. */
class ForeignNamesTest {

  private static final String JACKSON = "com.fasterxml.jackson.annotation";
  private static final String BIND = "com.fasterxml.jackson.databind.annotation";

  /** The source of one that stands in. */
  static String annotation(String packageName, String name, String elements) {
    return "package " + packageName + "; public @interface " + name + " { " + elements + " }";
  }

  private static final String[] ANNOTATIONS = {
    annotation(
        JACKSON,
        "JsonProperty",
        "String value() default \"\"; boolean required() default false; Access access() default Access.AUTO;"
            + " int index() default -1; enum Access { AUTO, READ_ONLY, WRITE_ONLY }"
            + " OptBoolean isRequired() default OptBoolean.DEFAULT;"
            + " enum OptBoolean { TRUE, FALSE, DEFAULT }"),
    annotation(JACKSON, "JacksonAnnotationsInside", ""),
    annotation(JACKSON, "JsonGetter", "String value() default \"\";"),
    annotation(JACKSON, "JsonSetter", "String value() default \"\";"),
    annotation(
        JACKSON,
        "JsonPropertyOrder",
        "String[] value() default {}; boolean alphabetic() default false;"),
    annotation(BIND, "JsonNaming", "Class<?> value() default Object.class;"),
    "package com.fasterxml.jackson.databind; public class PropertyNamingStrategies {"
        + " public static class SnakeCaseStrategy {} public static class KebabCaseStrategy {}"
        + " public static class UpperSnakeCaseStrategy {} public static class LowerCaseStrategy {}"
        + " public static class LowerDotCaseStrategy {} public static class UpperCamelCaseStrategy {}"
        + " public static class LowerCamelCaseStrategy {} }",
    annotation(JACKSON, "JsonAlias", "String[] value();"),
    annotation(JACKSON, "JsonIgnore", "boolean value() default true;"),
    annotation(
        JACKSON,
        "JsonIgnoreProperties",
        "String[] value(); boolean allowGetters() default false; boolean allowSetters() default false;"),
    annotation(
        JACKSON,
        "JsonInclude",
        "Include value() default Include.ALWAYS; enum Include { ALWAYS, NON_NULL, NON_ABSENT, NON_EMPTY }"),
    annotation(
        JACKSON,
        "JsonCreator",
        "Mode mode() default Mode.DEFAULT; enum Mode { DEFAULT, DELEGATING, PROPERTIES, DISABLED }"),
    annotation(JACKSON, "JsonTypeName", "String value();"),
    annotation(
        JACKSON,
        "JsonTypeInfo",
        "Id use(); As include() default As.PROPERTY; String property() default \"\";"
            + " Class<?> defaultImpl() default Object.class;"
            + " enum Id { NAME, SIMPLE_NAME, CLASS, DEDUCTION }"
            + " enum As { PROPERTY, WRAPPER_OBJECT, WRAPPER_ARRAY, EXTERNAL_PROPERTY }"),
    annotation(
        JACKSON,
        "JsonSubTypes",
        "Type[] value(); @interface Type { Class<?> value(); String name() default \"\";"
            + " String[] names() default {}; }"),
    annotation(
        BIND,
        "JsonDeserialize",
        "Class<?> builder() default Void.class; Class<?> as() default Void.class;"),
    annotation(BIND, "JsonSerialize", "Class<?> as() default Void.class;"),
    annotation(
        BIND,
        "JsonPOJOBuilder",
        "String withPrefix() default \"with\"; String buildMethodName() default \"build\";"),
    annotation(
        "com.google.gson.annotations",
        "SerializedName",
        "String value(); String[] alternate() default {};"),
    annotation(
        "com.squareup.moshi",
        "Json",
        "String name() default \"\\u0000\"; boolean ignore() default false;"),
    annotation("jakarta.json.bind.annotation", "JsonbProperty", "String value() default \"\";"),
    annotation("jakarta.json.bind.annotation", "JsonbCreator", ""),
    annotation("jakarta.json.bind.annotation", "JsonbTransient", ""),
    annotation("com.alibaba.fastjson2.annotation", "JSONField", FastLibrariesNamesTest.FASTJSON),
  };

  static String roundTrip(Path folder, String source, String document) throws IOException {
    return roundTrip(ANNOTATIONS, folder, source, document);
  }

  /** What a type {@code a.A}, compiled beside stand-ins, writes of what it has read. */
  static String roundTrip(String[] annotations, Path folder, String source, String document)
      throws IOException {
    String[] sources = Arrays.copyOf(annotations, annotations.length + 1);
    sources[annotations.length] = source;
    assertEquals(List.of(), Compilation.of(folder, sources).messages());
    try (Loaded loaded = Loaded.from(folder)) {
      return loaded.roundTrip("a.A", document);
    }
  }

  @Test
  void aRecordsComponents(@TempDir Path folder) throws IOException {
    String source = """
        @Json record A(
            @com.fasterxml.jackson.annotation.JsonProperty("j") int one,
            @com.google.gson.annotations.SerializedName(value = "g", alternate = {"h", "i"}) int two,
            @com.squareup.moshi.Json(name = "m") int three,
            @jakarta.json.bind.annotation.JsonbProperty("b") int four,
            @com.fasterxml.jackson.annotation.JsonProperty int five,
            @JsonName("own") @com.squareup.moshi.Json(name = "theirs") int six) {}
        """;
    assertEquals(
        "{\"j\":1,\"g\":2,\"m\":3,\"b\":4,\"five\":5,\"own\":6}",
        roundTrip(folder, source, "{\"own\":6,\"five\":5,\"b\":4,\"m\":3,\"i\":2,\"j\":1}"));
  }

  @Test
  void aClasssFieldsAndMethods(@TempDir Path folder) throws IOException {
    String source = """
        @Json class A {
          private int one;
          @com.fasterxml.jackson.annotation.JsonProperty("j") int getOne() { return one; }
          @com.fasterxml.jackson.annotation.JsonAlias({"k"}) void setOne(int one) { this.one = one; }
          @com.fasterxml.jackson.annotation.JsonIgnore private int two;
          @com.squareup.moshi.Json(ignore = true) public int three;
          @com.google.gson.annotations.SerializedName("g") public int four;
        }
        """;
    assertEquals(
        "{\"j\":1,\"g\":4}",
        roundTrip(folder, source, "{\"k\":1,\"two\":2,\"three\":[3],\"g\":4}"));
  }

  static final String IMPORTS =
      "package a; import streak.*; import com.fasterxml.jackson.annotation.JsonIgnore;"
          + " import com.fasterxml.jackson.annotation.*; import com.fasterxml.jackson.databind.annotation.*; ";

  @Test
  void whenAMemberIsReadAndWritten(@TempDir Path folder) throws IOException {
    String source = IMPORTS + """
        @streak.Json @JsonIgnoreProperties({"hidden"}) @JsonInclude(JsonInclude.Include.NON_NULL) class A {
          @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) public String password;
          @JsonProperty(access = JsonProperty.Access.READ_ONLY) public int id = 7;
          public String hidden;
          @JsonIgnore(false) public String kept;
          @JsonInclude(JsonInclude.Include.ALWAYS) public String always;
          @JsonInclude(JsonInclude.Include.NON_EMPTY) public java.util.List<Integer> list;
          @JsonProperty(value = "n", required = true) public Integer needed;
        }
        """;
    assertEquals(
        "{\"id\":7,\"kept\":\"k\",\"always\":null,\"n\":1}",
        roundTrip(
            folder,
            source,
            "{\"password\":\"p\",\"id\":8,\"hidden\":\"h\",\"kept\":\"k\",\"list\":[],\"n\":1}"));
    try (Loaded loaded = Loaded.from(folder)) {
      JsonException refusal =
          assertThrows(JsonException.class, () -> loaded.roundTrip("a.A", "{}"));
      assertTrue(refusal.getMessage().startsWith("required member 'n' is missing"));
    }
  }

  @Test
  void whatJacksonRequires(@TempDir Path folder) throws IOException {
    String source = IMPORTS + """
        @streak.Json record A(
            @JsonProperty(required = true) Integer a,
            @JsonProperty(isRequired = JsonProperty.OptBoolean.TRUE) int b,
            @JsonProperty(isRequired = JsonProperty.OptBoolean.FALSE) Integer c,
            @JsonProperty(required = true, isRequired = JsonProperty.OptBoolean.FALSE) Integer d,
            @JsonProperty(required = true, isRequired = JsonProperty.OptBoolean.DEFAULT) C e) {
          @streak.Json static class C {
            private int x;
            public int getX() { return x; }
            @JsonProperty(isRequired = JsonProperty.OptBoolean.TRUE) public void setX(int x) { this.x = x; }
          }
        }
        """;
    assertEquals(
        "{\"a\":null,\"b\":1,\"c\":null,\"d\":null,\"e\":{\"x\":2}}",
        roundTrip(folder, source, "{\"a\":null,\"b\":1,\"e\":{\"x\":2}}"));
    try (Loaded loaded = Loaded.from(folder)) {
      List<String> lacking =
          List.of("{\"b\":1,\"e\":null} a", "{\"a\":1,\"e\":null} b", "{\"a\":1,\"b\":1} e");
      for (String each : lacking) {
        String document = each.substring(0, each.indexOf(' '));
        JsonException refusal =
            assertThrows(JsonException.class, () -> loaded.roundTrip("a.A", document));
        String why = "required member '" + each.substring(each.length() - 1) + "' is missing";
        assertTrue(refusal.getMessage().startsWith(why), refusal.getMessage());
      }
      String document = "{\"a\":1,\"b\":1,\"e\":{}}";
      assertThrows(JsonException.class, () -> loaded.roundTrip("a.A", document));
    }
  }

  @Test
  void getters(@TempDir Path folder) throws IOException {
    String source = IMPORTS + """
        @streak.Json class A {
          private int x;
          @JsonGetter("ex") public int getX() { return x; }
          public void setX(int x) { this.x = x; }
          @JsonGetter("full_name") public String name() { return "n"; }
          @JsonGetter public String getNick() { return "k"; }
        }
        """;
    assertEquals(
        "{\"ex\":1,\"full_name\":\"n\",\"nick\":\"k\"}", roundTrip(folder, source, "{\"ex\":1}"));
  }

  @ParameterizedTest
  @CsvSource({
    "SnakeCase, first_name, urlpath, lead, user_name",
    "UpperSnakeCase, FIRST_NAME, URLPATH, LEAD, USER_NAME",
    "KebabCase, first-name, url-path, _lead, user_name",
    "LowerDotCase, first.name, url.path, _lead, user_name",
    "LowerCase, firstname, urlpath, _lead, user_name",
    "UpperCamelCase, FirstName, URLPath, _lead, User_name",
    "LowerCamelCase, firstName, URLPath, _lead, user_name",
  })
  void strategies(String strategy, String a, String b, String c, String d, @TempDir Path folder)
      throws IOException {
    String source = IMPORTS + """
        @streak.Json class A extends Base {
          public int _lead;
          public int user_name;
          @JsonProperty("asItIs") public int named;
        }
        @JsonNaming(com.fasterxml.jackson.databind.PropertyNamingStrategies.%sStrategy.class)
        class Base { public int firstName; public int URLPath; }
        """.formatted(strategy);
    String document = "{\"%s\":1,\"%s\":2,\"%s\":3,\"%s\":4,\"asItIs\":5}".formatted(a, b, c, d);
    assertEquals(document, roundTrip(folder, source, document));
  }

  @Test
  void aBundleStandsForWhatStandsOnIt(@TempDir Path folder) throws IOException {
    String source = IMPORTS + """
        @streak.Json @Brief class A {
          @Id public int x;
          @Id @JsonProperty("own") public int y;
          public String z;
          private String secret;
          @Hidden public String getSecret() { return secret; }
        }
        @JacksonAnnotationsInside @Brief @JsonProperty("_id") @interface Id {}
        @JacksonAnnotationsInside @Brief @JsonInclude(JsonInclude.Include.NON_NULL) @interface Brief {}
        @JacksonAnnotationsInside @JsonIgnore @interface Hidden {}
        """;
    assertEquals("{\"_id\":1,\"own\":2}", roundTrip(folder, source, "{\"_id\":1,\"own\":2}"));
  }

  @Test
  void whatIsSaidOfAMethodIsSaidOfThoseThatOverrideIt(@TempDir Path folder) throws IOException {
    String source = IMPORTS + """
        @streak.Json class A extends Base<Long> implements Named {
          private String name;
          private Long id;
          private int size;
          public B b;
          public String getName() { return name; }
          public void setName(String name) { this.name = name; }
          public Long getId() { return id; }
          public void setId(Long id) { this.id = id; }
          @JsonProperty("own") public int getSize() { return size; }
          public void setSize(int size) { this.size = size; }
          @streak.Json record B(String tag) implements Tagged {}
        }
        interface Tagged { @JsonProperty("_tag") String tag(); }
        interface Named { @JsonProperty("_name") String getName(); }
        abstract class Base<T> {
          @JsonProperty("_id") public abstract void setId(T id);
          @JsonProperty("_size") public int getSize() { return 0; }
        }
        """;
    String document = "{\"_name\":\"n\",\"_id\":1,\"own\":2,\"b\":{\"_tag\":\"t\"}}";
    assertEquals(document, roundTrip(folder, source, document));
  }

  @Test
  void membersInAnotherOrder(@TempDir Path folder) throws IOException {
    String source = IMPORTS + """
        @streak.Json @JsonPropertyOrder({"last", "b"}) record A(
            int a, int b, @JsonProperty("last") Row c, @JsonProperty(index = 0) Sorted d) {
          @streak.Json(shape = streak.Json.Shape.ARRAY) @JsonPropertyOrder({"price", "size"})
          record Row(int size, double price, String id) {}
          @streak.Json @JsonPropertyOrder(alphabetic = true) static class Sorted {
            public int y;
            @JsonProperty("z") public int w;
            public int x;
          }
        }
        """;
    assertEquals(
        "{\"last\":[1.5,3,\"i\"],\"b\":2,\"d\":{\"x\":1,\"y\":2,\"z\":3},\"a\":1}",
        roundTrip(
            folder,
            source,
            "{\"a\":1,\"b\":2,\"last\":[1.5,3,\"i\"],\"d\":{\"z\":3,\"y\":2,\"x\":1}}"));
  }

  @Test
  void whatATypeLeavesOutGoesByItsNameInDocuments(@TempDir Path folder) throws IOException {
    String source = IMPORTS + """
        @streak.Json @JsonIgnoreProperties({"passwd", "x", "hash"}) class A {
          @JsonProperty("passwd") public String password;
          private String hashed;
          @JsonProperty("hash") public String getHashed() { return hashed; }
          @JsonProperty("y") public int x;
        }
        """;
    assertEquals(
        "{\"y\":1}",
        roundTrip(folder, source, "{\"passwd\":\"p\",\"password\":\"p\",\"hash\":\"h\",\"y\":1}"));
  }

  @Test
  void whatIsLeftOutMayBeReadOrWrittenAllTheSame(@TempDir Path folder) throws IOException {
    String source = IMPORTS + """
        @streak.Json record A(Written written, Read read) {
          @streak.Json @JsonIgnoreProperties(value = "n", allowGetters = true) static class Written {
            @JsonProperty("n") public int id = 7;
          }
          @streak.Json @JsonIgnoreProperties(value = {"n", "m"}, allowSetters = true) static class Read {
            @JsonProperty("n") public int id = 7;
            @JsonProperty("m") public int twice() { return id * 2; }
            @JsonProperty("copy") public int copied() { return id; }
          }
        }
        """;
    assertEquals(
        "{\"written\":{\"n\":7},\"read\":{\"copy\":8}}",
        roundTrip(folder, source, "{\"written\":{\"n\":8},\"read\":{\"n\":8}}"));
  }

  @Test
  void whatIsSaidOfSupertypesIsInherited(@TempDir Path folder) throws IOException {
    String source = IMPORTS + """
        @streak.Json class A extends Base {
          public int x;
          public B b = new B();
          @JsonInclude(JsonInclude.Include.ALWAYS) interface Always {}
          @streak.Json @JsonIgnoreProperties("x") static class B extends Base implements Always {
            public int x;
          }
        }
        @JsonIgnoreProperties("secret") @JsonInclude(JsonInclude.Include.NON_NULL) class Base {
          public String secret = "s";
          public String none;
        }
        """;
    assertEquals(
        "{\"x\":1,\"b\":{\"secret\":\"s\",\"none\":null}}",
        roundTrip(folder, source, "{\"x\":1,\"secret\":\"t\"}"));
  }

  private static String shapes(String info, String names) {
    return IMPORTS + """
        @streak.Json %s interface A {
          @streak.Json @JsonTypeName("circle") record Circle(int r) implements A {}
          @streak.Json record Square(int a) implements A {}
        }
        """.formatted(info + " " + names);
  }

  private static final String SUBTYPES =
      "@JsonSubTypes({@JsonSubTypes.Type(A.Circle.class), @JsonSubTypes.Type(value = A.Square.class, name = \"sq\")})";

  @Test
  void typesThatSayWhatTheyAre(@TempDir Path folder) throws IOException {
    String named = "@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = \"kind\")";
    assertEquals(
        "{\"kind\":\"sq\",\"a\":1}",
        roundTrip(folder, shapes(named, SUBTYPES), "{\"a\":1,\"kind\":\"sq\"}"));
    String wrapped =
        "@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)";
    assertEquals(
        "{\"circle\":{\"r\":1}}",
        roundTrip(folder, shapes(wrapped, SUBTYPES), "{\"circle\":{\"r\":1}}"));
  }

  /** As a class loader has it, less the package. */
  @ParameterizedTest
  @CsvSource({"NAME,A$Square", "SIMPLE_NAME,Square"})
  void whatANestedTypeIsCalledThatNothingNames(String use, String tag, @TempDir Path folder)
      throws IOException {
    String info = "@JsonTypeInfo(use = JsonTypeInfo.Id.%s, property = \"kind\")".formatted(use);
    String document = "{\"kind\":\"%s\",\"a\":1}".formatted(tag);
    assertEquals(
        document,
        roundTrip(
            folder, shapes(info, "@JsonSubTypes(@JsonSubTypes.Type(A.Square.class))"), document));
  }

  @Test
  void whatTheTypeCallsASubtypeGoesFirst(@TempDir Path folder) throws IOException {
    String subtypes = "@JsonSubTypes(@JsonSubTypes.Type(value = A.Circle.class, name = \"round\"))";
    assertEquals(
        "{\"type\":\"round\",\"r\":1}",
        roundTrip(folder, shapes("", subtypes), "{\"type\":\"round\",\"r\":1}"));
  }

  @Test
  void aSubtypeMayHaveMoreThanOneName(@TempDir Path folder) throws IOException {
    String subtypes =
        "@JsonSubTypes({@JsonSubTypes.Type(value = A.Circle.class, names = {\"o\", \"round\"}),"
            + " @JsonSubTypes.Type(value = A.Square.class, name = \"sq\", names = \"box\")})";
    assertEquals(
        "{\"type\":\"o\",\"r\":1}",
        roundTrip(folder, shapes("", subtypes), "{\"type\":\"round\",\"r\":1}"));
    assertEquals(
        "{\"type\":\"sq\",\"a\":1}",
        roundTrip(folder, shapes("", subtypes), "{\"type\":\"box\",\"a\":1}"));
  }

  @Test
  void aTypeMayBeListedAmongItsOwn(@TempDir Path folder) throws IOException {
    String subtypes = "@JsonSubTypes({@JsonSubTypes.Type(A.class),"
        + " @JsonSubTypes.Type(value = A.Circle.class, name = \"round\")})";
    assertEquals(
        "{\"type\":\"round\",\"r\":1}",
        roundTrip(folder, shapes("", subtypes), "{\"type\":\"round\",\"r\":1}"));
  }

  private static List<String> refusals(Path folder, String source) {
    String[] sources = Arrays.copyOf(ANNOTATIONS, ANNOTATIONS.length + 1);
    sources[ANNOTATIONS.length] = source;
    return Compilation.of(folder, sources).messages();
  }

  @Test
  void aDocumentNeverChoosesAClass(@TempDir Path folder) {
    assertEquals(
        List.of(
            "STREAK021: A asks for names of classes in documents (use = CLASS), so that a document"
                + " would choose a class: use JsonTypeInfo.Id.NAME"),
        refusals(folder, shapes("@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)", SUBTYPES)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "use = JsonTypeInfo.Id.DEDUCTION",
        "use = JsonTypeInfo.Id.NAME, defaultImpl = Void.class",
        "use = JsonTypeInfo.Id.NAME, defaultImpl = A.Circle.class",
        "use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY"
      })
  void otherWaysToSayAType(String elements, @TempDir Path folder) {
    String said = elements.replaceAll(".*, ", "").replaceAll("JsonTypeInfo\\...\\.", "");
    String info = "@JsonTypeInfo(" + elements + ")";
    assertEquals(
        List.of("STREAK033: A has @JsonTypeInfo(" + said + "), which Streak does not do: use"
            + " JsonTypeInfo.Id.NAME in a property or a wrapper, or say with @Json(style) how Streak"
            + " is to do it"
            + (elements.contains("Circle")
                ? ", where @JsonUnknown on A.Circle has it stand for types that are not known"
                : "")),
        refusals(folder, shapes(info, SUBTYPES)));
    String own = shapes(info, SUBTYPES)
        .replaceFirst("@streak.Json @", "@streak.Json(style = streak.Json.Style.MEMBER) @");
    assertEquals(List.of(), refusals(folder, own));
  }

  @Test
  void creatorsThatDelegate(@TempDir Path folder) {
    String source = IMPORTS + """
        @streak.Json record A(int x) {
          @com.fasterxml.jackson.annotation.JsonCreator(
              mode = com.fasterxml.jackson.annotation.JsonCreator.Mode.DELEGATING)
          static A of(String text) { return new A(1); }
        }
        """;
    assertEquals(
        List.of(
            "STREAK034: A has @JsonCreator(mode = DELEGATING), which Streak does not do: make the"
                + " shape VALUE where one member stands for the object, or write an adapter by hand and"
                + " name it with @Json(with)"),
        refusals(folder, source));
  }

  @Test
  void creatorsThatAreNone(@TempDir Path folder) throws IOException {
    String source = IMPORTS + """
        @streak.Json record A(int x, B b) {
          @com.fasterxml.jackson.annotation.JsonCreator(
              mode = com.fasterxml.jackson.annotation.JsonCreator.Mode.DISABLED)
          static A of(String text) { return new A(1, null); }
          @streak.Json static class B {
            public final int y;
            B(int y) { this.y = y; }
            @com.fasterxml.jackson.annotation.JsonCreator(
                mode = com.fasterxml.jackson.annotation.JsonCreator.Mode.DISABLED)
            B(String text) { y = 1; }
          }
        }
        """;
    String document = "{\"x\":2,\"b\":{\"y\":3}}";
    assertEquals(document, roundTrip(folder, source, document));
  }
}
