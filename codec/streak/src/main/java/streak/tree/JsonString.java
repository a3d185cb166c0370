package streak.tree;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A string. */
public final class JsonString implements JsonValue {

  private final String value;

  /** A string of that text. A lone surrogate is found when it is written. */
  public JsonString(String value) {
    this.value = Objects.requireNonNull(value, "a string's text; null is JsonNull.NULL");
  }

  @Override
  public String asString() {
    return value;
  }

  @Override
  public String kind() {
    return "a string";
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof JsonString string && value.equals(string.value);
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }

  @Override
  public String toString() {
    return JsonValue_JsonAdapter.INSTANCE.toJson(this);
  }
}
