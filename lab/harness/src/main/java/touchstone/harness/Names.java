package touchstone.harness;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import touchstone.model.Glob;

/** Names as people type them: with globs, and with mistakes. */
public final class Names {

  private Names() {}

  /**
   * The things whose names match at least one glob, in their own order.
   *
   * @param kind what they are, for the message, such as {@code contestant}
   * @param globs {@code *} stands for any characters, {@code ?} for one; none at all stands for everything
   * @throws Refusal when a glob matches nothing; it tells the nearest name
   */
  public static <T> List<T> select(
      String kind, List<String> globs, Collection<T> things, Function<T, String> name) {
    if (globs.isEmpty()) {
      return List.copyOf(things);
    }
    Set<T> chosen = new LinkedHashSet<>();
    for (String glob : globs) {
      Glob pattern = new Glob(glob);
      List<T> matching =
          things.stream().filter(t -> pattern.matches(name.apply(t))).toList();
      if (matching.isEmpty()) {
        throw unknown(kind, glob, things.stream().map(name).toList());
      }
      chosen.addAll(matching);
    }
    List<T> inOrder = new ArrayList<>(things);
    inOrder.retainAll(chosen);
    return inOrder;
  }

  /** Says that there is no such name, and which one is near: it holds what was typed, or half of that is right at least. */
  public static Refusal unknown(String kind, String name, Collection<String> known) {
    String nearest = known.stream()
        .filter(
            k -> (!name.isEmpty() && k.contains(name)) || 2 * distance(name, k) <= name.length())
        .min(Comparator.comparingInt((String k) -> distance(name, k))
            .thenComparing(Comparator.naturalOrder()))
        .map(k -> ": did you mean " + k + "?")
        .orElse("");
    return new Refusal(
        "unknown %s '%s'%s (`touchstone list` shows them all)".formatted(kind, name, nearest));
  }

  /** Levenshtein 1965: insertions, deletions and replacements that turn one into the other. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[b.length()];
  }
}
