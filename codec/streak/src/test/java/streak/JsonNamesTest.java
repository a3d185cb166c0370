package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A name is matched by all of its bytes, whatever it looks like, whatever stood before it and whatever was learned. */
class JsonNamesTest {

  private static final String[] AWKWARD = {
    "",
    "a",
    "id",
    "idx",
    "i",
    "identifier",
    "identifiers",
    "seven_c",
    "eight_ch",
    "nine_char",
    "ten_charac",
    "thirteen_char",
    "fourteen_chars",
    "fifteen_charact",
    "fifteen_characts",
    "fifteen_character",
    "twenty_one_characters",
    "twenty_one_characterz",
    "twenty_one_characteristics",
    "twenty_nine_characters_in_all",
    "twenty_nine_characters_in_alm",
    "thirty_seven_characters_and_some_more",
    "thirty_seven_characters_and_some_morf",
    "\u00e9",
    "caf\u00e9",
    "\u4e2d\u6587",
    "\ud83d\ude00",
    "with \"quotes\"",
    "back\\slash",
    "line\nfeed",
    "nul\0",
    "sla/sh",
    "e\u0301",
    "\u007f",
    "a,b",
    "a:b",
    "{",
    "\\u0069d",
    "ID",
    "Id",
    " id",
    "id "
  };

  /** Every number behind the name it has, unknown names under -2: the document as the names see it. */
  private static Map<Integer, Integer> read(JsonReader in, JsonNames names) {
    Map<Integer, Integer> values = new LinkedHashMap<>();
    for (int m = in.beginObject(names); m != JsonReader.NONE; m = in.nextMember(names, m)) {
      values.merge(m, in.readInt(), Integer::sum);
    }
    return values;
  }

  /** The same by a guess at the first name, and with a look at the object's end behind each member. */
  private static Map<Integer, Integer> read(JsonReader in, JsonNames.Token likely) {
    JsonNames names = likely.names();
    Map<Integer, Integer> values = new LinkedHashMap<>();
    int m = in.beginObject(likely);
    while (m != JsonReader.NONE) {
      values.merge(m, in.readInt(), Integer::sum);
      m = in.objectEnds() ? JsonReader.NONE : in.nextMember(names, m);
    }
    return values;
  }

  private static String object(List<String> names) {
    JsonWriter out = new JsonWriter();
    out.beginObject();
    for (String name : names) {
      out.name(name);
      out.value(name.length());
    }
    out.endObject();
    return out.toString();
  }

  private static Map<Integer, Integer> expected(JsonNames names, List<String> inDocument) {
    Map<String, Integer> indexes = new LinkedHashMap<>();
    IntStream.range(0, names.count()).forEach(i -> indexes.put(names.name(i), i));
    Map<Integer, Integer> values = new LinkedHashMap<>();
    for (String name : inDocument) {
      values.merge(indexes.getOrDefault(name, JsonReader.UNKNOWN), name.length(), Integer::sum);
    }
    return values;
  }

  private static void check(JsonNames names, List<String> inDocument) {
    byte[] document = RoundTripTest.utf8(object(inDocument));
    Map<Integer, Integer> expected = expected(names, inDocument);
    WaysIn.everywhere(document, in -> assertEquals(expected, read(in, names)));
    int guess = inDocument.isEmpty() ? 0 : Math.max(0, names.indexOf(inDocument.get(0)));
    if (names.count() > 0) {
      for (int likely : new int[] {guess, (guess + 1) % names.count()}) {
        WaysIn.everywhere(document, in -> assertEquals(expected, read(in, names.token(likely))));
      }
    }
    // With white space where a writer puts none, no name is found by its token.
    byte[] spaced = RoundTripTest.utf8(object(inDocument).replace("\":", "\" :\n"));
    if (inDocument.stream().noneMatch(name -> name.contains("\""))) {
      WaysIn.everywhere(spaced, in -> assertEquals(expected, read(in, names)));
      if (names.count() > 0) {
        WaysIn.everywhere(spaced, in -> assertEquals(expected, read(in, names.token(guess))));
      }
    }
  }

