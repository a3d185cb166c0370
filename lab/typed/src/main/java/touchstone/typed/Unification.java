package touchstone.typed;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Whether one type serves for several places, and for all that is below them: unification by disjoint sets (G. Huet, "Résolution
 * d'équations dans les langages d'ordre 1,2,…,ω", 1976), on drafts, so that places stay as they are where none does. A type may come
 * to hold itself.
 */
final class Unification {

  private record Pair(Place one, Place two) {}

  private final Map<Place, Place> into = new LinkedHashMap<>();
  private final Map<Place, Place> drafts = new LinkedHashMap<>();
  private final Deque<Pair> left = new ArrayDeque<>();

  private Unification() {}

  /**
   * Gives some places one type, if there is one.
   *
   * @return whether there is; nothing has changed when there is none
   */
  static boolean of(Collection<Place> places) {
    Unification all = new Unification();
    Iterator<Place> each = places.iterator();
    Place first = each.next();
    each.forEachRemaining(place -> all.unite(first, place));
    if (!all.isPossible()) {
      return false;
    }
    all.into.forEach(Place::become);
    all.drafts.forEach((place, draft) -> {
      if (!all.into.containsKey(place)) {
        place.set(draft);
      }
    });
    return true;
  }

  /** For {@link Place#take}: these are to have one type, too. */
  void unite(Place one, Place two) {
    left.add(new Pair(one, two));
  }

  private boolean isPossible() {
    for (Pair next = left.poll(); next != null; next = left.poll()) {
      Place one = find(next.one);
      Place two = find(next.two);
      if (one == two) {
        continue;
      }
      Place draft = drafts.computeIfAbsent(one, Place::draft);
      Place other = drafts.computeIfAbsent(two, Place::draft);
      if (!draft.canTake(other)) {
        return false;
      }
      into.put(two, one);
      draft.take(other, this);
    }
    return drafts.keySet().stream().noneMatch(this::endsNowhere);
  }

  private Place find(Place place) {
    Place found = place.type();
    for (Place next = into.get(found); next != null; next = into.get(found)) {
      found = next;
    }
    return found;
  }

  /** True of lists of lists, or maps of maps, that are their own elements: only a record can hold itself, for it has a name. */
  private boolean endsNowhere(Place place) {
    Set<Place> seen = new HashSet<>();
    @Nullable Place next = find(place);
    while (next != null) {
      if (!seen.add(next)) {
        return true;
      }
      Place within = drafts.getOrDefault(next, next).within();
      next = within == null ? null : find(within);
    }
    return false;
  }
}
