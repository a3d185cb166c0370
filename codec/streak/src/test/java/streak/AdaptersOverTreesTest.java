package streak;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import streak.tree.JsonArray;
import streak.tree.JsonNumber;
import streak.tree.JsonString;
import streak.tree.JsonValue;

class AdaptersOverTreesTest {

  private static final Streak STREAK = Streak.create();
  private static final JsonAdapter<Map<String, List<Integer>>> NUMBERS =
      STREAK.adapter(new JsonType<Map<String, List<Integer>>>() {});

  @Test
  void aValueComesFromATreeStrictOrLazyAndGoesToOne() {
    String document = "{ \"a\" : [1,2], \"\u00e9\":[] ,\"c\":[3] }";
    Map<String, List<Integer>> value = NUMBERS.fromJson(document);
    JsonValue lazy = STREAK.readLazyTree(document);
    assertEquals(value, NUMBERS.fromTree(STREAK.readTree(document)));
    assertEquals(value, NUMBERS.fromTree(lazy));
    assertEquals(value, NUMBERS.fromTree(lazy.asObject().with("c", lazy.field("c"))));
    assertEquals(lazy, NUMBERS.toTree(value));
    assertEquals(value, NUMBERS.fromTree(NUMBERS.toTree(value)));
  }

  @Test
  void whereATreeDoesNotFitIsSaidByAPointer() {
    JsonValue tree = STREAK.readTree("{\"a\":[1],\"results\":[1,2,\"x\"]}");
    JsonException e = WaysIn.refused(() -> NUMBERS.fromTree(tree));
    assertEquals("/results/2", e.pointer());
    assertEquals(
        "expected a number, found a string",
        e.getMessage().substring(0, e.getMessage().indexOf(" at ")));
    assertEquals(List.of(1), NUMBERS.fromTree(STREAK.readTree("{\"a\":[1]}")).get("a"));
  }

