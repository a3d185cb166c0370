package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import streak.WaysIn.Outcome;

/** Objects of sealed types, whose discriminator may stand anywhere, inside one another. */
class DiscriminatorTest {

  private static final JsonNames TYPE = JsonNames.of("type");
  private static final JsonNames KIND = JsonNames.of("kind");
  private static final JsonNames TAGS = JsonNames.of("leaf", "branch", "pair");
  private static final JsonNames MEMBERS = JsonNames.of("value", "children", "left", "right");

  /** A leaf is its number; a branch or a pair its children in brackets. */
  private static String node(JsonReader in, boolean failOnUnknown) {
    return node(in, failOnUnknown, TYPE, TYPE);
  }

  private static String node(
      JsonReader in, boolean failOnUnknown, JsonNames name, JsonNames inside) {
    int tag = in.discriminator(name, TAGS);
    if (tag == JsonReader.UNKNOWN) {
      throw JsonException.notOneOf(in, TAGS).inMember(name.name(0));
    }
    StringBuilder text = new StringBuilder(TAGS.name(tag)).append('(');
    int m = in.afterDiscriminator(MEMBERS);
    try {
      for (; m != JsonReader.NONE; m = in.nextMember(MEMBERS, m)) {
        if (m < 0) {
          if (failOnUnknown) {
            throw JsonException.unknown(in, MEMBERS);
          }
          in.skipValue();
          continue;
        }
        text.append(MEMBERS.name(m).charAt(0));
        if (m == 0) {
          text.append(in.readInt());
        } else if (m == 1) {
          for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            text.append(node(in, failOnUnknown, inside, name));
          }
        } else {
          text.append(node(in, failOnUnknown, inside, name));
        }
      }
    } catch (JsonException e) {
      throw m < 0 ? e : e.inMember(MEMBERS.name(m));
    }
    return text.append(')').toString();
  }

  private static Outcome strict(JsonReader reader) {
    return WaysIn.read(reader, in -> node(in, true));
  }

  private static Outcome lenient(JsonReader reader) {
    return WaysIn.read(reader, in -> node(in, false));
  }

  private static void assertNode(String expected, String json) {
    byte[] document = RoundTripTest.utf8(json.replace('\'', '"'));
    for (Function<JsonReader, Outcome> reading : List.<Function<JsonReader, Outcome>>of(
        DiscriminatorTest::strict, DiscriminatorTest::lenient)) {
      assertEquals(expected, WaysIn.same(document, reading).value(), json);
      WaysIn.sameWhereverItIsSplit(document, reading);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "leaf(v7)|{'type':'leaf','value':7}",
        "leaf(v7)|{'value':7,'type':'leaf'}",
        "leaf(v7)| { 'value' : 7 , 'type' : 'leaf' } ",
        "leaf()|{'type':'leaf'}",
        "leaf(v7)|{'value':7,'\\u0074ype':'le\\u0061f'}",
        "leaf(v7)|{'\\u0074ype':'le\\u0061f','value':7}",
        "branch(c)|{'children':[],'type':'branch'}",
        "branch(cleaf(v1)leaf(v2))|{'children':[{'type':'leaf','value':1},{'value':2,'type':'leaf'}],'type':'branch'}",
        "branch(cleaf(v1)leaf())|{'children':[{'value':1,'type':'leaf'},{'type':'leaf'}],'type':'branch'}",
        "pair(lleaf(v1)rleaf(v2))|{'left':{'value':1,'type':'leaf'},'type':'pair','right':{'value':2,'type':'leaf'}}",
        "pair(lleaf(v1)rleaf(v2))|{'type':'pair','left':{'value':1,'type':'leaf'},'right':{'value':2,'type':'leaf'}}",
        "pair(lbranch(cleaf(v1))rleaf())|{'left':{'children':[{'value':1,'type':'leaf'}],'type':'branch'},'right':{'type':'leaf'},'type':'pair'}",
      })
  void wherever(String expected, String json) {
    assertNode(expected, json);
    assertNode(expected, json.replace("':", "': "));
    assertNode(expected, json.replace("':", "':  ").replace(",", " , "));
    assertNode(expected, json.replace("':", "' : ").replace("{", "{ "));
    assertNode(expected, json.replace("':", "': ").replace("{'", "{\n  '").replace(",'", ",\n  '"));
  }

  @Test
  void otherMembersAreLookedOverWhateverTheyHold() {
    String others =
        "'a':[1,[],{},{'type':5,'x':{'type':[]}},'type'],'b':{'c':{'type':'no'},'type':'leaf'},'caf\u00e9\\n':-1.5e3,";
    byte[] document = RoundTripTest.utf8(
        ("{" + others + "'value':1,'type':'leaf','typ':'\ud83d\ude00'}").replace('\'', '"'));
    assertEquals("leaf(v1)", WaysIn.same(document, DiscriminatorTest::lenient).value());
    WaysIn.sameWhereverItIsSplit(document, DiscriminatorTest::lenient);
    assertTrue(WaysIn.same(document, DiscriminatorTest::strict).refused());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // the first one was taken at once; an error behind a value counts as that member's
        "{'type':'leaf','type':'leaf'}|15||member 'type' is there more than once",
        "{'type':'leaf','value':1,'\\u0074ype':'pair'}|25|/value|member 'type' is there more than once",
        // the reader looked ahead
        "{'value':1,'type':'leaf','type':'leaf'}|25|/value|member 'type' is there more than once",
        "{'value':1,'type':'leaf', 'ty\\u0070e':1}|26|/value|member 'type' is there more than once",
        "{'children':[{'value':1,'type':'leaf','type':'leaf'}],'type':'branch'}|38|/children/value|member 'type' is there more",
        // none
        "{}|0||expected an object with the member 'type', which says what it is, found one without",
        "{'value':{'type':'leaf'}}|0||expected an object with the member 'type'",
        "{'type':'branch','children':[{'value':1}]}|29|/children|expected an object with the member 'type'",
        "{'children':[{'value':1}],'type':'branch'}|13|/children|expected an object with the member 'type'",
        "[]|0||expected an object, found an array",
        // a tag that is none
        "{'type':'lea'}|8|/type|expected one of leaf, branch, pair, found 'lea'",
        "{'value':1,'type':'lea'}|18|/type|expected one of leaf, branch, pair, found 'lea'",
        "{'value':1,'type':'l\\n'}|18|/type|expected one of",
        "{'value':1,'type':5}|18|/type|expected a string, found a number",
        "{'type':null}|8|/type|expected a string, found null",
        // not JSON, ahead
        "{'value':01,'type':'leaf'}|9||expected a number as",
        "{'value':1,'x':[1,],'type':'leaf'}|18||expected a value",
        "{'value':1,'type' 'leaf'}|18||expected ':'",
        "{'value':1 'type':'leaf'}|11||expected ','",
        "{'value':1,'type':'leaf|23|/type|expected '",
        "{'value':1,|11||expected a member's name",
        "{'value':1,'x':'\\x','type':'leaf'}|16||expected an escape",
        "{x|1||expected a member's name",
      })
  void whatIsWrongIsNamedWhereItIs(String json, long offset, String pointer, String problem) {
    byte[] document = RoundTripTest.utf8(json.replace('\'', '"'));
    Outcome outcome = WaysIn.same(document, DiscriminatorTest::lenient);
    assertTrue(outcome.refused(), json);
    assertEquals(offset, outcome.offset(), json);
    WaysIn.sameWhereverItIsSplit(document, DiscriminatorTest::lenient);
    JsonException e = WaysIn.refused(() -> node(new JsonReader().reset(document), false));
    assertEquals(pointer == null ? "" : pointer, e.pointer());
    assertTrue(e.getMessage().replace('"', '\'').startsWith(problem), e.getMessage());
  }

  @Test
  void aMemberOfThatNameInAnotherObjectIsNoSecondOne() {
    String json = "{'type':'leaf','x':{'type':1,'type':2},'value':1}";
    byte[] document = RoundTripTest.utf8(json.replace('\'', '"'));
    assertEquals("leaf(v1)", WaysIn.same(document, DiscriminatorTest::lenient).value());
    // Beside the object, at its own level.
    JsonNames names = JsonNames.of("node", "plain");
    byte[] beside =
        RoundTripTest.utf8("{'node':{'value':1,'type':'leaf'},'plain':{'type':1,'type':2},'type':3}"
            .replace('\'', '"'));
    Outcome outcome = WaysIn.same(
        beside,
        reader -> WaysIn.read(reader, in -> {
          StringBuilder seen = new StringBuilder();
          for (int m = in.beginObject(names);
              m >= -2 && m != JsonReader.NONE;
              m = in.nextMember(names, m)) {
            if (m == 0) {
              seen.append(node(in, true));
            } else if (m == 1) {
              for (int i = in.beginObject(names);
                  i != JsonReader.NONE;
                  i = in.nextMember(names, i)) {
                seen.append(in.readInt());
              }
            } else {
              seen.append(in.readInt());
            }
          }
          return seen.toString();
        }));
    assertEquals("leaf(v1)123", outcome.value());
  }

  @Test
  void damagedDocumentsAreReadAlikeOnEveryWayIn() {
    byte[] document = RoundTripTest.utf8(
        ("{'left':{'value':1,'ty\\u0070e':'leaf'},'x':[{'a':'\u00e9','type':5}],'right':"
                + "{'children':[{'type':'leaf'} ],'type' :'branch'},\n'type':'pair'}")
            .replace('\'', '"'));
    int read = 0;
    for (int at = 0; at < document.length; at++) {
      for (byte other : RoundTripTest.utf8("\"{}[],:\\ \nt1\u00e9\1")) {
        byte[] damaged = document.clone();
        damaged[at] = other;
        read += WaysIn.same(damaged, DiscriminatorTest::lenient).refused() ? 0 : 1;
      }
      byte[] cut = java.util.Arrays.copyOf(document, at);
      assertTrue(WaysIn.same(cut, DiscriminatorTest::lenient).refused());
    }
    assertTrue(read > 50, "some damage is another document");
  }

  /** Where the buffer ends behind a colon, the space behind that is not passed with the name. */
  @Test
  void howFarIsLookedAheadDoesNotDependOnTheBuffer() {
    byte[] document =
        RoundTripTest.utf8("{\"value\": 7, \"left\": [1, {\"a\": 2}], \"type\": \"leaf\"}");
    for (int most = 1; most < document.length; most++) {
      JsonLimits limits = JsonLimits.DEFAULT.withLookAheadBytes(most);
      Outcome first = lenient(new JsonReader(limits).reset(document));
      for (int split = 1; split < document.length; split++) {
        JsonReader in = new JsonReader(limits).reset(WaysIn.halves(document, split));
        assertEquals(first, lenient(in), most + " bytes, split at " + split);
      }
    }
  }

  /** A tree of nodes, whose discriminators stand first, last or between. */
  private static void write(Random random, StringBuilder json, StringBuilder text, int depth) {
    int tag = depth == 0 ? 0 : random.nextInt(3);
    int at = random.nextInt(3);
    String type = "\"type\":\"" + TAGS.name(tag) + "\"";
    json.append('{').append(at == 0 ? type + "," : "");
    text.append(TAGS.name(tag)).append('(');
    if (tag == 0) {
      int value = random.nextInt(100);
      json.append("\"value\":").append(value);
      text.append('v').append(value);
      json.append(at == 1 ? "," + type : "");
    } else if (tag == 1) {
      json.append("\"children\":[");
      text.append('c');
      int count = random.nextInt(4);
      for (int i = 0; i < count; i++) {
        json.append(i > 0 ? "," : "");
        write(random, json, text, depth - 1);
      }
      json.append(']').append(at == 1 ? "," + type : "");
    } else {
      json.append("\"left\":");
      text.append('l');
      write(random, json, text, depth - 1);
      json.append(at == 1 ? "," + type : "").append(",\"right\":");
      text.append('r');
      write(random, json, text, depth - 1);
    }
    json.append(at == 2 ? "," + type : "").append('}');
    text.append(')');
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void treesOfAllShapes(int seed) {
    Random random = new Random(seed);
    for (int round = 0; round < 30; round++) {
      StringBuilder json = new StringBuilder();
      StringBuilder text = new StringBuilder();
      write(random, json, text, round % 8);
      byte[] document = RoundTripTest.utf8(json.toString());
      assertEquals(
          text.toString(), WaysIn.same(document, DiscriminatorTest::strict).value());
      // The same bytes, where two names take turns and where the reader was used before.
      byte[] turns = RoundTripTest.utf8(json.toString().replace("type", "kind"));
      assertEquals(
          text.toString(),
          WaysIn.same(turns, reader -> WaysIn.read(reader, in -> node(in, true, KIND, KIND)))
              .value());
    }
  }

  private static String nested(int depth, String[] names) {
    StringBuilder json = new StringBuilder();
    for (int i = 0; i < depth; i++) {
      json.append("{\"left\":");
    }
    json.append("{\"value\":1,\"").append(names[depth % 2]).append("\":\"leaf\"}");
    for (int i = depth - 1; i >= 0; i--) {
      json.append(",\"").append(names[i % 2]).append("\":\"pair\"}");
    }
    return json.toString();
  }

  /** Looked over level by level, this would take hours: 20,000 levels of 800 kB. */
  @Test
  @Timeout(20)
  void theWorkIsLinearInTheDepth() throws InterruptedException {
    JsonLimits deep = JsonLimits.DEFAULT.withDepth(50_000);
    int depth = 20_000;
    String[][] names = {{"type", "type"}, {"type", "kind"}};
    Throwable[] failure = new Throwable[1];
    Thread thread = new Thread(
        null,
        () -> {
          for (String[] pair : names) {
            byte[] document = RoundTripTest.utf8(nested(depth, pair));
            JsonNames inside = pair[1].equals("kind") ? KIND : TYPE;
            for (WaysIn.Way way : WaysIn.of(document).values()) {
              CountingReads reads = new CountingReads();
              reads.read(way.begin(new JsonReader(deep), document), TYPE, inside);
            }
          }
        },
        "deep",
        1L << 30);
    thread.setUncaughtExceptionHandler((t, e) -> failure[0] = e);
    thread.start();
    thread.join();
    assertEquals(null, failure[0]);
  }

  /** Recursion without text, which would itself be quadratic. */
  private static final class CountingReads {
    private int leaves;

    void read(JsonReader in, JsonNames name, JsonNames inside) {
      nodes(in, name, inside);
      in.endDocument();
      assertEquals(1, leaves);
    }

    private void nodes(JsonReader in, JsonNames name, JsonNames inside) {
      in.discriminator(name, TAGS);
      for (int m = in.afterDiscriminator(MEMBERS);
          m != JsonReader.NONE;
          m = in.nextMember(MEMBERS, m)) {
        if (m == 0) {
          leaves += in.readInt();
        } else {
          nodes(in, inside, name);
        }
      }
    }
  }

  @Test
  @Timeout(20)
  void theWorkIsLinearInTheLength() {
    String leaf = "{\"value\":1,\"type\":\"leaf\"},";
    String json =
        "{\"children\":[" + leaf.repeat(500_000) + "{\"type\":\"leaf\"}],\"type\":\"branch\"}";
    byte[] document = RoundTripTest.utf8(json);
    JsonReader in = new JsonReader().reset(WaysIn.trickle(document));
    int length = node(in, true).length();
    assertEquals("branch(c".length() + "leaf(v1)".length() * 500_000 + "leaf())".length(), length);
  }

  @Test
  void howFarIsLimited() {
    JsonLimits limits = JsonLimits.DEFAULT.withLookAheadBytes(30_000);
    // From the object's brace to the discriminator's value.
    String front = "{'value':1,'x':'',  'type':";
    for (int more : new int[] {0, 1}) {
      String text = "x".repeat(30_000 - front.length() + more);
      String json = front.replace("''", "'" + text + "'") + "'leaf'}";
      byte[] document = RoundTripTest.utf8(("[" + json + "]").replace('\'', '"'));
      Outcome outcome = WaysIn.same(
          document,
          limits,
          reader -> WaysIn.read(reader, in -> {
            in.beginArray();
            return node(in, false) + in.nextElement();
          }));
      assertEquals(more > 0, outcome.refused());
      assertEquals(more, outcome.offset());
    }
    JsonException e = WaysIn.refused(() -> node(
        new JsonReader(JsonLimits.DEFAULT.withLookAheadBytes(5)).reset("{\"value\":1}"), true));
    assertTrue(
        e.getMessage().startsWith("expected at most 5 bytes before the member that says"),
        e.getMessage());
    assertTrue(
        e.getMessage()
            .endsWith("write that member first, or JsonLimits.withLookAheadBytes would allow it"),
        e.getMessage());
  }

  @Test
  @Timeout(20)
  void whatIsHeldIsLimitedToo() {
    JsonLimits limits = new JsonLimits(100, 1_000, 100, 100, 100, 10_000);
    for (String period :
        List.of(" ", "\"a\":1,", "\"a\":[{\"b\":[],\"c\":{}}],", "\"x\":\"\\n\",")) {
      JsonReader in = new JsonReader(limits);
      LimitsTest.Endless stream = new LimitsTest.Endless(
          "{\"value\":1" + (period.equals(" ") ? "" : ","), period, 200_000_000);
      long before = Allocated.soFar();
      JsonException e = WaysIn.refused(() -> node(in.reset(stream), false));
      assertTrue(e.getMessage().contains("withLookAheadBytes"), e.getMessage());
      assertEquals(0, e.offset());
      long allocated = Allocated.soFar() - before;
      assertTrue(allocated < 1_000_000, () -> allocated + " bytes allocated");
    }
  }

  @Test
  void nothingIsAllocated() {
    String leaf = "{\"value\":1,\"type\":\"leaf\"}";
    byte[] document = RoundTripTest.utf8("{\"left\":" + leaf + ",\"right\":{\"left\":" + leaf
        + ",\"right\":" + leaf + ",\"type\":\"pair\"},\"x\":0,\"type\":\"pair\"}");
    JsonReader in = new JsonReader();
    long bytes = Allocated.by(20_000, 1_000, () -> sum(in.reset(document)));
    assertEquals(0, bytes / 1_000, "bytes a document");
    assertEquals(3, sum(in.reset(document)));
  }

  private static int sum(JsonReader in) {
    in.discriminator(TYPE, TAGS);
    int sum = 0;
    for (int m = in.afterDiscriminator(MEMBERS);
        m != JsonReader.NONE;
        m = in.nextMember(MEMBERS, m)) {
      if (m < 0) {
        in.skipValue();
      } else {
        sum += m == 0 ? in.readInt() : sum(in);
      }
    }
    return sum;
  }

  @Test
  void aReaderIsAsNewAfterAnError() {
    JsonReader in = new JsonReader();
    for (String wrong :
        List.of("{\"value\":1,\"x\":[", "{\"value\":1,\"type\":\"leaf\",\"value\":x")) {
      WaysIn.refused(() -> node(in.reset(WaysIn.trickle(RoundTripTest.utf8(wrong))), false));
      byte[] right = RoundTripTest.utf8("{\"value\":12,\"type\":\"leaf\"}");
      assertEquals("leaf(v12)", node(in.reset(WaysIn.trickle(right)), true));
      in.endDocument();
      JsonNames names = JsonNames.of("a");
      in.reset("{\"type\":1,\"type\":2}");
      assertEquals(JsonReader.UNKNOWN, in.beginObject(names));
      in.skipValue();
      assertEquals(JsonReader.UNKNOWN, in.nextMember(names, JsonReader.UNKNOWN));
      in.skipValue();
      assertFalse(in.nextMember(names, JsonReader.UNKNOWN) >= 0);
    }
  }
}
