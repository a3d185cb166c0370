package bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.impl.SimpleBeanPropertyFilter;
import com.fasterxml.jackson.databind.ser.impl.SimpleFilterProvider;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.google.gson.ExclusionStrategy;
import com.google.gson.FieldAttributes;
import com.google.gson.FieldNamingPolicy;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.JsonPrimitive;
import com.google.gson.JsonSerializer;
import com.google.gson.LongSerializationPolicy;
import com.google.gson.Strictness;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.text.SimpleDateFormat;
import java.time.LocalDate;
import java.util.Date;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import streak.Json;
import streak.android.AndroidAdapter;
import streak.gson.StreakTypeAdapterFactory;
import streak.jackson2.StreakModule;

/** Which of a library's own settings count for what a generated adapter reads and writes, as docs/bridges.md says. */
@NullMarked
class SettingsTest {

  @Json
  record Item(
      String firstName,
      @Nullable String lastName,
      LocalDate day,
      Size size,
      long id,
      BigDecimal b) {

    @Override
    public String toString() {
      return "an item";
    }
  }

  enum Size {
    SMALL;

    @Override
    public String toString() {
      return "small";
    }
  }

  /** The library's own: what a setting does is seen there. */
  static final class Theirs {
    public String firstName = "é";
    public @Nullable String lastName;
    public Date day = new Date(0);
    public Size size = Size.SMALL;
    public long id = 7;
    public BigDecimal b = new BigDecimal("1E+2");
  }

  private static final Item ITEM =
      new Item("é", null, LocalDate.of(2026, 1, 2), Size.SMALL, 7, new BigDecimal("1E+2"));

  private static final String DOCUMENT =
      "{\"firstName\":\"é\",\"lastName\":null,\"day\":\"2026-01-02\",\"size\":\"SMALL\",\"id\":7,\"b\":1E+2}";

  private static final String BEYOND = DOCUMENT.replace("}", ",\"more\":1}");
  private static final String TEXT_FOR_NUMBER = DOCUMENT.replace("7", "\"7\"");
  private static final String OTHER_CASE = DOCUMENT.replace("firstName", "FirstName");
  private static final String COMMENTED = DOCUMENT.replace("}", "/* ! */}");

  /** A mix-in. */
  @JsonFilter("f")
  static class Filtered {}

  /** A mix-in. */
  @JsonIgnoreProperties("id")
  static class Ignoring {}

  /** A mix-in. */
  @JsonSerialize(using = ToStringSerializer.class)
  static class Written {}

  // ---- Jackson 2 ----

  private static JsonMapper.Builder jackson2() {
    return JsonMapper.builder().addModule(new StreakModule());
  }