  /** Reads in every way that a tree can be read, one of them by its document. */
  @Test
  void whatIsReadInAnyWayIsReadFromATree() {
    JsonNames names = JsonNames.of("whole", "more");
    JsonAdapter<List<Object>> all = new JsonAdapter<>() {
      @Override
      public List<Object> read(JsonReader in) {
        List<Object> found = new ArrayList<>();
        int m = in.beginObject(names.token(0));
        assertFalse(in.objectEnds());
        found.add(in.peek());
        found.add(in.readLong());
        found.add(in.nextMemberIs(names.token(1)));
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
          found.add(
              in.peek() == '"'
                  ? in.readDecimal(2)
                  : in.peek() == 'n' ? in.readNull() : in.readDouble());
        }
        m = in.nextMember(names, 1);
        found.add(m);
        found.add(in.lastText());
        found.add(in.readString(names));
        found.add(in.lastText());
        found.add(in.nextMember());
        found.add(in.name());
        found.add(in.readNullableString());
        found.add(in.nextMember());
        found.add(in.name());
        found.add(in.readBoolean());
        found.add(in.nextMember());
        found.add(in.name());
        in.skipValue();
        found.add(in.nextMember());
        return found;
      }

      @Override
      public void write(JsonWriter out, List<Object> value) {
        throw new AssertionError("this test never writes");
      }
    };
    String document =
        "{\"whole\":1152921504606846976,\"more\":[\"1.25\",-1e300,null,0.1],\"other\":\"\u00e9\","
            + "\"none\":null,\"yes\":true,\"skipped\":[[{}]]}";
    List<Object> expected = all.fromJson(document);
    assertEquals(1L << 60, expected.get(1));
    for (int i = 0; i < 3; i++) {
      assertEquals(expected, all.fromTree(STREAK.readTree(document)));
      assertEquals(expected, all.fromTree(STREAK.readLazyTree(document)));
    }
  }

  @Test
  void whatIsWrongWithADeepTreeIsSaidAsOfItsDocument() {
    JsonAdapter<Map<String, List<Integer>>> flat = NUMBERS.with(JsonLimits.DEFAULT.withDepth(2));
    for (String document :
        List.of("[[[[1]]]]", "{\"a\":[1,[[2]]]}", "{\"a\":[\"x\"],\"b\":[[1]]}", "{\"a\":[1]} ")) {
      JsonValue tree = STREAK.readTree(document);
      Object said = outcome(() -> flat.fromJson(document));
      assertEquals(said, outcome(() -> flat.fromTree(tree)));
      assertEquals(said, outcome(() -> flat.fromTree(STREAK.readLazyTree(document))));
    }
    JsonValue lone = JsonArray.of(JsonArray.of(JsonArray.of(JsonValue.of("\ud800"))));
    assertEquals("/0/0/0", WaysIn.refused(() -> flat.fromTree(lone)).pointer());
  }

  @Test
  void aNumberOfATreeIsHeldToTheLimits() {
    JsonAdapter<BigDecimal> decimals =
        Streak.create(JsonLimits.DEFAULT.withNumberChars(20)).adapter(BigDecimal.class);
    JsonNumber least = JsonNumber.of(Long.MIN_VALUE);
    assertEquals(least.asBigDecimal(), decimals.fromTree(least));
    String words = "expected a number of at most 20 characters";
    JsonNumber longer = JsonNumber.of("1".repeat(21));
    JsonException e = WaysIn.refused(() -> decimals.fromTree(longer));
    assertEquals(words, e.getMessage().substring(0, words.length()));
  }

  @Test
  void numbersOfEveryKindComeFromATree() {
    String[] texts = {
      "0",
      "-0",
      "-0.0",
      "7",
      "-7",
      "123456789012345678",
      "-123456789012345678",
      "9223372036854775807",
      "-9223372036854775808",
      "9223372036854775808",
      "1e2",
      "0.1",
      "1e400"
    };
    JsonAdapter<Double> doubles = STREAK.adapter(Double.class);
    JsonAdapter<Long> longs = STREAK.adapter(Long.class);
    JsonAdapter<Integer> ints = STREAK.adapter(Integer.class);
    JsonAdapter<BigDecimal> decimals = STREAK.adapter(BigDecimal.class);
    for (String text : texts) {
      for (JsonAdapter<?> adapter : List.of(doubles, longs, ints, decimals)) {
        for (JsonValue tree :
            List.of(STREAK.readTree(text), STREAK.readLazyTree(text), JsonNumber.of(text))) {
          assertEquals(
              outcome(() -> adapter.fromJson(text)), outcome(() -> adapter.fromTree(tree)), text);
        }
      }
    }
  }

  private static Object outcome(Supplier<?> reading) {
    try {
      return reading.get();
    } catch (JsonException e) {
      assertNull(e.getCause());
      return e.getMessage();
    }
  }

  /** The low byte of U+0161 is that of an a. */
  @Test
  void aNameIsFoundByAllOfItsCharacters() {
    JsonNames names = JsonNames.of("a", "\u00e9", "\u4e2d");
    JsonAdapter<Integer> index = new JsonAdapter<>() {
      @Override
      public Integer read(JsonReader in) {
        return in.readString(names);
      }

      @Override
      public void write(JsonWriter out, Integer value) {
        throw new AssertionError("this test never writes");
      }
    };
    assertEquals(0, index.fromTree(new JsonString("a")));
    assertEquals(1, index.fromTree(new JsonString("\u00e9")));
    assertEquals(2, index.fromTree(new JsonString("\u4e2d")));
    for (String other : List.of("\u0161", "", "b", "\u4e2d".repeat(100), "a".repeat(100))) {
      assertEquals(JsonReader.UNKNOWN, index.fromTree(new JsonString(other)), other);
    }
  }

  /** An adapter that is wrong is told so as over a document: it asks for more of what it has not entered. */
  @Test
  void whoHasEnteredNothingIsRefused() {
    JsonNames names = JsonNames.of("a");
    List<Consumer<JsonReader>> wrong = List.of(
        JsonReader::nextElement,
        JsonReader::nextMember,
        JsonReader::name,
        in -> in.nextMember(names, JsonReader.NONE));
    JsonValue tree = STREAK.readTree("1");
    for (Consumer<JsonReader> asks : wrong) {
      JsonAdapter<String> adapter = new JsonAdapter<>() {
        @Override
        public String read(JsonReader in) {
          asks.accept(in);
          return "";
        }

        @Override
        public void write(JsonWriter out, String value) {
          throw new AssertionError("this test never writes");
        }
      };
      JsonException expected = WaysIn.refused(() -> adapter.fromJson("1"));
      JsonException e = WaysIn.refused(() -> adapter.fromTree(tree));
      assertEquals(expected.getMessage(), e.getMessage());
    }
  }

  @Test
  void aTagThatIsNotKnownIsSaidAndHeldToTheLimits() {
    JsonNames type = JsonNames.of("type");
    JsonNames tags = JsonNames.of("circle");
    JsonAdapter<String> tag = new JsonAdapter<>() {
      @Override
      public String read(JsonReader in) {
        String found = in.discriminator(type, tags) + " " + in.lastText();
        for (int m = in.afterDiscriminator(type); m != JsonReader.NONE; ) {
          in.skipValue();
          m = in.nextMember(type, m);
        }
        return found;
      }

      @Override
      public void write(JsonWriter out, String value) {
        throw new AssertionError();
      }
    };
    String document = "{\"type\":\"square\",\"side\":1}";
    assertEquals("-2 square", tag.fromJson(document));
    assertEquals("-2 square", tag.fromTree(STREAK.readTree(document)));
    assertEquals("-2 square", tag.fromTree(STREAK.readLazyTree(document)));
    JsonAdapter<String> limited = tag.with(JsonLimits.DEFAULT.withStringBytes(5));
    JsonValue tree = STREAK.readTree(document.replace("square", "triangle"));
    WaysIn.refused(() -> limited.fromTree(tree));
  }

  @Test
  void bytesComeFromATreeToo() {
    JsonAdapter<byte[]> bytes = new JsonAdapter<>() {
      @Override
      public byte[] read(JsonReader in) {
        return in.readBase64();
      }

      @Override
      public void write(JsonWriter out, byte[] value) {
        out.base64(value);
      }
    };
    assertArrayEquals(new byte[] {1, 2}, bytes.fromTree(bytes.toTree(new byte[] {1, 2})));
  }

  @Test
  void aTreeIsReadWithoutGarbage() {
    JsonValue tree = STREAK.readTree("{\"a\":[1,2.5e3,\"x\",null,true,{\"b\":\"y\"}]}");
    JsonAdapter<Integer> count = new JsonAdapter<>() {
      @Override
      public Integer read(JsonReader in) {
        int strings = 0;
        for (boolean m = in.beginObject(); m; m = in.nextMember()) {
          strings += in.name().length();
          for (boolean e = in.beginArray(); e; e = in.nextElement()) {
            switch (in.peek()) {
              case '"' -> strings += in.readString().length();
              case 'n' -> strings += in.readNull() ? 1 : 0;
              case 't' -> strings += in.readBoolean() ? 1 : 0;
              case '{' -> in.skipValue();
              default -> strings += in.readDouble() > 0 ? 1 : 0;
            }
          }
        }
        return strings;
      }

      @Override
      public void write(JsonWriter out, Integer value) {
        out.value(value);
      }
    };
    assertEquals(6, count.fromTree(tree));
    long bytes = Allocated.by(20_000, 1_000, () -> count.fromTree(tree));
    assertEquals(0, bytes / 1_000, "bytes a tree");
  }

  /** A number that was laid out to be read, or was not, says nothing of the tree that is read next. */
  @Test
  void aRefusedTreeLeavesNothingBehind() {
    JsonNames names = JsonNames.of("cents", "count");
    JsonAdapter<Long> sum = new JsonAdapter<>() {
      @Override
      public Long read(JsonReader in) {
        long sum = 0;
        int m = in.beginObject(names.token(0));
        while (m != JsonReader.NONE) {
          sum += m == 0
              ? in.readDecimal(2)
              : m == 1 ? in.readInt() : in.readString().length();
          m = in.objectEnds() ? JsonReader.NONE : in.nextMember(names, m);
        }
        return sum;
      }

      @Override
      public void write(JsonWriter out, Long value) {
        out.value(value);
      }
    };
    JsonValue good = STREAK.readTree("{\"text\":\"abc\",\"count\":7,\"cents\":\"1.5\"}");
    for (String bad : List.of(
        "{\"count\":123456789012}",
        "{\"cents\":\"}\"}",
        "{\"cents\":\"{\"}",
        "{\"cents\":\",}\"}",
        "{\"cents\":1.234}",
        "{\"cents\":[]}")) {
      JsonValue tree = STREAK.readTree(bad);
      String said = WaysIn.refused(() -> sum.fromJson(bad)).getMessage();
      assertEquals(said, WaysIn.refused(() -> sum.fromTree(tree)).getMessage());
      assertEquals(3 + 7 + 150, sum.fromTree(good), bad);
    }
  }

  /** What would be inherited would look into a buffer that holds no document, or write into one. */
  @Test
  void nothingThatReadsOrWritesIsInherited() {
    assertEquals(Set.of("reset", "resetLine", "rewind"), inherited(TreeWalker.class));
    assertEquals(
        Set.of(
            // made of others
            "value(JsonNames,Enum)",
            // of documents
            "reset",
            "resetText",
            "resetAtOnce",
            "endLine",
            "toByteArray",
            "toString",
            "copyTo",
            "readBy",
            "flush"),
        inherited(TreeWriter.class));
  }

  /** The methods that a class could have of its own and has not: their names, or more where it has others of the name. */
  private static Set<String> inherited(Class<?> type) {
    Set<String> inherited = new TreeSet<>();
    List<Method> own = List.of(type.getDeclaredMethods());
    int no = Modifier.PRIVATE | Modifier.STATIC | Modifier.FINAL;
    for (Class<?> c = type.getSuperclass(); c != Object.class; c = c.getSuperclass()) {
      for (Method method : c.getDeclaredMethods()) {
        String name = method.getName();
        if ((method.getModifiers() & no) == 0
            && own.stream().noneMatch(m -> signature(m).equals(signature(method)))) {
          boolean other = own.stream().anyMatch(m -> m.getName().equals(name));
          inherited.add(other ? signature(method) : name);
        }
      }
    }
    return inherited;
  }

  private static String signature(Method method) {
    return Arrays.stream(method.getParameterTypes())
        .map(Class::getSimpleName)
        .collect(Collectors.joining(",", method.getName() + "(", ")"));
  }

  @Test
  void limitsHold() {
    JsonAdapter<Map<String, List<Integer>>> flat = NUMBERS.with(JsonLimits.DEFAULT.withDepth(1));
    Map<String, List<Integer>> value = Map.of("a", List.of(1));
    WaysIn.refused(() -> flat.toTree(value));
    WaysIn.refused(() -> flat.fromTree(STREAK.readTree("{\"a\":[1]}")));
    assertEquals("{\"a\":[1]}", NUMBERS.toTree(value).toString(), "a writer that failed is as new");
  }

  @Test
  void whatIsWrittenInAnyWayIsInTheTree() {
    JsonAdapter<Object> all = new JsonAdapter<>() {
      @Override
      public Object read(JsonReader in) {
        throw new AssertionError("this test never reads");
      }

      @Override
      public void write(JsonWriter out, Object value) {
        out.beginArray();
        out.nullValue();
        out.value(true);
        out.value(-7);
        out.value(1L << 60);
        out.value(1e300);
        out.value(-0.0);
        out.value(0.1f);
        out.decimal(-125, 2);
        out.decimalString(5, 3);
        out.value(new BigDecimal("1.50"));
        out.value(BigInteger.TWO.pow(80));
        out.number("1e-7");
        out.value("text \"\u00e9\ud83d\ude00");
        out.value((String) null);
        out.base64(new byte[] {1, 2, 3, 4});
        out.base64(null);
        out.beginObject();
        out.name("a");
        out.beginObject();
        out.endObject();
        out.name(JsonNames.of("b", "c\u00e9"), 1);
        out.beginArray();
        out.endArray();
        out.name(JsonNames.of("b", "d\u00e9").token(1));
        out.nullValue();
        out.endObject();
        out.endArray();
      }
    };
    for (int i = 0; i < 3; i++) {
      assertEquals(STREAK.readTree(all.toJsonBytes("")), all.toTree(""));
      assertEquals(all.toJson(""), all.toTree("").toString());
    }
  }

  /** The number that one adapter only looks at is in the walker's buffer for the next one. */
  @Test
  void aTreeWithinATreeIsReadWhateverWasLookedAtBefore() {
    JsonAdapter<String> looks = new JsonAdapter<>() {
      @Override
      public String read(JsonReader in) {
        in.peek();
        in.skipValue();
        return "";
      }

      @Override
      public void write(JsonWriter out, String value) {
        throw new AssertionError("this test never writes");
      }
    };
    JsonAdapter<JsonValue> trees = JsonValue.adapter();
    looks.fromTree(JsonValue.of(777));
    assertEquals(JsonValue.of("x"), trees.fromTree(JsonValue.of("x")));
    JsonValue tree =
        STREAK.readTree("{\"a\":[1,-2.5,\"x\",{}],\"b\":{\"a\":1,\"c\":[]},\"d\":null}");
    assertEquals(tree, trees.fromTree(tree));
    assertEquals(List.of(tree, tree), trees.list().fromTree(JsonArray.of(tree, tree)));
  }

  @Test
  void aTreeWithinATreeRefersToNoDocument() {
    byte[] document = RoundTripTest.utf8("{\"a\":[1,2]}");
    JsonValue tree = JsonValue.adapter().fromTree(STREAK.readLazyTree(document));
    Arrays.fill(document, (byte) ' ');
    assertEquals("{\"a\":[1,2]}", tree.toString());
  }

  @Test
  void aTreeWithinATreeIsHeldToTheLimits() {
    JsonLimits limits =
        JsonLimits.DEFAULT.withDepth(2).withStringBytes(6).withNameBytes(6).withNumberChars(20);
    JsonAdapter<List<JsonValue>> trees = JsonValue.adapter().with(limits).list();
    String longNumber = "1".repeat(21);
    assertEquals(1, trees.fromTree(STREAK.readTree("[{\"abcdef\":\"abcdef\"}]")).size());
    for (String document :
        List.of("[[[]]]", "[\"abcdefg\"]", "[{\"abcdefg\":1}]", "[" + longNumber + "]", "[[{}]]")) {
      JsonValue tree = STREAK.readTree(document);
      WaysIn.refused(() -> trees.fromJson(document), document);
      WaysIn.refused(() -> trees.fromTree(tree), document);
    }
  }

  /** Each level reads a tree, and chooses by it who reads that: what is wrong in the innermost is not looked for twice by each. */
  @Test
  void treesWithinTreesAreNotReadMoreOftenThanThereAreLevels() {
    JsonNames names = JsonNames.of("child");
    int[] reads = {0};
    JsonAdapter<Integer> levels = new JsonAdapter<>() {
      @Override
      public Integer read(JsonReader in) {
        JsonValue tree = JsonValue.adapter().read(in);
        return levels(this, names, reads).fromTree(tree);
      }

      @Override
      public void write(JsonWriter out, Integer value) {
        throw new AssertionError("this test never writes");
      }
    };
    int depth = 100;
    String around = "{\"child\":".repeat(depth);
    assertEquals(depth, levels.fromJson(around + "{}" + "}".repeat(depth)));
    WaysIn.refused(() -> levels.fromJson(around + "\"\"" + "}".repeat(depth)));
    assertTrue(reads[0] <= 4 * (depth + 1), () -> reads[0] + " reads");
  }

  private static JsonAdapter<Integer> levels(
      JsonAdapter<Integer> inner, JsonNames names, int[] reads) {
    return new JsonAdapter<>() {
      @Override
      public Integer read(JsonReader in) {
        reads[0]++;
        int found = 0;
        for (int m = in.beginObject(names); m != JsonReader.NONE; m = in.nextMember(names, m)) {
          found = 1 + inner.read(in);
        }
        return found;
      }

      @Override
      public void write(JsonWriter out, Integer value) {
        throw new AssertionError("this test never writes");
      }
    };
  }
}