  @Test
  void awkwardNamesInEveryOrder() {
    JsonNames names = JsonNames.of(AWKWARD);
    List<String> order = new ArrayList<>(List.of(AWKWARD));
    check(names, order);
    Collections.reverse(order);
    check(names, order);
    Random random = new Random(5);
    for (int round = 0; round < 200; round++) {
      Collections.shuffle(order, random);
      check(names, order.subList(0, random.nextInt(order.size())));
    }
  }

  @Test
  void aNameIsNotItsBeginningNorItsEnd() {
    for (String name : AWKWARD) {
      JsonNames one = JsonNames.of(name);
      for (String other : AWKWARD) {
        check(one, List.of(other));
        check(one, List.of(name, other, name, other + name, name + other));
      }
    }
  }

  @Test
  void escapesAreNotPartOfAName() {
    JsonNames names = JsonNames.of("id", "\u00e9", "a\"b", "\ud83d\ude00", "");
    Map<Integer, Integer> expected = Map.of(0, 6, 1, 8, 2, 16, 3, 32, JsonReader.UNKNOWN, 64);
    String document =
        "{\"\\u0069d\":1,\"i\\u0064\":2,\"\\u0069\\u0064\":3,\"\\u00e9\":8,\"a\\u0022b\":16,"
            + "\"\\ud83d\\ude00\":32,\"\\\\u0069d\":64}";
    WaysIn.everywhere(RoundTripTest.utf8(document), in -> assertEquals(expected, read(in, names)));
  }

  @Test
  void namesSplitAnywhere() {
    JsonNames names = JsonNames.of("identifier", "\u00e9", "id", "line\nfeed");
    List<String> order =
        List.of("id", "identifier", "line\nfeed", "identifie", "\u00e9", "identifierx", "\u00ea");
    byte[] document = RoundTripTest.utf8(object(order));
    JsonReader in = new JsonReader();
    for (int position = 1; position < document.length; position++) {
      assertEquals(
          expected(names, order), read(WaysIn.splitAt(position).begin(in, document), names));
    }
  }

