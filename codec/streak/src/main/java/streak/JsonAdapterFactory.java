package streak;

import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/** Makes adapters of types that have no generated one. Thread-safe. */
@FunctionalInterface
public interface JsonAdapterFactory {

  /**
   * The adapter of a type, reading and writing that type.
   *
   * @return null when the factory leaves the type to others
   * @throws IllegalArgumentException when the type is the factory's, and something is wrong with it
   */
  @Nullable
  JsonAdapter<?> adapter(Type type);
}
