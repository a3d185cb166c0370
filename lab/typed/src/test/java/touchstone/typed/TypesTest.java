package touchstone.typed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.workloads.OwnDocument;

class TypesTest {

  @TempDir
  private Path folder;

  /** What no type has of the documents that were brought last. */
  private final List<String> mixed = new ArrayList<>();

  private List<Object> values(String... documents) throws IOException {
    Path file = Files.writeString(folder.resolve("order.ndjson"), String.join("\n", documents));
    return OwnDocument.read(file).documents().stream().map(d -> d.value()).toList();
  }

  private Place place(String... documents) throws IOException {
    mixed.clear();
    return Place.of(values(documents), mixed::add);
  }

  /** The records as lines, such as {@code Order(String id, Customer customer)}. */
  private static String shown(Types types) {
    return types.records().stream()
        .map(record -> record.name()
            + record.components().stream()
                .map(c -> c.type() + " " + c.name() + (c.isRenamed() ? "=" + c.member() : ""))
                .collect(Collectors.joining(", ", "(", ")")))
        .collect(Collectors.joining("\n"));
  }

  private String types(String... documents) throws IOException {
    return shown(Types.of(place(documents), "order"));
  }

  @Test
  void objectsAreRecordsCalledLikeTheMembersThatHoldThem() throws IOException {
    assertEquals("""
        Order(String id, Customer customer, List<Line> lines, List<Category> categories, boolean paid)
        Customer(String name, int since)
        Line(String article, double price)
        Category(String name)""", types("""
            {"id": "1", "customer": {"name": "x", "since": 2019}, "lines": [{"article": "tea", "price": 11.5}], "categories": [{"name": "c"}], "paid": true}
            """.strip()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | int",
        "-2147483648 | int",
        "2147483648 | long",
        "-9223372036854775808 | long",
        "9223372036854775808 | BigInteger",
        "1.5 | double",
        "0.1 | double",
        "1e400 | BigDecimal",
        "0.12345678901234567890 | BigDecimal",
        "\"a\" | String",
        "true | boolean",
        "null | String",
        "[] | List<String>",
        "{} | Map<String, String>",
        "[1, 2147483648] | List<Long>",
        "[1, 2.5] | List<Double>",
        "[1, null] | List<Integer>",
        "[[true]] | List<List<Boolean>>",
      })
  void aValueSaysWhichTypeItHas(String value, String type) throws IOException {
    assertEquals("Order(%s v)".formatted(type), types("{\"v\": %s}".formatted(value)));
  }

  @Test
  void allDocumentsTogetherSayWhatMayBeNull() throws IOException {
    assertEquals(
        "Order(Integer a, Double b, Boolean c, long d)",
        types(
            "{\"a\": 1, \"b\": null, \"c\": true, \"d\": 1}",
            "{\"a\": null, \"b\": 2, \"d\": 3000000000}",
            "{\"a\": null, \"b\": 2.5, \"d\": 3}"));
  }

  @Test
  void whatOneLacksIsNullInIt() throws IOException {
    String[] documents = {"{\"a\": [{\"b\": 1, \"c\": 2}, {\"c\": 3}]}", "{\"a\": []}"};
    Place root = place(documents);
    assertEquals("Order(List<A> a)\nA(Integer b, int c)", shown(Types.of(root, "order")));
    Completed completed = new Completed();
    List<Object> values = values(documents);
    assertEquals(
        "{a=[{b=1, c=2}, {c=3, b=null}]}", String.valueOf(completed.of(values.get(0), root)));
    assertEquals("{a=[]}", String.valueOf(completed.of(values.get(1), root)));
    assertEquals(1, completed.added());
    assertEquals(0, completed.removed());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'a': [{'b': 1, 'c': 1}, {'b': 'x', 'c': 2}]} | Order(List<A> a) A(int c) | {a=[{c=1}, {c=2}]} | /a/1/b is a string, and /a/0/b is a number",
        "{'a': [[], {}], 'b': [[[1], ['x']]], 'c': 1} | Order(int c) | {c=1} | /a/0 is an array, and /a/1 is an object; /b/0/1/0 is a string, and /b/0/0/0 is a number",
        "{'a': {'b': [1, true]}, 'c': 1} | Order(Map<String, String> a, int c) | {a={}, c=1} | /a/b/1 is a boolean, and /a/b/0 is a number",
        "[{'a': 1, 'b': 1}, {'a': '1', 'b': 2}] | Order(int b) | [{b=1}, {b=2}] | /1/a is a string, and /0/a is a number",
      })
  void aMemberOfTwoKindsIsLeftOutOfTypeAndDocument(
      String document, String types, String left, String told) throws IOException {
    String brought = document.replace('\'', '"');
    Place root = place(brought);
    assertEquals(types.replace(") ", ")\n"), shown(Types.of(root, "order")));
    assertEquals(told, String.join("; ", mixed));
    Completed completed = new Completed();
    assertEquals(left, String.valueOf(completed.of(values(brought).get(0), root)));
    assertTrue(completed.removed() > 0);
    assertEquals(0, completed.added());
  }

  @Test
  void whatIsLeftOutSomewhereInATypeThatHoldsItselfIsLeftOutEverywhere() throws IOException {
    String[] documents = {
      "{\"node\": {\"n\": 1, \"x\": 1, \"node\": {\"n\": 2, \"x\": 1, \"node\": {\"n\": 3}}}}",
      "{\"node\": {\"n\": 1, \"x\": \"s\", \"node\": null}}"
    };
    Place root = place(documents);
    assertEquals("Order(Node node)\nNode(int n, Node node)", shown(Types.of(root, "order")));
    Completed completed = new Completed();
    assertEquals(
        "{node={n=1, node={n=2, node={n=3, node=null}}}}",
        String.valueOf(completed.of(values(documents).get(0), root)));
    assertEquals(2, completed.removed());
    String[] within = {
      "{\"node\": {\"x\": 1, \"node\": {\"x\": 1, \"node\": null}}}",
      "{\"node\": {\"x\": 1, \"node\": {\"x\": \"s\", \"node\": null}}}"
    };
    assertEquals("Order(Node node)\nNode(Node node)", types(within));
  }

  @Test
  void documentsOfTwoKindsHaveNoType() throws IOException {
    Place root = place("{\"a\": 1}", "[{\"a\": 1}]");
    String said = assertThrows(IllegalArgumentException.class, () -> Types.of(root, "order"))
        .getMessage();
    assertTrue(
        said.contains(
            "a type of Java is of one kind, but a document is an array, and a document is an object"),
        said);
  }

  @Test
  void anArrayOfObjectsIsAList() throws IOException {
    Types types = Types.of(place("[{\"a\": 1}, {\"a\": 2}]"), "orders");
    assertEquals(Types.Form.LIST, types.form());
    assertEquals("Orders(int a)", shown(types));
  }

  @Test
  void aTypeMayHoldItself() throws IOException {
    assertEquals("""
        Order(Comment comment)
        Comment(String text, List<Reply> replies)
        Reply(String text, List<Reply> replies)""", types("""
            {"comment": {"text": "a", "replies": [{"text": "b", "replies": [{"text": "c", "replies": [{"text": "d", "replies": []}]}]}]}}
            """.strip()));
    assertEquals(
        "Order(Node node)\nNode(int n, Node node)",
        types("{\"node\": {\"n\": 1, \"node\": {\"n\": 2, \"node\": {\"n\": 3}}}}"),
        "the last one has none");
  }

  @Test
  void aTypeThatHoldsItselfHoldsWhatIsDeepInIt() throws IOException {
    assertEquals("Order(Node node)\nNode(Long n, List<Double> of, Node node)", types("""
            {"node": {"n": 1, "of": [], "node": {"n": 2, "of": [1], "node": {"n": 3000000000, "of": [], "node": {"n": null, "of": [2.5], "node": null}}}}}
            """.strip()));
    assertEquals(
        "Order(Node node)\nNode(int n, List<Node> nodes, Boolean last)", types("""
            {"node": {"n": 1, "nodes": [{"n": 2, "nodes": [{"n": 3, "nodes": [], "last": true}]}]}}
            """.strip()));
  }

  @Test
  void alikeObjectsOfOneNameHaveOneTypeAndOthersTwo() throws IOException {
    assertEquals(
        "Order(A a, B b)\nA(Size size)\nSize(int w)\nB(Size size)",
        types("{\"a\": {\"size\": {\"w\": 1}}, \"b\": {\"size\": {\"w\": 2}}}"));
    assertEquals(
        "Order(A a, B b)\nA(Size size)\nSize(int w)\nB(Size2 size)\nSize2(String w)",
        types("{\"a\": {\"size\": {\"w\": 1}}, \"b\": {\"size\": {\"w\": \"2\"}}}"));
  }

  @Test
  void namesThatLookLikeDataAreKeys() throws IOException {
    assertEquals("Order(Map<String, Day> days)\nDay(int high, Integer low)", types("""
            {"days": {"2026-01-01": {"high": 3, "low": 1}, "2026-01-02": {"high": 4, "low": null}, "2026-01-03": {"high": 4, "low": 2}}}
            """.strip()));
    String many = IntStream.range(0, 101)
        .mapToObj(i -> "\"w%c%c\": %d".formatted('a' + i / 26, 'a' + i % 26, i))
        .collect(Collectors.joining(", ", "{\"counts\": {", "}}"));
    assertEquals("Order(Map<String, Integer> counts)", types(many));
  }

  @Test
  void namesOfManyObjectsThatAreAlikeAreKeys() throws IOException {
    assertEquals(
        "Order(Map<String, Text> texts)\nText(String title, String hint)",
        types(
            entries("texts", 8, i -> "{\"title\": \"a\"" + (i == 7 ? "}" : ", \"hint\": \"b\"}"))));
    assertEquals(
        "Order(Map<String, List<Stop>> stops)\nStop(int at)",
        types(entries("stops", 8, i -> "[{\"at\": 1}]")));
    String seven = entries("corners", 7, i -> "{\"x\": 1, \"y\": 2}");
    assertTrue(
        types(seven).startsWith("Order(Corners corners)\nCorners(Na na, Nb nb"), types(seven));
    String numbers = entries("counts", 8, i -> "1");
    assertEquals(8, types(numbers).split("int", -1).length - 1, types(numbers));
    String others = entries("parts", 8, i -> "{\"p%d\": 1}".formatted(i));
    assertTrue(types(others).startsWith("Order(Parts parts)\nParts(Na na, Nb nb"), types(others));
  }

  /** Nothing else can be read into: so a list of maps, or a map of lists, is read into records where that can be. */
  @Test
  void aDocumentIsARecordOrAListOrAMapOfThem() throws IOException {
    String many = object(8, "n", i -> "{\"x\": 1, \"y\": 2}");
    Types map = Types.of(place(many), "order");
    assertEquals(Types.Form.MAP, map.form());
    assertEquals("Order(int x, int y)", shown(map));
    Types list = Types.of(place("[" + many + "]"), "order");
    assertEquals(Types.Form.LIST, list.form());
    assertTrue(shown(list).startsWith("Order(Na na, Nb nb"), shown(list));
    Types record = Types.of(place(object(8, "n", i -> "[{\"x\": 1}]")), "order");
    assertEquals(Types.Form.RECORD, record.form());
    assertTrue(shown(record).startsWith("Order(List<Na> na, List<Nb> nb"), shown(record));
  }

  /** As schemas have properties: no object has many, and all of them together do. */
  @Test
  void whatHasKeysSomewhereOrTakenTogetherHasThemEverywhere() throws IOException {
    assertEquals(
        "Order(Map<String, Schema> schemas)\nSchema(Map<String, Property> properties)\nProperty(String type)",
        types(entries(
            "schemas",
            8,
            i -> entries("properties", 1 + i % 3, "p" + i, j -> "{\"type\": \"t\"}"))));
    assertEquals(
        "Order(Map<String, Schema> schemas)\nSchema(Map<String, Property> properties)\nProperty(String type)",
        types(entries(
            "schemas", 8, i -> entries("properties", i == 0 ? 9 : 1, j -> "{\"type\": \"t\"}"))));
  }

  /** Such as {@code {"member": {"na": value, "nb": value}}}. */
  private static String entries(String member, int count, IntFunction<String> value) {
    return entries(member, count, "n", value);
  }

  private static String entries(
      String member, int count, String prefix, IntFunction<String> value) {
    return "{\"%s\": %s}".formatted(member, object(count, prefix, value));
  }

  private static String object(int count, String prefix, IntFunction<String> value) {
    return IntStream.range(0, count)
        .mapToObj(i -> "\"%s%c\": %s".formatted(prefix, 'a' + i, value.apply(i)))
        .collect(Collectors.joining(", ", "{", "}"));
  }

  @Test
  void namesThatJavaDoesNotTakeAreChanged() throws IOException {
    assertEquals(
        "Order(int createdAt=created-at, int classValue=class, int value1=1, int hashCodeValue=hashCode, int x2=x, int x)"
            .replace("int x2=x, int x", "int X, int x2=-x, int x"),
        types(
            "{\"created-at\": 1, \"class\": 2, \"1\": 3, \"hashCode\": 4, \"X\": 5, \"-x\": 6, \"x\": 7}"));
    assertEquals("Order(int c=c\u0001)", types("{\"c\\u0001\": 1}"));
    assertEquals("Order(String2 string)\nString2(int a)", types("{\"string\": {\"a\": 1}}"));
  }

  /** Whatever it looks like: what was not left out is of its type, member by member. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void everyDocumentFitsTheTypeMadeForIt(long seed) throws IOException {
    Random random = new Random(seed);
    int typed = 0;
    for (int i = 0; i < 250; i++) {
      String document = "{\"root\": %s}".formatted(anything(random, 5));
      Place place = place(document);
      try {
        Types.of(place, "order");
      } catch (IllegalArgumentException e) {
        continue;
      }
      typed++;
      assertFits(new Completed().of(values(document).get(0), place), place, document);
    }
    assertTrue(typed > 200, typed + " have a type");
  }

  /** Few names and few kinds, so that places meet that are alike, and some that are not. */
  private static String anything(Random random, int depth) {
    int kind = random.nextInt(depth > 0 ? 9 : 3);
    if (kind < 3) {
      return List.of("1", "null", random.nextInt(20) == 0 ? "\"text\"" : "2.5").get(kind);
    }
    if (kind < 5) {
      return IntStream.range(0, random.nextInt(4))
          .mapToObj(i -> anything(random, depth - 1))
          .collect(Collectors.joining(",", "[", "]"));
    }
    String prefix = List.of("a", "b", "2026-").get(random.nextInt(3));
    boolean alike = random.nextBoolean();
    String first = anything(random, depth - 1);
    return IntStream.range(0, 1 + random.nextInt(11))
        .mapToObj(i ->
            "\"%s%c\": %s".formatted(prefix, 'a' + i, alike ? first : anything(random, depth - 1)))
        .collect(Collectors.joining(",", "{", "}"));
  }

  private static void assertFits(@Nullable Object value, Place place, String document) {
    Place type = place.type();
    if (value == null) {
      return;
    }
    if (value instanceof List<?> elements) {
      assertEquals(Optional.of(Place.Kind.ARRAY), type.kind(), document);
      elements.forEach(each -> assertFits(each, type.element(), document));
    } else if (value instanceof Map<?, ?> object) {
      assertEquals(Optional.of(Place.Kind.OBJECT), type.kind(), document);
      if (type.keys().isEmpty()) {
        assertEquals(type.members().keySet(), object.keySet(), document);
        object.forEach(
            (name, each) -> assertTrue(each != null || type.isNullable(name.toString()), document));
      }
      object.forEach((name, each) -> assertFits(
          each, type.keys().orElseGet(() -> type.members().get(name.toString())), document));
    } else {
      assertEquals(
          value instanceof String, type.kind().equals(Optional.of(Place.Kind.STRING)), document);
      assertTrue(type.kind().orElseThrow().words.matches("a (string|number)"), document);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[1, \"x\"] | a type of Java is of one kind, but /1 is a string, and /0 is a number",
        "{\"a\": [[], {}]} | expected an object with members, or an array or a map of them, found an object of whose members each holds values of two kinds",
        "[1, 2] | expected an object with members, or an array or a map of them, found a number",
        "[] | expected an object with members, or an array or a map of them, found nothing",
        "{\"2026-01-01\": 1, \"2026-01-02\": 1, \"2026-01-03\": 1} | expected an object with members, or an array or a map of them, found a number under each of many keys",
        "\"x\" | expected an object with members, or an array or a map of them, found a string",
      })
  void whatNoTypeServesForIsSaid(String document, String words) {
    String said =
        assertThrows(IllegalArgumentException.class, () -> types(document)).getMessage();
    assertEquals(
        words + ": trees are measured without a type, by `touchstone run --document`", said);
  }
}
