package streak.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import streak.JsonException;

/** An array. */
public abstract sealed class JsonArray implements JsonValue, Iterable<JsonValue>
    permits StrictArray, LazyArray, EditedArray {

  JsonArray() {}

  /** An array of those values. */
  public static JsonArray of(JsonValue... elements) {
    return of(Arrays.asList(elements));
  }

  /** An array of those values. */
  public static JsonArray of(List<? extends JsonValue> elements) {
    for (JsonValue element : elements) {
      Objects.requireNonNull(element, "an element; null is JsonNull.NULL");
    }
    return new StrictArray(elements.toArray(JsonValue[]::new));
  }

  /** How many elements there are. */
  public abstract int size();

  /** The element at an index that there is. */
  abstract JsonValue at(int element);

  /** All elements, which are not to be changed. */
  abstract JsonValue[] vector();

  @Override
  public final JsonValue element(int element) {
    if (element < 0 || element >= size()) {
      throw JsonException.ofWriting(
          "expected an element " + element + ", found an array of " + size());
    }
    return at(element);
  }

  @Override
  public final Optional<JsonValue> find(int element) {
    return element < 0 || element >= size() ? Optional.empty() : Optional.of(at(element));
  }

  /** The elements in their order; cannot be changed. */
  public final List<JsonValue> elements() {
    return Collections.unmodifiableList(Arrays.asList(vector()));
  }

  /** The elements in their order. */
  public final Stream<JsonValue> stream() {
    return Arrays.stream(vector());
  }

  @Override
  public final Iterator<JsonValue> iterator() {
    return elements().iterator();
  }

  /** A copy with that value in the place of an element. */
  public final JsonArray with(int element, JsonValue value) {
    element(element);
    JsonValue[] copy = vector().clone();
    copy[element] = Objects.requireNonNull(value, "an element; null is JsonNull.NULL");
    return edited(new StrictArray(copy));
  }

  /** The same array with those elements in place of its own. */
  JsonArray edited(StrictArray elements) {
    return elements;
  }

  /** A copy with that value before an element; behind the last one where the index is the size. */
  public final JsonArray withInserted(int element, JsonValue value) {
    Objects.checkIndex(element, size() + 1);
    List<JsonValue> copy = new ArrayList<>(elements());
    copy.add(element, Objects.requireNonNull(value, "an element; null is JsonNull.NULL"));
    return edited(new StrictArray(copy.toArray(JsonValue[]::new)));
  }

  /** A copy without an element. */
  public final JsonArray without(int element) {
    element(element);
    List<JsonValue> copy = new ArrayList<>(elements());
    copy.remove(element);
    return edited(new StrictArray(copy.toArray(JsonValue[]::new)));
  }

  @Override
  public final JsonArray asArray() {
    return this;
  }

  @Override
  public final String kind() {
    return "an array";
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return other instanceof JsonArray array && Meaning.same(this, array);
  }

  @Override
  public final int hashCode() {
    return Meaning.hash(this);
  }

  @Override
  public final String toString() {
    return TreeText.of(this);
  }
}
