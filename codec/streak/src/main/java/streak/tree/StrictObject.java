package streak.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An object whose members are all there. Objects that stood beside each other and have the same names share the vector of them. */
final class StrictObject extends JsonObject {

  static final StrictObject EMPTY = new StrictObject(new String[0], new JsonValue[0]);

  /** In no more members a name is found as quickly without an index. */
  private static final int SMALL = 32;

  private final String[] names;
  private final JsonValue[] values;

  /** The first place of each name; threads that make it at the same time make the same. */
  private volatile @Nullable Map<String, Integer> index;

  /** Keeps the arrays that it is given. */
  StrictObject(String[] names, JsonValue[] values) {
    this.names = names;
    this.values = values;
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // the very same, where nothing in it had to be detached
  public JsonValue detached() {
    JsonValue[] own = StrictArray.detached(values);
    return own == values ? this : new StrictObject(names, own);
  }

  @Override
  public int size() {
    return names.length;
  }

  @Override
  public String name(int member) {
    return names[member];
  }

  @Override
  public JsonValue value(int member) {
    return values[member];
  }

  @Override
  public int indexOf(String name) {
    if (names.length > SMALL) {
      Integer place = index().get(name);
      return place == null ? -1 : place;
    }
    for (int i = 0; i < names.length; i++) {
      if (names[i].equals(name)) {
        return i;
      }
    }
    return -1;
  }

  private Map<String, Integer> index() {
    Map<String, Integer> made = index;
    if (made == null) {
      made = new HashMap<>(names.length * 2);
      for (int i = 0; i < names.length; i++) {
        made.putIfAbsent(names[i], i);
      }
      index = made;
    }
    return made;
  }

  @Override
  StrictObject vectors() {
    return this;
  }

  @Override
  @Nullable
  JsonValue valueOf(String name) {
    int place = indexOf(name);
    return place < 0 ? null : values[place];
  }

  List<JsonValue> named(String name) {
    List<JsonValue> all = new ArrayList<>();
    for (int i = 0; i < names.length; i++) {
      if (names[i].equals(name)) {
        all.add(values[i]);
      }
    }
    return List.copyOf(all);
  }

  StrictObject changed(String name, JsonValue value) {
    int place = indexOf(name);
    boolean fresh = place < 0;
    int size = names.length + (fresh ? 1 : 0);
    String[] otherNames = fresh ? Arrays.copyOf(names, size) : names;
    JsonValue[] otherValues = Arrays.copyOf(values, size);
    if (fresh) {
      otherNames[size - 1] = name;
    }
    otherValues[fresh ? size - 1 : place] = value;
    return new StrictObject(otherNames, otherValues);
  }

  /** All members but those of a name. */
  StrictObject others(String name) {
    List<String> otherNames = new ArrayList<>();
    List<JsonValue> otherValues = new ArrayList<>();
    for (int i = 0; i < names.length; i++) {
      if (!names[i].equals(name)) {
        otherNames.add(names[i]);
        otherValues.add(values[i]);
      }
    }
    return new StrictObject(
        otherNames.toArray(String[]::new), otherValues.toArray(JsonValue[]::new));
  }

  /** Whether both have the same names in the same order. */
  boolean hasNamesOf(StrictObject other) {
    return Arrays.equals(names, other.names);
  }

  /** In the order of the members. */
  JsonValue[] values() {
    return values;
  }

  /** Of each name, the values of its members in their order. */
  Map<String, List<JsonValue>> byName() {
    Map<String, List<JsonValue>> byName = new HashMap<>();
    for (int i = 0; i < names.length; i++) {
      byName.computeIfAbsent(names[i], n -> new ArrayList<>()).add(values[i]);
    }
    return byName;
  }
}