  static Stream<ObjectWriter> passedOverByJackson2() {
    SimpleModule others =
        new SimpleModule().addSerializer(String.class, ToStringSerializer.instance);
    others.addSerializer(long.class, ToStringSerializer.instance);
    SimpleFilterProvider filters = new SimpleFilterProvider()
        .addFilter("f", SimpleBeanPropertyFilter.serializeAllExcept("id"));
    JsonMapper noViews =
        jackson2().disable(MapperFeature.DEFAULT_VIEW_INCLUSION).build();
    Stream<ObjectMapper> mappers = Stream.of(
        jackson2().propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE).build(),
        jackson2()
            .defaultPropertyInclusion(
                JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, null))
            .build(),
        jackson2().enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY).build(),
        jackson2().disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS).build(),
        jackson2().defaultDateFormat(new SimpleDateFormat("yyyy")).build(),
        jackson2().enable(SerializationFeature.WRITE_ENUMS_USING_TO_STRING).build(),
        jackson2().enable(SerializationFeature.WRITE_ENUMS_USING_INDEX).build(),
        jackson2().addModule(others).build(),
        jackson2()
            .addMixIn(Item.class, Ignoring.class)
            .addMixIn(Theirs.class, Ignoring.class)
            .build());
    return Stream.concat(
        mappers.map(ObjectMapper::writer),
        Stream.of(
            noViews.writerWithView(Ignoring.class),
            jackson2().addMixIn(Object.class, Filtered.class).build().writer(filters)));
  }

  @ParameterizedTest
  @MethodSource
  void passedOverByJackson2(ObjectWriter writer) throws IOException {
    assertEquals(DOCUMENT, writer.writeValueAsString(ITEM));
    assertNotEquals(
        new ObjectMapper().writeValueAsString(new Theirs()),
        writer.writeValueAsString(new Theirs()));
  }

  @Test
  void whatIsReadIsTheAdaptersAffairUnderJackson2() throws IOException {
    JsonMapper strict =
        jackson2().enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();
    assertEquals(ITEM, strict.readValue(BEYOND, Item.class));
    JsonMapper loose = jackson2()
        .enable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
        .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)
        .build();
    assertThrows(
        MismatchedInputException.class, () -> loose.readValue(TEXT_FOR_NUMBER, Item.class));
    assertThrows(MismatchedInputException.class, () -> loose.readValue(OTHER_CASE, Item.class));
    String theirs = "{\"FirstName\":\"x\",\"id\":\"8\"}";
    assertEquals(8, loose.readValue(theirs, Theirs.class).id);
  }

  @Test
  void whatStandsAroundATypeIsJackson2s() throws IOException {
    JsonMapper written = jackson2().addMixIn(Item.class, Written.class).build();
    assertEquals("\"an item\"", written.writeValueAsString(ITEM));
    SimpleModule module = new SimpleModule().addSerializer(Item.class, ToStringSerializer.instance);
    assertEquals("\"an item\"", jackson2().addModule(module).build().writeValueAsString(ITEM));
    JsonMapper rooted = jackson2()
        .enable(SerializationFeature.WRAP_ROOT_VALUE)
        .enable(DeserializationFeature.UNWRAP_ROOT_VALUE)
        .build();
    String document = "{\"Item\":" + DOCUMENT + "}";
    assertEquals(document, rooted.writeValueAsString(ITEM));
    assertEquals(ITEM, rooted.readValue(document, Item.class));
    JsonMapper whole =
        jackson2().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();
    assertThrows(IOException.class, () -> whole.readValue(DOCUMENT + "1", Item.class));
    assertEquals(ITEM, jackson2().build().readValue(DOCUMENT + "1", Item.class));
  }

  @Test
  void theParsersAndTheGeneratorsSettingsCountUnderJackson2() throws IOException {
    JsonMapper mapper = jackson2()
        .enable(com.fasterxml.jackson.core.json.JsonReadFeature.ALLOW_JAVA_COMMENTS)
        .enable(com.fasterxml.jackson.core.json.JsonWriteFeature.ESCAPE_NON_ASCII)
        .enable(com.fasterxml.jackson.core.StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
        .build();
    assertEquals(ITEM, mapper.readValue(COMMENTED, Item.class));
    assertEquals(
        DOCUMENT.replace("é", "\\u00E9").replace("1E+2", "100"), mapper.writeValueAsString(ITEM));
    String pretty = mapper.writerWithDefaultPrettyPrinter().writeValueAsString(ITEM);
    assertEquals(8, pretty.lines().count(), pretty);
  }

  // ---- Jackson 3 ----

  private static tools.jackson.databind.json.JsonMapper.Builder jackson3() {
    return tools.jackson.databind.json.JsonMapper.builder()
        .addModule(new streak.jackson3.StreakModule());
  }

  static Stream<tools.jackson.databind.ObjectWriter> passedOverByJackson3() {
    var others = new tools.jackson.databind.module.SimpleModule()
        .addSerializer(long.class, tools.jackson.databind.ser.std.ToStringSerializer.instance);
    var filters = new tools.jackson.databind.ser.std.SimpleFilterProvider()
        .addFilter(
            "f", tools.jackson.databind.ser.std.SimpleBeanPropertyFilter.serializeAllExcept("id"));
    var noViews = jackson3()
        .disable(tools.jackson.databind.MapperFeature.DEFAULT_VIEW_INCLUSION)
        .build();
    Stream<tools.jackson.databind.ObjectMapper> mappers = Stream.of(
        jackson3()
            .propertyNamingStrategy(tools.jackson.databind.PropertyNamingStrategies.SNAKE_CASE)
            .build(),
        jackson3()
            .changeDefaultPropertyInclusion(
                now -> now.withValueInclusion(JsonInclude.Include.NON_NULL))
            .build(),
        jackson3()
            .disable(tools.jackson.databind.MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .build(),
        jackson3()
            .enable(tools.jackson.databind.cfg.DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS)
            .build(),
        jackson3().defaultDateFormat(new SimpleDateFormat("yyyy")).build(),
        jackson3()
            .disable(tools.jackson.databind.cfg.EnumFeature.WRITE_ENUMS_USING_TO_STRING)
            .build(),
        jackson3()
            .enable(tools.jackson.databind.cfg.EnumFeature.WRITE_ENUMS_USING_INDEX)
            .build(),
        jackson3().addModule(others).build(),
        jackson3()
            .addMixIn(Item.class, Ignoring.class)
            .addMixIn(Theirs.class, Ignoring.class)
            .build());
    return Stream.concat(
        mappers.map(tools.jackson.databind.ObjectMapper::writer),
        Stream.of(
            noViews.writerWithView(Ignoring.class),
            jackson3().addMixIn(Object.class, Filtered.class).build().writer(filters)));
  }

  @ParameterizedTest
  @MethodSource
  void passedOverByJackson3(tools.jackson.databind.ObjectWriter writer) {
    assertEquals(DOCUMENT, writer.writeValueAsString(ITEM));
    assertNotEquals(
        tools.jackson.databind.json.JsonMapper.shared().writeValueAsString(new Theirs()),
        writer.writeValueAsString(new Theirs()));
  }

  @Test
  void whatIsReadIsTheAdaptersAffairUnderJackson3() {
    var strict = jackson3()
        .enable(tools.jackson.databind.DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .build();
    assertEquals(ITEM, strict.readValue(BEYOND, Item.class));
    var loose = jackson3()
        .enable(tools.jackson.databind.MapperFeature.ALLOW_COERCION_OF_SCALARS)
        .enable(tools.jackson.databind.MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)
        .build();
    Class<? extends Exception> refusal = tools.jackson.databind.exc.MismatchedInputException.class;
    assertThrows(refusal, () -> loose.readValue(TEXT_FOR_NUMBER, Item.class));
    assertThrows(refusal, () -> loose.readValue(OTHER_CASE, Item.class));
    String theirs = "{\"FirstName\":\"x\",\"id\":\"8\"}";
    assertEquals(8, loose.readValue(theirs, Theirs.class).id);
  }

  /** A mix-in. */
  @tools.jackson.databind.annotation.JsonSerialize(
      using = tools.jackson.databind.ser.std.ToStringSerializer.class)
  static class Written3 {}

  @Test
  void whatStandsAroundATypeIsJackson3s() {
    var written = jackson3().addMixIn(Item.class, Written3.class).build();
    assertEquals("\"an item\"", written.writeValueAsString(ITEM));
    var module = new tools.jackson.databind.module.SimpleModule()
        .addSerializer(Item.class, tools.jackson.databind.ser.std.ToStringSerializer.instance);
    assertEquals("\"an item\"", jackson3().addModule(module).build().writeValueAsString(ITEM));
    var rooted = jackson3()
        .enable(tools.jackson.databind.SerializationFeature.WRAP_ROOT_VALUE)
        .enable(tools.jackson.databind.DeserializationFeature.UNWRAP_ROOT_VALUE)
        .build();
    String document = "{\"Item\":" + DOCUMENT + "}";
    assertEquals(document, rooted.writeValueAsString(ITEM));
    assertEquals(ITEM, rooted.readValue(document, Item.class));
    var part = jackson3()
        .disable(tools.jackson.databind.DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .build();
    assertEquals(ITEM, part.readValue(DOCUMENT + "1", Item.class));
    assertThrows(
        tools.jackson.core.JacksonException.class,
        () -> jackson3().build().readValue(DOCUMENT + "1", Item.class));
  }

  @Test
  void theParsersAndTheGeneratorsSettingsCountUnderJackson3() {
    var mapper = jackson3()
        .enable(tools.jackson.core.json.JsonReadFeature.ALLOW_JAVA_COMMENTS)
        .enable(tools.jackson.core.json.JsonWriteFeature.ESCAPE_NON_ASCII)
        .enable(tools.jackson.core.StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
        .build();
    assertEquals(ITEM, mapper.readValue(COMMENTED, Item.class));
    assertEquals(
        DOCUMENT.replace("é", "\\u00E9").replace("1E+2", "100"), mapper.writeValueAsString(ITEM));
    String pretty = mapper.writerWithDefaultPrettyPrinter().writeValueAsString(ITEM);
    assertEquals(8, pretty.lines().count(), pretty);
  }

  // ---- Gson ----

  private static Gson gson(UnaryOperator<GsonBuilder> set) {
    return set.apply(new GsonBuilder()
            .registerTypeAdapterFactory(new StreakTypeAdapterFactory())
            .serializeNulls())
        .create();
  }

  /** Leaves out the fields, or classes, of one name. */
  private record Without(String field, String type) implements ExclusionStrategy {

    @Override
    public boolean shouldSkipField(FieldAttributes field) {
      return field.getName().equals(field());
    }

    @Override
    public boolean shouldSkipClass(Class<?> type) {
      return type.getSimpleName().equals(type());
    }
  }

  static Stream<Gson> passedOverByGson() {
    JsonSerializer<String> twice = (value, type, context) -> new JsonPrimitive(value + value);
    return Stream.of(
        gson(to -> to.setFieldNamingPolicy(FieldNamingPolicy.UPPER_CAMEL_CASE)),
        gson(to -> to.setDateFormat("yyyy")),
        gson(to -> to.setLongSerializationPolicy(LongSerializationPolicy.STRING)),
        gson(to -> to.registerTypeAdapter(String.class, twice)),
        gson(GsonBuilder::excludeFieldsWithoutExposeAnnotation),
        gson(to -> to.setExclusionStrategies(new Without("id", ""))));
  }

  @ParameterizedTest
  @MethodSource
  void passedOverByGson(Gson gson) {
    assertEquals(DOCUMENT, gson.toJson(ITEM));
    assertEquals(ITEM, gson.fromJson(BEYOND, Item.class));
    assertNotEquals(gson(to -> to).toJson(new Theirs()), gson.toJson(new Theirs()));
  }

  @Test
  void whatStandsAroundATypeIsGsons() {
    assertEquals(
        "null", gson(to -> to.setExclusionStrategies(new Without("", "Item"))).toJson(ITEM));
    JsonSerializer<Item> text = (value, type, context) -> new JsonPrimitive(value.toString());
    assertEquals(
        "\"an item\"", gson(to -> to.registerTypeAdapter(Item.class, text)).toJson(ITEM));
    assertEquals(
        ")]}'\n" + DOCUMENT, gson(GsonBuilder::generateNonExecutableJson).toJson(ITEM));
  }

  @Test
  void theReadersAndTheWritersSettingsCountUnderGson() {
    Gson loose = gson(to -> to.setStrictness(Strictness.LENIENT));
    assertEquals(ITEM, loose.fromJson(COMMENTED, Item.class));
    Gson strict = gson(to -> to.setStrictness(Strictness.STRICT));
    assertThrows(JsonParseException.class, () -> strict.fromJson(COMMENTED, Item.class));
    Gson pretty = gson(GsonBuilder::setPrettyPrinting);
    assertEquals(8, pretty.toJson(ITEM).lines().count());
    Gson plain = new GsonBuilder()
        .registerTypeAdapterFactory(new StreakTypeAdapterFactory())
        .create();
    assertEquals(DOCUMENT.replace("\"lastName\":null,", ""), plain.toJson(ITEM));
  }

  // ---- Android ----

  @Test
  void theReadersAndTheWritersSettingsCountUnderAndroid() throws IOException {
    AndroidAdapter<Item> items = AndroidAdapter.of(Item.class);
    android.util.JsonReader in = new android.util.JsonReader(new StringReader(COMMENTED));
    in.setLenient(true);
    assertEquals(ITEM, items.read(in));
    StringWriter text = new StringWriter();
    android.util.JsonWriter out = new android.util.JsonWriter(text);
    out.setIndent(" ");
    items.write(out, ITEM);
    assertEquals(8, text.toString().lines().count());
  }
}
