package streak.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import streak.JsonException;

/** An array. */
public final class JsonArray implements JsonValue, Iterable<JsonValue> {

  static final JsonArray EMPTY = new JsonArray(new JsonValue[0]);

  private final JsonValue[] elements;

  /** Keeps the array that it is given. */
  JsonArray(JsonValue[] elements) {
    this.elements = elements;
  }

  /** An array of those values. */
  public static JsonArray of(JsonValue... elements) {
    return of(Arrays.asList(elements));
  }

  /** An array of those values. */
  public static JsonArray of(List<? extends JsonValue> elements) {
    for (JsonValue element : elements) {
      Objects.requireNonNull(element, "an element; null is JsonNull.NULL");
    }
    return new JsonArray(elements.toArray(JsonValue[]::new));
  }

  /** How many elements there are. */
  public int size() {
    return elements.length;
  }

  @Override
  public JsonValue element(int element) {
    if (element < 0 || element >= elements.length) {
      throw JsonException.ofWriting(
          "expected an element " + element + ", found an array of " + elements.length);
    }
    return elements[element];
  }

  @Override
  public Optional<JsonValue> find(int element) {
    return element < 0 || element >= elements.length
        ? Optional.empty()
        : Optional.of(elements[element]);
  }

  /** The elements in their order; cannot be changed. */
  public List<JsonValue> elements() {
    return java.util.Collections.unmodifiableList(Arrays.asList(elements));
  }

  /** The elements in their order. */
  public Stream<JsonValue> stream() {
    return Arrays.stream(elements);
  }

  @Override
  public Iterator<JsonValue> iterator() {
    return elements().iterator();
  }

  /** A copy with that value in the place of an element. */
  public JsonArray with(int element, JsonValue value) {
    element(element);
    JsonValue[] copy = elements.clone();
    copy[element] = Objects.requireNonNull(value, "an element; null is JsonNull.NULL");
    return new JsonArray(copy);
  }

  /** A copy with that value before an element; behind the last one where the index is the size. */
  public JsonArray withInserted(int element, JsonValue value) {
    Objects.checkIndex(element, elements.length + 1);
    List<JsonValue> copy = new ArrayList<>(elements());
    copy.add(element, value);
    return of(copy);
  }

  /** A copy without an element. */
  public JsonArray without(int element) {
    element(element);
    List<JsonValue> copy = new ArrayList<>(elements());
    copy.remove(element);
    return of(copy);
  }

  @Override
  public JsonArray asArray() {
    return this;
  }

  @Override
  public String kind() {
    return "an array";
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof JsonArray array && Arrays.equals(elements, array.elements);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(elements);
  }

  @Override
  public String toString() {
    return JsonValue_JsonAdapter.INSTANCE.toJson(this);
  }
}
