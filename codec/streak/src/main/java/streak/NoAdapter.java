package streak;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/** There is no adapter, and nothing says that there should be one. */
final class NoAdapter extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  private NoAdapter(String message, @Nullable Throwable cause) {
    super(message, cause);
  }

  /** One of these; of a type that is annotated, whose adapter is missing, any other. Who throws it need not load this class to be verified. */
  static IllegalArgumentException of(Type type, String message, @Nullable Throwable cause) {
    Type raw = type instanceof ParameterizedType parameterized ? parameterized.getRawType() : type;
    return raw instanceof Class<?> c && c.isAnnotationPresent(Json.class)
        ? new IllegalArgumentException(message, cause)
        : new NoAdapter(message, cause);
  }
}
