package streak.tokens;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The names of a type's members, by index. Made once per adapter.
 *
 * <p>A name is first compared with the one that was seen last after the member before: a document whose order differs from the
 * type's costs no more than one in the type's order. What is not expected is looked up in a map.
 */
public final class JsonNames {

  private final String[] names;
  private final Map<String, Integer> indices;

  /** The member seen last after each; the last element is what came first. A hint, which threads may overwrite. */
  private final int[] successor;

  /** What libraries have made of the names, the last that asked first; a thread that does not see it makes it again. */
  private @Nullable Made made;

  private record Made(Maker<?> by, Object value, @Nullable Made next) {}

  /**
   * Makes of the names what a library can match or write faster than Strings. One object for each of its kinds in a program:
   * names keep what each has made.
   */
  public interface Maker<V> {
    V make(JsonNames names);
  }

  private JsonNames(String[] names) {
    this.names = names;
    indices = new HashMap<>(names.length * 2);
    successor = new int[names.length + 1];
    for (int i = 0; i < names.length; i++) {
      // A library may have made its names canonical: then the first comparison is by identity.
      names[i] = names[i].intern();
      successor[i] = i + 1 < names.length ? i + 1 : 0;
      if (indices.put(names[i], i) != null) {
        throw new IllegalArgumentException("two members are named " + names[i]);
      }
    }
  }

  /**
   * Names by index.
   *
   * @throws IllegalArgumentException when two are the same
   */
  public static JsonNames of(String... names) {
    return new JsonNames(names.clone());
  }

  /** How many names there are; indexes are below. */
  public int count() {
    return names.length;
  }

  /** The name of an index. */
  public String name(int index) {
    return names[index];
  }

  /**
   * The index of a name; or {@link JsonReader#UNKNOWN}.
   *
   * @param previous of the member before; or {@link JsonReader#NONE}
   */
  public int indexOf(int previous, String name) {
    int expected = expected(previous);
    return expected < names.length && names[expected].equals(name)
        ? expected
        : indexByMap(previous, name);
  }

  /**
   * The index of the name that was seen last after another's: where a library can compare a name without making a String of it,
   * this is the one to compare. As many as there are when there are none.
   *
   * @param previous of the member before; or {@link JsonReader#NONE}
   */
  public int expected(int previous) {
    return successor[previous < 0 ? names.length : previous];
  }

  private int indexByMap(int previous, String name) {
    Integer found = indices.get(name);
    if (found == null) {
      return JsonReader.UNKNOWN;
    }
    successor[previous < 0 ? names.length : previous] = found;
    return found;
  }

  /** What a library makes of the names, made once. */
  @SuppressWarnings({"unchecked", "ReferenceEquality"}) // made by this very maker
  public <V> V as(Maker<V> maker) {
    for (Made known = made; known != null; known = known.next) {
      if (known.by == maker) {
        return (V) known.value;
      }
    }
    Made added = new Made(maker, maker.make(this), made);
    made = added;
    return (V) added.value;
  }
}
