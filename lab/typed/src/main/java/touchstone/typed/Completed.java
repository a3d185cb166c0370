package touchstone.typed;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Documents in which every object has the members of its type: what one lacked is null, and what the type lacks is gone. */
final class Completed {

  private long added;
  private long removed;

  /** How many members were added so far. */
  long added() {
    return added;
  }

  /** How many were left out so far. */
  long removed() {
    return removed;
  }

  /** The value of a document, or of a part of it, that stands at that place. */
  @Nullable
  Object of(@Nullable Object value, Place place) {
    Place type = place.type();
    if (value instanceof List<?> elements) {
      List<@Nullable Object> all = new ArrayList<>();
      elements.forEach(element -> all.add(of(element, type.element())));
      return all;
    }
    if (!(value instanceof Map<?, ?> object)) {
      return value;
    }
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    object.forEach((name, member) -> {
      Place its = type.keys().orElseGet(() -> type.members().get(name.toString()));
      if (its == null) {
        removed++;
      } else {
        all.put(name.toString(), of(member, its));
      }
    });
    for (String name : type.members().keySet()) {
      if (!all.containsKey(name)) {
        all.put(name, null);
        added++;
      }
    }
    return all;
  }
}
