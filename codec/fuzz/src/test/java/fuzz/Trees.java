package fuzz;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import streak.JsonReader;

/** Any value, by the calls that a hand-written adapter makes. Of members of one name the last one stays. */
final class Trees {

  private Trees() {}

  static @Nullable Object read(JsonReader in, Function<JsonReader, Object> number) {
    return switch (in.peek()) {
      case '{' -> {
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        for (boolean more = in.beginObject(); more; more = in.nextMember()) {
          members.put(in.name(), read(in, number));
        }
        yield members;
      }
      case '[' -> {
        List<@Nullable Object> elements = new ArrayList<>();
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
          elements.add(read(in, number));
        }
        yield elements;
      }
      case '"' -> in.readString();
      case 't', 'f' -> in.readBoolean();
      case 'n' -> in.readNull() ? null : "never";
      default -> number.apply(in);
    };
  }
}
