package touchstone.contestants.simdjson_java;

import java.util.Iterator;
import java.util.Map;
import org.simdjson.JsonValue;
import org.simdjson.SimdJsonParser;
import touchstone.model.Checksum;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.model.Visit;
import touchstone.types.tweets.Picked;

/** simdjson-java's parser without a schema: values that look into what it has parsed, until it parses again. */
public final class SimdjsonJavaTree implements Driver {

  @Override
  public Operations<?> open(String type) {
    return new Tree();
  }

  private static final class Tree implements Operations<JsonValue> {
    private final SimdJsonParser parser = new SimdJsonParser();
    private final Checksum sum = new Checksum();

    @Override
    public Checksum readAll(byte[] document) {
      return sum.set(all(parser.parse(document, document.length)));
    }

    @Override
    public Checksum readTenth(byte[] document) {
      long picked = Visit.ARRAY;
      int i = 0;
      Iterator<JsonValue> tweets =
          parser.parse(document, document.length).get(Picked.RESULTS).arrayIterator();
      while (tweets.hasNext()) {
        JsonValue tweet = tweets.next();
        picked = Visit.element(picked, Visit.of(tweet.get(Picked.TEXT).asString()));
        if (Picked.hasAuthor(i++)) {
          picked = Visit.element(picked, Visit.of(tweet.get(Picked.FROM_USER).asString()));
        }
      }
      return sum.set(picked);
    }
  }

  private static long all(JsonValue value) {
    if (value.isString()) {
      return Visit.of(value.asString());
    }
    if (value.isLong()) {
      return Visit.of(value.asLong());
    }
    if (value.isObject()) {
      long object = Visit.OBJECT;
      Iterator<Map.Entry<String, JsonValue>> members = value.objectIterator();
      while (members.hasNext()) {
        Map.Entry<String, JsonValue> member = members.next();
        object = Visit.member(object, member.getKey(), all(member.getValue()));
      }
      return object;
    }
    if (value.isArray()) {
      long array = Visit.ARRAY;
      Iterator<JsonValue> elements = value.arrayIterator();
      while (elements.hasNext()) {
        array = Visit.element(array, all(elements.next()));
      }
      return array;
    }
    if (value.isDouble()) {
      return Visit.of(value.asDouble());
    }
    return value.isBoolean() ? Visit.of(value.asBoolean()) : Visit.NULL;
  }
}
