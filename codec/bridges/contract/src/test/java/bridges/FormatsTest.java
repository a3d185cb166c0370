package bridges;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import streak.Json;
import streak.tokens.JsonException;
import streak.tree.JsonValue;

/** What Jackson reads and writes besides JSON. */
@NullMarked
class FormatsTest {

  enum Format {
    CBOR_2(new com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper()),
    SMILE_2(new com.fasterxml.jackson.dataformat.smile.databind.SmileMapper()),
    YAML_2(new com.fasterxml.jackson.dataformat.yaml.YAMLMapper()),
    XML_2(new com.fasterxml.jackson.dataformat.xml.XmlMapper()),
    CBOR_3(new tools.jackson.dataformat.cbor.CBORMapper()),
    YAML_3(new tools.jackson.dataformat.yaml.YAMLMapper()),
    XML_3(new tools.jackson.dataformat.xml.XmlMapper());

    private final Mapper plain;
    private final Mapper mapper;

    Format(com.fasterxml.jackson.databind.ObjectMapper plain) {
      this.plain = new Jackson2(plain);
      mapper = new Jackson2(plain.copy().registerModule(new streak.jackson2.StreakModule()));
    }

    Format(tools.jackson.databind.ObjectMapper plain) {
      this.plain = new Jackson3(plain);
      mapper = new Jackson3(
          plain.rebuild().addModule(new streak.jackson3.StreakModule()).build());
    }
  }

  private interface Mapper {
    byte[] write(Object value) throws IOException;

    <T> T read(byte[] document, Class<T> type) throws IOException;
  }

  private record Jackson2(com.fasterxml.jackson.databind.ObjectMapper mapper) implements Mapper {
    @Override
    public byte[] write(Object value) throws IOException {
      return mapper.writeValueAsBytes(value);
    }

    @Override
    public <T> T read(byte[] document, Class<T> type) throws IOException {
      return mapper.readValue(document, type);
    }
  }

  private record Jackson3(tools.jackson.databind.ObjectMapper mapper) implements Mapper {
    @Override
    public byte[] write(Object value) {
      return mapper.writeValueAsBytes(value);
    }

    @Override
    public <T> T read(byte[] document, Class<T> type) {
      return mapper.readValue(document, type);
    }
  }

  @Json
  record Values(
      double d,
      float f,
      BigDecimal exact,
      BigInteger whole,
      long l,
      UUID uuid,
      String text,
      List<Integer> list,
      JsonValue tree,
      Map<String, Integer> map,
      @Nullable String none,
      Shape shape) {}

  @Json
  sealed interface Shape {}

  @Json
  record Circle(int radius) implements Shape {}

  @Json
  record Numbers(
      @Nullable Double d,
      @Nullable Float f,
      @Nullable BigDecimal exact,
      @Nullable Long l) {}

  @Json
  record Bytes(byte[] bytes) {}

  @Json
  record Text(@Nullable String text, @Nullable JsonValue tree) {}

