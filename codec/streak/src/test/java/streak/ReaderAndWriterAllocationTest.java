package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a reader and a writer allocate that have been used before, counted by the JVM: nothing but what they return. */
class ReaderAndWriterAllocationTest {

  private static final int OPERATIONS = 1_000;
  private static final JsonNames NAMES = JsonNames.of("id", "name", "price", "tags", "caf\u00e9");

  private static final byte[] DOCUMENT = RoundTripTest.utf8("""
      {"id":12, "price": -1.5e3,
       "unknown" : [1,2,{"a":"text \\n \u00e9 \ud83d\ude00"},null,true], "name":"plain", "tags":[12345678901,-1,0.1,3.14159265358979],
       "price":4.35, "id":7}
      """);

  private final JsonReader in = new JsonReader();
  private final JsonWriter out = new JsonWriter();
  private Object kept;
  private long sink;

  /** Bytes that one operation allocates. */
  private static long allocatedBy(Runnable operation) {
    long bytes = Allocated.by(2 * OPERATIONS, OPERATIONS, operation);
    assertEquals(0, bytes % OPERATIONS, () -> "not the same each time");
    return bytes / OPERATIONS;
  }

  /** An object's size in the heap. */
  private static long rounded(long bytes) {
    return (bytes + 7) / 8 * 8;
  }

  /** Of a byte array, measured, for headers differ. */
  private long arrayOf(int length) {
    long bytes = allocatedBy(() -> kept = new byte[length]);
    assertTrue(bytes >= rounded(length + 8L) && bytes <= rounded(length + 24L));
    return bytes;
  }

