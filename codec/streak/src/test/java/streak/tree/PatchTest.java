package streak.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import streak.JsonException;
import streak.WaysIn;

/** RFC 6901, 6902 and 7396 by their own examples. */
class PatchTest {

  private static JsonValue parse(String document) {
    return JsonValue.adapter().fromJson(document.replace('\'', '"'));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "A.1  | {'foo':'bar'} | [{'op':'add','path':'/baz','value':'qux'}] | {'baz':'qux','foo':'bar'}",
        "A.2  | {'foo':['bar','baz']} | [{'op':'add','path':'/foo/1','value':'qux'}] | {'foo':['bar','qux','baz']}",
        "A.3  | {'baz':'qux','foo':'bar'} | [{'op':'remove','path':'/baz'}] | {'foo':'bar'}",
        "A.4  | {'foo':['bar','qux','baz']} | [{'op':'remove','path':'/foo/1'}] | {'foo':['bar','baz']}",
        "A.5  | {'baz':'qux','foo':'bar'} | [{'op':'replace','path':'/baz','value':'boo'}] | {'baz':'boo','foo':'bar'}",
        "A.6  | {'foo':{'bar':'baz','waldo':'fred'},'qux':{'corge':'grault'}} | [{'op':'move','from':'/foo/waldo','path':'/qux/thud'}] | {'foo':{'bar':'baz'},'qux':{'corge':'grault','thud':'fred'}}",
        "A.7  | {'foo':['all','grass','cows','eat']} | [{'op':'move','from':'/foo/1','path':'/foo/3'}] | {'foo':['all','cows','eat','grass']}",
        "A.8  | {'baz':'qux','foo':['a',2,'c']} | [{'op':'test','path':'/baz','value':'qux'},{'op':'test','path':'/foo/1','value':2}] | {'baz':'qux','foo':['a',2,'c']}",
        "A.10 | {'foo':'bar'} | [{'op':'add','path':'/child','value':{'grandchild':{}}}] | {'foo':'bar','child':{'grandchild':{}}}",
        "A.11 | {'foo':'bar'} | [{'op':'add','path':'/baz','value':'qux','xyz':123}] | {'foo':'bar','baz':'qux'}",
        "A.14 | {'/':9,'~1':10} | [{'op':'test','path':'/~01','value':10}] | {'/':9,'~1':10}",
        "A.16 | {'foo':['bar']} | [{'op':'add','path':'/foo/-','value':['abc','def']}] | {'foo':['bar',['abc','def']]}",
        "root | {'foo':1} | [{'op':'replace','path':'','value':[1]}] | [1]",
        "copy | {'a':{'b':1}} | [{'op':'copy','from':'/a','path':'/c'}] | {'a':{'b':1},'c':{'b':1}}",
        "same | {'a':1} | [{'op':'move','from':'/a','path':'/a'}] | {'a':1}",
      })
  void patches(String name, String document, String patch, String expected) {
    assertEquals(parse(expected), JsonPatch.of(parse(patch)).apply(parse(document)), name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "A.9  | {'baz':'qux'} | [{'op':'test','path':'/baz','value':'bar'}] | expected \"bar\" at '/baz', found \"qux\" at /0",
        "A.12 | {'foo':'bar'} | [{'op':'add','path':'/baz/bat','value':'qux'}] | expected a value at '/baz', found none at /0",
        "A.13 | {'foo':'bar'} | [{'op':'add','path':'/baz','value':'qux','op':'remove'}] | expected one member 'op', found 2 at /0",
        "bare | {'foo':1} | [{'op':'add','path':'/b'},{'op':'remove','path':'/b'}] | expected a member 'value', found none of that name at /0",
        "A.15 | {'/':9,'~1':10} | [{'op':'test','path':'/~01','value':'10'}] | expected \"10\" at '/~01', found 10 at /0",
        "far  | [1] | [{'op':'add','path':'/2','value':0}] | expected an index of at most 1 or '-', found '2' at /0",
        "lead | [1,2] | [{'op':'remove','path':'/01'}] | expected a value at '/01', found none at /0",
        "self | {'a':{'b':1}} | [{'op':'move','from':'/a','path':'/a/b'}] | expected a place outside of what is moved, found '/a/b' in '/a' at /0",
        "op   | {} | [{'op':'add','path':'/a','value':1},{'op':'merge','path':''}] | expected add, remove, replace, move, copy or test, found 'merge' at /1/op",
        "kind | {} | [{'op':1,'path':''}] | expected a string, found a number at /0/op",
        "path | {} | [{'op':'add','path':[],'value':1}] | expected a string, found an array at /0/path",
        "tail | {} | [{'op':'remove','path':'/~'}] | expected ~0 or ~1 in a JSON Pointer, found another ~ in '/~' at /0/path",
        "from | {} | [{'op':'copy','path':'','from':'a'}] | expected a JSON Pointer, which is empty or begins with '/', found 'a' at /0/from",
        "all  | {} | [{'op':'remove','path':''}] | expected a value in the document, found all of it: a document cannot be without a value at /0",
        "none | {} | {} | expected an array, found an object",
        "flat | {'a':1} | [{'op':'add','path':'/a/b','value':1}] | expected an object or an array at '/a', found a number at /0",
      })
  void patchesThatCannotBe(String name, String document, String patch, String message) {
    JsonException refusal =
        WaysIn.refused(() -> JsonPatch.of(parse(patch)).apply(parse(document)), name);
    assertEquals(message, refusal.getMessage(), name);
  }

  @Test
  void copiesOfAPatchAreLimitedByWhatWouldBeWritten() {
    String doubling = "{'op':'copy','from':'','path':'/-'}";
    JsonException refusal =
        WaysIn.refused(() -> JsonPatch.of(parse("[" + (doubling + ",").repeat(29) + doubling + "]"))
            .apply(parse("['" + "x".repeat(200_000) + "']")));
    assertEquals(
        "expected copies of at most 20000000 characters in all, found more at /6;"
            + " each of several patches may copy so much",
        refusal.getMessage());
    String some = "[" + (doubling + ",").repeat(19) + doubling + "]";
    JsonValue grown = JsonPatch.of(parse(some)).apply(parse("[]"));
    assertEquals(5 * (1 << 19) - 1, grown.toString().length());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'op':'add','path':'/LONG/a','value':{}} | {'op':'add','path':'/LONG/a','value':1}",
        "{'op':'add','path':'/LONG/a','value':[]} | {'op':'add','path':'/LONG','value':[]}",
        "{'op':'replace','path':'/LONG','value':[{}]} | {'op':'replace','path':'/LONG','value':{}}",
        "{'op':'copy','from':'/a/a','path':'/a/a/a'} | {'op':'copy','from':'/a/a','path':'/a/b'}",
        "{'op':'move','from':'/b','path':'/LONG/a'} | {'op':'move','from':'/b','path':'/LONG'}",
      })
  void nothingIsPutDeeperThanDocumentsMayBe(String refused, String done) {
    String path = "a/".repeat(498) + "a";
    JsonValue deepest = parse("{'b':[],'a':" + "{'a':".repeat(498) + "{}" + "}".repeat(499));
    JsonPatch patch = JsonPatch.of(parse("[" + refused.replace("LONG", path) + "]"));
    assertEquals(
        "expected arrays and objects nested at most 500 deep, found deeper at /0",
        WaysIn.refused(() -> patch.apply(deepest)).getMessage());
    JsonPatch other = JsonPatch.of(parse("[" + done.replace("LONG", path) + "]"));
    assertEquals(parse(other.apply(deepest).toString()), other.apply(deepest));
  }

  @Test
  void differencesOfWhatIsDeeperAreThoseOfWholeValues() {
    JsonValue before = JsonValue.of(1);
    JsonValue after = JsonValue.of(2);
    for (int i = 0; i < 1_000; i++) {
      before = JsonArray.of(JsonObject.builder().add("a", before).build());
      after = JsonArray.of(JsonObject.builder().add("a", after).build());
    }
    List<Difference> found = Difference.between(before, after);
    assertEquals(
        List.of("/0/a".repeat(250)), found.stream().map(Difference::pointer).toList());
    assertEquals(before.pointer("/0/a".repeat(250)), found.get(0).before().orElseThrow());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'a':'b'} | {'a':'c'} | {'a':'c'}",
        "{'a':'b'} | {'b':'c'} | {'a':'b','b':'c'}",
        "{'a':'b'} | {'a':null} | {}",
        "{'a':'b','b':'c'} | {'a':null} | {'b':'c'}",
        "{'a':['b']} | {'a':'c'} | {'a':'c'}",
        "{'a':'c'} | {'a':['b']} | {'a':['b']}",
        "{'a':{'b':'c'}} | {'a':{'b':'d','c':null}} | {'a':{'b':'d'}}",
        "{'a':[{'b':'c'}]} | {'a':[1]} | {'a':[1]}",
        "['a','b'] | ['c','d'] | ['c','d']",
        "{'a':'b'} | ['c'] | ['c']",
        "{'a':'foo'} | null | null",
        "{'a':'foo'} | 'bar' | 'bar'",
        "{'e':null} | {'a':1} | {'e':null,'a':1}",
        "[1,2] | {'a':'b','c':null} | {'a':'b'}",
        "{} | {'a':{'bb':{'ccc':null}}} | {'a':{'bb':{}}}",
      })
  void mergePatches(String document, String patch, String expected) {
    assertEquals(parse(expected), MergePatch.apply(parse(document), parse(patch)));
  }

  @Test
  void membersThatAreThereTwiceAreChangedAsTheGuideSays() {
    JsonValue twice = parse("{'a':1,'b':2,'a':3}");
    String operation = "[{'op':'%s','path':'/%s','from':'/a','value':1}]";
    assertEquals("{'b':2}", changed(twice, operation.formatted("remove", "a")));
    assertEquals("{'b':2,'c':1}", changed(twice, operation.formatted("move", "c")));
    assertEquals("{'a':1,'b':2,'a':3,'c':1}", changed(twice, operation.formatted("copy", "c")));
    assertEquals("{'a':1,'b':2,'a':3}", changed(twice, operation.formatted("test", "a")));
    String nine = operation.replace("1", "9");
    assertEquals("{'a':9,'b':2,'a':3}", changed(twice, nine.formatted("add", "a")));
    assertEquals("{'a':9,'b':2,'a':3}", changed(twice, nine.formatted("replace", "a")));
    assertEquals(parse("{'b':2}"), MergePatch.apply(twice, parse("{'a':null}")));
    assertEquals(parse("{'a':9,'b':2,'a':9}"), MergePatch.apply(twice, parse("{'a':9,'a':8}")));
    assertEquals(
        parse("{'b':1,'a':9,'a':8}"), MergePatch.apply(parse("{'b':1}"), parse("{'a':9,'a':8}")));
  }

  private static String changed(JsonValue document, String patch) {
    return JsonPatch.of(parse(patch)).apply(document).toString().replace('"', '\'');
  }

  @Test
  void aMergePatchThatWouldHaveToSetNullIsRefused() {
    WaysIn.refused(() -> MergePatch.between(parse("{}"), parse("{'a':null}")));
    WaysIn.refused(() -> MergePatch.between(parse("{}"), parse("{'a':{'b':null}}")));
    assertEquals(
        parse("{'a':null}"), MergePatch.between(parse("{'a':1,'b':null}"), parse("{'b':null}")));
  }

  @Test
  void whatAMergePatchCannotDoIsRefusedWithItsPlace() {
    for (String after : List.of("{'a':{'b':null}}", "{'a':{'b':[0],'b':1}}")) {
      JsonValue before = parse("{'a':{'b':[0],'b':0}}");
      JsonException refusal = WaysIn.refused(() -> MergePatch.between(before, parse(after)));
      assertEquals("/a", refusal.pointer());
    }
    for (String before : List.of("{}", "{'a':1}", "{'a':{}}", "{'a':{'b':1}}")) {
      JsonException refusal =
          WaysIn.refused(() -> MergePatch.between(parse(before), parse("{'a':{'b':null}}")));
      assertEquals("/a/b", refusal.pointer(), before);
    }
    JsonValue twice = parse("{'a':1,'a':2}");
    assertEquals(parse("{}"), MergePatch.between(twice, parse("{'a':1,'a':2}")));
    assertEquals(twice, MergePatch.apply(JsonNull.NULL, MergePatch.between(JsonNull.NULL, twice)));
  }

  @Test
  void differencesAreNamedByTheirPlace() {
    List<Difference> found = Difference.between(
        parse("{'a':1,'b':[1,2,3],'c':{'d':true},'x/y':0}"),
        parse("{'c':{'d':false},'b':[1,9,2,3],'a':1.0,'e':null}"));
    assertEquals(
        List.of(
            "/b/1: nothing -> 9",
            "/c/d: true -> false",
            "/x~1y: 0 -> nothing",
            "/e: nothing -> null"),
        found.stream().map(Difference::toString).toList());
  }

  @Test
  void whatIsBetweenTwoDocumentsMakesOneTheOther() {
    Random random = new Random(6902);
    int merged = 0;
    for (int i = 0; i < 3_000; i++) {
      JsonValue before = any(random, 4);
      JsonValue after = random.nextInt(3) == 0 ? any(random, 4) : changed(before, random);
      JsonPatch patch = JsonPatch.between(before, after);
      assertEquals(after, patch.apply(before), () -> before + " " + after + " " + patch.toJson());
      assertEquals(after, JsonPatch.of(parse(patch.toJson().toString())).apply(before));
      assertEquals(after.equals(before), Difference.between(before, after).isEmpty());
      try {
        JsonValue merge = MergePatch.between(before, after);
        assertEquals(after, MergePatch.apply(before, merge), () -> before + " " + merge);
        merged++;
      } catch (JsonException e) {
        // a null that only the other patch can set
      }
    }
    assertEquals(true, merged > 500, merged + " could be merged");
  }

  private static JsonValue any(Random random, int depth) {
    int kind = random.nextInt(depth == 0 ? 4 : 7);
    if (kind >= 5) {
      JsonObject.Builder object = JsonObject.builder();
      for (int i = 0; i < 6; i++) {
        if (random.nextBoolean()) {
          object.add("~/ab".substring(i % 4) + i, any(random, depth - 1));
        }
      }
      return object.build();
    }
    if (kind == 4) {
      JsonValue[] elements = new JsonValue[random.nextInt(6)];
      for (int i = 0; i < elements.length; i++) {
        elements[i] = any(random, depth - 1);
      }
      return JsonArray.of(elements);
    }
    return switch (kind) {
      case 0 -> random.nextInt(4) == 0 ? JsonNull.NULL : JsonNumber.of(random.nextInt(3) / 2.0);
      case 1 -> JsonBoolean.of(random.nextBoolean());
      case 2 -> JsonNumber.of(random.nextInt(3));
      default -> new JsonString("s" + random.nextInt(3));
    };
  }

  private static JsonValue changed(JsonValue value, Random random) {
    if (value instanceof JsonArray array && array.size() > 0) {
      int i = random.nextInt(array.size());
      return switch (random.nextInt(3)) {
        case 0 -> array.without(i);
        case 1 -> array.withInserted(i, any(random, 1));
        default -> array.with(i, changed(array.element(i), random));
      };
    }
    if (value instanceof JsonObject object && object.size() > 0) {
      String name = object.name(random.nextInt(object.size()));
      return random.nextInt(3) == 0
          ? object.without(name)
          : object.with(name, changed(object.field(name), random));
    }
    return any(random, 2);
  }
}
