package streak.gson;

import com.google.gson.Gson;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import org.jspecify.annotations.Nullable;
import streak.tokens.JsonAdapter;
import streak.tokens.TokenAdapters;

/**
 * Gives Gson the adapters that were generated for types annotated with {@code streak.Json}: {@code new
 * GsonBuilder().registerTypeAdapterFactory(new StreakTypeAdapterFactory())}. All other types are Gson's as before.
 */
public final class StreakTypeAdapterFactory implements TypeAdapterFactory {

  private final TokenAdapters adapters = new TokenAdapters();

  /** To be registered with a {@code GsonBuilder}. */
  public StreakTypeAdapterFactory() {}

  @Override
  public <T> @Nullable TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
    @SuppressWarnings("unchecked") // the adapter of a type reads that type
    JsonAdapter<T> adapter = (JsonAdapter<T>) adapters.findTagged(type.getType());
    return adapter == null ? null : new GeneratedTypeAdapter<>(adapter);
  }
}
