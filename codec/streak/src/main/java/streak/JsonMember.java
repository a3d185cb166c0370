package streak;

import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A member that may be absent, null or a value, which are three different things in a patch (RFC 7396): leave it alone, remove
 * it, set it. An absent one is left out when its object is written.
 *
 * @param <T> the value's type
 */
public final class JsonMember<T> {

  private static final JsonMember<?> ABSENT = new JsonMember<>(false, null);
  private static final JsonMember<?> NULL = new JsonMember<>(true, null);

  /** The document has it. */
  private final boolean there;

  private final @Nullable T value;

  private JsonMember(boolean there, @Nullable T value) {
    this.there = there;
    this.value = value;
  }

  /** The document does not have it. */
  @SuppressWarnings("unchecked") // it holds nothing
  public static <T> JsonMember<T> absent() {
    return (JsonMember<T>) ABSENT;
  }

  /** The document has it, and it is null. */
  @SuppressWarnings("unchecked") // it holds nothing
  public static <T> JsonMember<T> ofNull() {
    return (JsonMember<T>) NULL;
  }

  /** The document has it, and it is not null. */
  public static <T> JsonMember<T> of(T value) {
    return new JsonMember<>(true, Objects.requireNonNull(value));
  }

  /** Absent is not null; null is {@link #ofNull}. */
  public static <T> JsonMember<T> ofNullable(@Nullable T value) {
    return value == null ? ofNull() : of(value);
  }

  /** The document does not have it. */
  public boolean isAbsent() {
    return !there;
  }

  /** The document has it, and it is null. */
  public boolean isNull() {
    return there && value == null;
  }

  /** The document has it, and it is not null. */
  public boolean isValue() {
    return value != null;
  }

  /**
   * The value.
   *
   * @throws NoSuchElementException when it is absent or null
   */
  public T get() {
    T present = value;
    if (present == null) {
      throw new NoSuchElementException("the member is " + this);
    }
    return present;
  }

  /** The value, or null when the document says so, or {@code otherwise} when it says nothing. */
  public @Nullable T orElse(@Nullable T otherwise) {
    return isAbsent() ? otherwise : value;
  }

  /** Hands over what the document says, the value or null; does nothing when it says nothing. */
  public void ifThere(Consumer<? super @Nullable T> action) {
    if (!isAbsent()) {
      action.accept(value);
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof JsonMember<?> member
        && there == member.there
        && Objects.equals(value, member.value);
  }

  @Override
  public int hashCode() {
    return Boolean.hashCode(there) + Objects.hashCode(value);
  }

  @Override
  public String toString() {
    return isAbsent() ? "absent" : String.valueOf(value);
  }
}