  /** Jackson's own. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
  @JsonSubTypes(@JsonSubTypes.Type(Blob.class))
  interface Thing {}

  @Json
  @JsonTypeName("blob")
  record Blob(byte[] bytes, float size) implements Thing {}

  private static final byte[] BYTES = {1, 2, -1};

  private static void refuses(Format format, Class<?> type, byte[] document, String why) {
    Exception e = assertThrows(Exception.class, () -> format.mapper.read(document, type));
    JsonException cause = assertInstanceOf(JsonException.class, e.getCause());
    assertEquals(why, cause.getMessage());
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"XML_2", "XML_3"})
  void valuesComeBackAsTheyWere(Format format) throws IOException {
    Values values = new Values(
        0.1,
        0.1f,
        new BigDecimal("1.50"),
        new BigInteger("123456789012345678901234567890"),
        Long.MIN_VALUE,
        new UUID(1, 2),
        "1",
        List.of(1, -2),
        JsonValue.adapter().fromJson("{\"a\":[1,2.50,1e30,\"true\",true,null,{},[]]}"),
        Map.of("k", 1),
        null,
        new Circle(3));
    assertEquals(values, format.mapper.read(format.mapper.write(values), Values.class));
  }

  /** A format that has bytes is given them, and what it has is the string that JSON has in their place. */
  @ParameterizedTest
  @EnumSource(names = {"CBOR_2", "SMILE_2", "CBOR_3"})
  void bytesAreTheFormatsOwn(Format format) throws IOException {
    byte[] document = format.mapper.write(new Bytes(BYTES));
    assertArrayEquals(BYTES, format.mapper.read(document, Bytes.class).bytes());
    assertArrayEquals(
        BYTES, (byte[]) format.plain.read(document, Map.class).get("bytes"), "another program");
    byte[] theirs =
        format.plain.write(Map.of("bytes", BYTES, "text", BYTES, "tree", List.of(BYTES)));
    assertArrayEquals(BYTES, format.mapper.read(theirs, Bytes.class).bytes());
    assertEquals(
        new Text("AQL/", JsonValue.adapter().fromJson("[\"AQL/\"]")),
        format.mapper.read(theirs, Text.class));
    byte[] text = format.plain.write(Map.of("bytes", "AQL/"));
    assertArrayEquals(BYTES, format.mapper.read(text, Bytes.class).bytes());
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"XML_2", "XML_3"})
  void jacksonSaysWhatAValueIs(Format format) throws IOException {
    Blob blob = assertInstanceOf(
        Blob.class, format.mapper.read(format.mapper.write(new Blob(BYTES, 0.1f)), Thing.class));
    assertArrayEquals(BYTES, blob.bytes());
    assertEquals(0.1f, blob.size());
  }

  @ParameterizedTest
  @EnumSource(names = {"CBOR_2", "SMILE_2", "CBOR_3"})
  void whatIsNoNumberInJsonIsRefused(Format format) throws IOException {
    double nan = Double.NaN;
    byte[] d = format.plain.write(Map.of("d", nan));
    refuses(format, Numbers.class, d, "expected a number that a double can hold, found NaN at /d");
    byte[] f = format.plain.write(Map.of("f", nan));
    refuses(format, Numbers.class, f, "expected a number that a float can hold, found NaN at /f");
    String rfc = "expected a number as RFC 8259 writes it, found NaN at ";
    refuses(format, Numbers.class, format.plain.write(Map.of("exact", nan)), rfc + "/exact");
    refuses(format, Text.class, format.plain.write(Map.of("tree", nan)), rfc + "/tree");
    byte[] whole = format.plain.write(Map.of("l", 1.0));
    refuses(format, Numbers.class, whole, "expected a whole number, found 1.0 at /l");
    byte[] bytes = format.plain.write(Map.of("d", BYTES));
    refuses(format, Numbers.class, bytes, "expected a number, found a string at /d");
  }

  @ParameterizedTest
  @EnumSource(names = {"YAML_2", "YAML_3"})
  void aNumberOfYamlThatIsNoneInJsonIsRefusedWhereItsTextIsNeeded(Format format) {
    String rfc = "expected a number as RFC 8259 writes it, found ";
    refuses(
        format,
        Numbers.class,
        "exact: 1.\n".getBytes(StandardCharsets.UTF_8),
        rfc + "1. at /exact");
    refuses(
        format, Text.class, "tree: .inf\n".getBytes(StandardCharsets.UTF_8), rfc + ".inf at /tree");
  }

  @ParameterizedTest
  @EnumSource(names = {"XML_2", "XML_3"})
  void aFormatWithoutNumbersIsRefused(Format format) {
    byte[] document = "<n><l>1</l></n>".getBytes(StandardCharsets.UTF_8);
    refuses(
        format,
        Numbers.class,
        document,
        "expected a number, found a string, which this format has for all values at /l");
    Exception e = assertThrows(Exception.class, () -> format.mapper.read(document, Numbers.class));
    assertTrue(e.getMessage().startsWith("expected a number, found a string"), e::getMessage);
  }
}
