package touchstone.contestants.streak.tree;

import streak.tree.JsonArray;
import streak.tree.JsonBoolean;
import streak.tree.JsonNumber;
import streak.tree.JsonObject;
import streak.tree.JsonString;
import streak.tree.JsonValue;
import touchstone.model.Visit;
import touchstone.types.tweets.Picked;

/** Goes through a tree, strict or lazy. */
final class Visits {

  private Visits() {}

  static long all(JsonValue value) {
    if (value instanceof JsonString text) {
      return Visit.of(text.asString());
    } else if (value instanceof JsonNumber number) {
      return number(number);
    } else if (value instanceof JsonObject members) {
      long object = Visit.OBJECT;
      for (int i = 0; i < members.size(); i++) {
        object = Visit.member(object, members.name(i), all(members.value(i)));
      }
      return object;
    } else if (value instanceof JsonArray elements) {
      long array = Visit.ARRAY;
      for (int i = 0; i < elements.size(); i++) {
        array = Visit.element(array, all(elements.element(i)));
      }
      return array;
    }
    return value instanceof JsonBoolean truth ? Visit.of(truth.asBoolean()) : Visit.NULL;
  }

  private static long number(JsonNumber number) {
    if (number.isShortWhole()) {
      return Visit.of(number.asLong());
    }
    return number.isWhole()
        ? Visit.of(number.asBigInteger().longValue())
        : Visit.of(number.asDouble());
  }

  static long tenth(JsonValue root) {
    long picked = Visit.ARRAY;
    JsonArray tweets = root.field(Picked.RESULTS).asArray();
    for (int i = 0; i < tweets.size(); i++) {
      JsonValue tweet = tweets.element(i);
      picked = Visit.element(picked, Visit.of(tweet.field(Picked.TEXT).asString()));
      if (Picked.hasAuthor(i)) {
        picked = Visit.element(picked, Visit.of(tweet.field(Picked.FROM_USER).asString()));
      }
    }
    return picked;
  }
}