  private void readByNames() {
    for (int m = in.beginObject(NAMES); m != JsonReader.NONE; m = in.nextMember(NAMES, m)) {
      switch (m) {
        case 0 -> sink += in.readInt();
        case 2 -> sink += (long) in.readDouble();
        case 3 -> {
          for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            sink += (long) in.readDouble();
          }
        }
        default -> in.skipValue();
      }
    }
    in.endDocument();
  }

  @Test
  void theCounterCounts() {
    assertTrue(allocatedBy(() -> kept = new byte[1]) >= 16);
  }

  @Test
  void readingAnArrayOfBytes() {
    assertEquals(0, allocatedBy(() -> {
      in.reset(DOCUMENT);
      readByNames();
    }));
  }

  @Test
  void skipping() {
    assertEquals(0, allocatedBy(() -> in.reset(DOCUMENT).skipValue()));
    byte[] deep = RoundTripTest.utf8("[".repeat(500) + "]".repeat(500));
    assertEquals(0, allocatedBy(() -> in.reset(deep).skipValue()));
  }

  @Test
  void readingNumbers() {
    byte[] longs = RoundTripTest.utf8("[0,-1,12345678,9223372036854775807,-9223372036854775808,3]");
    assertEquals(0, allocatedBy(() -> {
      in.reset(longs);
      for (boolean more = in.beginArray(); more; more = in.nextElement()) {
        sink += in.readLong();
      }
    }));
    byte[] fractions =
        RoundTripTest.utf8("[0.1,1e22,-4.35,123456789.123456789,1.7976931348623157e308]");
    assertEquals(0, allocatedBy(() -> {
      in.reset(fractions);
      for (boolean more = in.beginArray(); more; more = in.nextElement()) {
        sink += (long) in.readDouble();
      }
    }));
    byte[] decimals = RoundTripTest.utf8("[0.1,\"3.4274\",\"-12\",1e2]");
    assertEquals(0, allocatedBy(() -> {
      in.reset(decimals);
      for (boolean more = in.beginArray(); more; more = in.nextElement()) {
        sink += in.readDecimal(4);
      }
    }));
  }

  @Test
  void stringsThatAreNamesAndThoseThatAreNot() {
    byte[] document = RoundTripTest.utf8("[\"id\", \"price\",\"unknown\" ,\"tags\"]");
    assertEquals(0, allocatedBy(() -> {
      in.reset(document);
      for (boolean more = in.beginArray(); more; more = in.nextElement()) {
        sink += in.readString(NAMES);
      }
    }));
  }

  @Test
  void theWayInOfAString() {
    String document = new String(DOCUMENT, java.nio.charset.StandardCharsets.UTF_8);
    long bytes = allocatedBy(() -> {
      in.reset(document);
      readByNames();
    });
    assertTrue(bytes <= 40, () -> bytes + " bytes for the String's source");
  }

  @Test
  void writing() {
    String text = "text \n \u00e9 \ud83d\ude00 and \"more\"";
    assertEquals(0, allocatedBy(() -> {
      out.reset();
      out.beginArray();
      out.beginObject();
      out.name(NAMES, 0);
      out.value(12);
      out.name("any");
      out.value(123456789012345L);
      out.name(NAMES, 4);
      out.value(text);
      out.name(NAMES, 2);
      out.value(0.1);
      out.name(NAMES, 3);
      out.value(1.5e300);
      out.endObject();
      out.value(3.4f);
      out.decimal(34274, 4);
      out.value(true);
      out.nullValue();
      out.endArray();
    }));
  }

  @Test
  void writingALongText() {
    String text = "x".repeat(100_000) + "\u00e9\n";
    assertEquals(0, allocatedBy(() -> out.reset().value(text)));
  }

  /** Ints and Strings, whose adapter makes nothing but the result. */
  private static final class Strings extends JsonAdapter<List<String>> {
    @Override
    public List<String> read(JsonReader in) {
      List<String> list = new ArrayList<>(8);
      for (boolean more = in.beginArray(); more; more = in.nextElement()) {
        list.add(in.readString());
      }
      return list;
    }

    @Override
    public void write(JsonWriter out, List<String> value) {
      out.beginArray();
      for (int i = 0; i < value.size(); i++) {
        out.value(value.get(i));
      }
      out.endArray();
    }
  }

  @Test
  void anArrayOfBytesIsAllThatWritingOneAllocates() {
    Strings adapter = new Strings();
    for (int length = 0; length < 20; length++) {
      List<String> value = List.of("x".repeat(length), "\u00e9\n");
      int size = adapter.toJsonBytes(value).length;
      assertEquals(arrayOf(size), allocatedBy(() -> kept = adapter.toJsonBytes(value)));
    }
  }

  @Test
  void aStringIsAllThatWritingOneAllocates() {
    Strings adapter = new Strings();
    for (String text : List.of(
        "",
        "plain ASCII",
        "x".repeat(5_000),
        "Latin-1: caf\u00e9",
        "\u00ff".repeat(5_000),
        "Chinese: \u4e2d\u6587",
        "x".repeat(5_000) + "\ud83d\ude00")) {
      List<String> value = List.of(text, text);
      String json = adapter.toJson(value);
      assertEquals("[\"" + text + "\",\"" + text + "\"]", json);
      // The cheapest constructor that there is for characters like these.
      char[] chars = json.toCharArray();
      long string = allocatedBy(() -> kept = new String(chars, 0, chars.length));
      assertEquals(string, allocatedBy(() -> kept = adapter.toJson(value)), text);
    }
  }

  @Test
  void nothingIsAllocatedWhereTheCallerHasTheRoom() {
    Strings adapter = new Strings();
    List<String> value = List.of("x".repeat(5_000), "\u00e9\n", "\u4e2d\ud83d\ude00");
    byte[] array = new byte[10_000];
    ByteBuffer heap = ByteBuffer.allocate(10_000);
    ByteBuffer direct = ByteBuffer.allocateDirect(10_000);
    assertEquals(0, allocatedBy(() -> sink += adapter.toJson(value, array, 17)));
    assertEquals(0, allocatedBy(() -> sink += adapter.toJson(value, heap.clear())));
    assertEquals(0, allocatedBy(() -> sink += adapter.toJson(value, direct.clear())));
  }

  @Test
  void bytesAreAllThatReadingBase64Allocates() {
    byte[] document = RoundTripTest.utf8("\"" + "AbCd".repeat(100) + "\"");
    assertEquals(arrayOf(300), allocatedBy(() -> kept = in.reset(document).readBase64()));
    byte[] bytes = new byte[1_000];
    assertEquals(0, allocatedBy(() -> out.reset().base64(bytes)));
  }

  @Test
  void stringsAndTheirListAreAllThatReadingThemAllocates() {
    Strings adapter = new Strings();
    String[] plain = {"a", "eight ch", "a longer text of some more words"};
    byte[] document =
        RoundTripTest.utf8("[\"a\",\"eight ch\",\"a longer text of some more words\",\"\"]");
    long strings = 0;
    for (String s : plain) {
      byte[] bytes = RoundTripTest.utf8(s);
      // ISO 8859-1 has no decoder's buffer between: the String and its array.
      strings += allocatedBy(() ->
          kept = new String(bytes, 0, bytes.length, java.nio.charset.StandardCharsets.ISO_8859_1));
    }
    long list = allocatedBy(() -> {
      List<String> made = new ArrayList<>(8);
      made.add("");
      kept = made;
    });
    assertEquals(strings + list, allocatedBy(() -> kept = adapter.fromJson(document)));
  }

  @Test
  void aStringWithEscapesIsAllThatReadingItAllocates() {
    byte[] document = RoundTripTest.utf8("\"line\\nfeed and \u4e2d\"");
    String expected = "line\nfeed and \u4e2d";
    char[] chars = expected.toCharArray();
    long string = allocatedBy(() -> kept = new String(chars, 0, chars.length));
    assertEquals(string, allocatedBy(() -> kept = in.reset(document).readString()));
    assertEquals(expected, kept);
  }

  @Test
  void decimals() {
    BigDecimal[] decimals = new BigDecimal[64];
    for (int i = 0; i < decimals.length; i++) {
      decimals[i] = BigDecimal.valueOf(1234567L * i, i % 7);
    }
    assertEquals(0, allocatedBy(() -> {
      out.reset();
      for (BigDecimal decimal : decimals) {
        out.value(decimal);
      }
    }));
    byte[] document = RoundTripTest.utf8("[1234.56, 0.5]");
    long one = allocatedBy(() -> kept = BigDecimal.valueOf(123456, 2));
    assertEquals(one, allocatedBy(() -> {
      in.reset(document).beginArray();
      kept = in.readBigDecimal();
    }));
  }
}
