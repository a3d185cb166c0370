package streak;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;

/**
 * A type with its arguments, which a class literal cannot hold: {@code new JsonType<Page<User>>() {}}.
 *
 * @param <T> the type
 */
public abstract class JsonType<T> {

  private final Type type;

  /**
   * For a subclass without a body.
   *
   * @throws IllegalStateException when the subclass does not say what {@code T} is
   */
  protected JsonType() {
    if (!(getClass().getGenericSuperclass() instanceof ParameterizedType parameterized)) {
      throw new IllegalStateException(
          "expected a type argument: new JsonType<Page<User>>() {}, found a raw JsonType");
    }
    type = parameterized.getActualTypeArguments()[0];
  }

  /** The type, arguments included. */
  public final Type type() {
    return type;
  }

  @Override
  public final String toString() {
    return type.getTypeName();
  }
}