  /** Names that differ only where the hash does not look: between the first and the last eight bytes. */
  private static List<String> colliding(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> "members_" + (char) ('!' + i % 80) + (char) ('A' + i / 80) + "_collide")
        .map(name -> name.replace('"', '_').replace('\\', '-'))
        .distinct()
        .toList();
  }

  @Test
  void collidingNamesAreToldApart() throws ReflectiveOperationException {
    List<String> collide = colliding(1000);
    Method hash = JsonNames.class.getDeclaredMethod("hash", byte[].class, int.class, int.class);
    hash.setAccessible(true);
    for (String name : collide) {
      byte[] bytes = RoundTripTest.utf8(name);
      byte[] first = RoundTripTest.utf8(collide.get(0));
      assertEquals(
          hash.invoke(null, first, 0, first.length),
          hash.invoke(null, bytes, 0, bytes.length),
          "the test must follow the hash");
    }
    JsonNames half = JsonNames.of(collide.subList(0, 500).toArray(String[]::new));
    List<String> order = new ArrayList<>(collide);
    for (int round = 0; round < 5; round++) {
      check(half, order);
      Collections.shuffle(order, new Random(round));
    }
  }

  @Test
  @Timeout(20)
  void aDocumentOfCollidingNamesCostsComparisonsOnly() {
    JsonNames names = JsonNames.of(colliding(40).toArray(String[]::new));
    String member = ",\"members_\u007fZ_collide\":1";
    byte[] document = RoundTripTest.utf8("{\"x\":1" + member.repeat(200_000) + "}");
    assertEquals(
        Map.of(JsonReader.UNKNOWN, 200_001), read(new JsonReader().reset(document), names));
  }

  @Test
  void twoHundredNames() {
    List<String> all = IntStream.range(0, 200).mapToObj(i -> "member" + i * i).toList();
    JsonNames names = JsonNames.of(all.toArray(String[]::new));
    List<String> order = new ArrayList<>(all);
    order.add("member");
    order.add("member3");
    for (int round = 0; round < 20; round++) {
      check(names, order);
      Collections.shuffle(order, new Random(round));
    }
  }

  @Test
  void noNamesAtAll() {
    check(JsonNames.of(), List.of());
    check(JsonNames.of(), List.of("a", "", "\u00e9"));
  }

  @Test
  void whatIsNoObjectIsRefusedWhateverNameWasLikely() {
    JsonNames.Token id = JsonNames.of("id", "name").token(0);
    for (String document :
        List.of("[1]", "{\"id\"}                ", "{\"id\":1,}                ", "{")) {
      JsonException byNames =
          WaysIn.refused(() -> read(new JsonReader().reset(document), id.names()));
      JsonException byToken = WaysIn.refused(() -> read(new JsonReader().reset(document), id));
      assertEquals(byNames.getMessage(), byToken.getMessage());
    }
    JsonReader shallow = new JsonReader(JsonLimits.DEFAULT.withDepth(1));
    JsonException e = WaysIn.refused(() -> {
      shallow.reset("[{\"id\":1}]                ").beginArray();
      shallow.beginObject(id);
    });
    assertEquals(1, e.offset());
  }

  @Test
  void aMemberMoreThanOnce() {
    check(JsonNames.of("a", "b"), List.of("a", "a", "b", "a", "b", "b"));
  }

  /** Of every length, by every byte, near the end of a document and far from it. */
  @Test
  void aConstantIsComparedToItsLastByte() {
    for (int length = 1; length <= 45; length++) {
      String name = IntStream.range(0, length)
          .mapToObj(i -> String.valueOf((char) ('a' + i % 26)))
          .reduce("", String::concat);
      JsonNames.Token token = JsonNames.of(name, "first").token(0);
      for (String behind : new String[] {"", " ".repeat(50)}) {
        assertEquals(List.of(0, true), found(token, name, behind), name);
        for (int changed = 0; changed < length; changed++) {
          String other = name.substring(0, changed) + 'A' + name.substring(changed + 1);
          assertEquals(List.of(JsonReader.UNKNOWN, false), found(token, other, behind), other);
        }
      }
    }
  }

  /** Where an object begins with a name what it is taken for, and whether it is the constant's behind another. */
  private static List<Object> found(JsonNames.Token token, String name, String behind) {
    JsonReader in = new JsonReader();
    int first = in.reset(RoundTripTest.utf8("{\"" + name + "\":1}" + behind)).beginObject(token);
    in.reset(RoundTripTest.utf8("{\"first\":1,\"" + name + "\":1}" + behind));
    int before = in.beginObject(token.names());
    in.readInt();
    boolean is = in.nextMemberIs(token);
    // Near the end it may be left to the other way to find it.
    return List.of(first, is || in.nextMember(token.names(), before) == 0);
  }

  @Test
  void namesOfOneTypeAreDifferent() {
    assertThrows(IllegalArgumentException.class, () -> JsonNames.of("a", "b", "a"));
    assertThrows(IllegalArgumentException.class, () -> JsonNames.of("\u00e9", "\u00e9"));
  }

  @Test
  void aWriterWritesThemAsTheyAre() {
    JsonNames names = JsonNames.of(AWKWARD);
    JsonWriter ready = new JsonWriter();
    for (int i = 0; i < AWKWARD.length; i++) {
      for (boolean text : new boolean[] {false, true}) {
        for (boolean constant : new boolean[] {false, true}) {
          JsonWriter begun = text ? ready.resetText() : ready.reset();
          begun.beginObject();
          if (constant) {
            begun.name(names.token(i));
          } else {
            begun.name(names, i);
          }
          begun.value(1);
          begun.endObject();
          assertEquals(Map.of(AWKWARD[i], 1.0), RoundTripTest.ANYTHING.fromJson(begun.toString()));
        }
      }
    }
  }

  @Test
  void whatOneThreadLearnsDoesNotMisleadAnother() throws Exception {
    JsonNames names = JsonNames.of(AWKWARD);
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      List<Future<?>> runs = new ArrayList<>();
      for (int seed : new int[] {1, 2}) {
        Callable<?> run = () -> {
          Random random = new Random(seed);
          List<String> order = new ArrayList<>(List.of(AWKWARD));
          JsonReader in = new JsonReader();
          for (int round = 0; round < 2_000; round++) {
            Collections.shuffle(order, random);
            List<String> some = order.subList(0, 1 + random.nextInt(order.size() - 1));
            byte[] document = RoundTripTest.utf8(object(some));
            assertEquals(expected(names, some), read(in.reset(document), names));
          }
          return null;
        };
        runs.add(threads.submit(run));
      }
      for (Future<?> run : runs) {
        run.get();
      }
    } finally {
      threads.shutdownNow();
    }
  }
}
