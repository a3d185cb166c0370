package fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import streak.tree.JsonArray;
import streak.tree.JsonObject;
import streak.tree.JsonString;
import streak.tree.JsonValue;

/** The same document as somebody else would have written it: other white space, other escapes, members in another order. */
final class Rewritten {

  private final SplittableRandom random;
  private final StringBuilder text = new StringBuilder();

  private Rewritten(SplittableRandom random) {
    this.random = random;
  }

  static String of(JsonValue document, SplittableRandom random) {
    Rewritten rewritten = new Rewritten(random);
    rewritten.space();
    rewritten.value(document);
    rewritten.space();
    return rewritten.text.toString();
  }

  private void value(JsonValue value) {
    if (value instanceof JsonObject object) {
      List<JsonObject.Member> left = new ArrayList<>(object.members());
      text.append('{');
      space();
      for (boolean first = true; !left.isEmpty(); first = false) {
        comma(first);
        // Most writers keep an order of their own.
        JsonObject.Member member =
            left.remove(random.nextInt(3) == 0 ? random.nextInt(left.size()) : 0);
        string(member.name());
        space();
        text.append(':');
        space();
        value(member.value());
        space();
      }
      text.append('}');
    } else if (value instanceof JsonArray array) {
      text.append('[');
      space();
      for (int i = 0; i < array.size(); i++) {
        comma(i == 0);
        value(array.element(i));
        space();
      }
      text.append(']');
    } else if (value instanceof JsonString) {
      string(value.asString());
    } else {
      text.append(value);
    }
  }

  private void comma(boolean first) {
    if (!first) {
      text.append(',');
      space();
    }
  }

  private void space() {
    while (random.nextInt(4) == 0) {
      text.append(" \n\t\r".charAt(random.nextInt(4)));
    }
  }

  private void string(String string) {
    boolean escapes = random.nextInt(4) == 0;
    text.append('"');
    string.codePoints().forEach(c -> {
      if (c == '"' || c == '\\' || c < ' ' || (escapes && random.nextInt(3) == 0)) {
        // A pair of surrogates is escaped as a whole, or not at all.
        Character.toString(c).chars().forEach(this::escaped);
      } else {
        text.appendCodePoint(c);
      }
    });
    text.append('"');
  }

  private void escaped(int c) {
    String digits = Integer.toHexString(0x10000 + c).substring(1);
    text.append("\\u").append(random.nextBoolean() ? digits : digits.toUpperCase(Locale.ROOT));
  }
}
