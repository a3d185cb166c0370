package web;

import java.io.UncheckedIOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.Optional;
import okhttp3.MediaType;
import okhttp3.RequestBody;
import okhttp3.ResponseBody;
import org.jspecify.annotations.Nullable;
import retrofit2.Converter;
import retrofit2.Retrofit;
import streak.JsonAdapter;
import streak.Streak;

/** Serves the types that have an adapter, and leaves all others to the next factory. For Retrofit 2 and 3. */
public final class StreakConverterFactory extends Converter.Factory {

  private static final MediaType JSON = MediaType.get("application/json");

  private final Streak streak;
  private final long most;

  public StreakConverterFactory(Streak streak, long most) {
    this.streak = streak;
    this.most = most;
  }

  @Override
  public @Nullable Converter<ResponseBody, ?> responseBodyConverter(
      Type type, Annotation[] annotations, Retrofit retrofit) {
    return find(type).map(this::reading).orElse(null);
  }

  @Override
  public @Nullable Converter<?, RequestBody> requestBodyConverter(
      Type type, Annotation[] parameter, Annotation[] method, Retrofit retrofit) {
    return find(type).map(StreakConverterFactory::writing).orElse(null);
  }

  // @start region="convert"
  private <T> Converter<ResponseBody, T> reading(JsonAdapter<T> adapter) {
    return body -> {
      try (body) {
        return adapter.fromJson(new BoundedStream(body.byteStream(), most));
      } catch (UncheckedIOException e) {
        throw e.getCause();
      }
    };
  }

  private static <T> Converter<T, RequestBody> writing(JsonAdapter<T> adapter) {
    return value -> RequestBody.create(adapter.toJsonBytes(value), JSON);
  }

  /** A String is a body as it is, and no document: the next factory's. */
  private Optional<JsonAdapter<?>> find(Type type) {
    return type == String.class ? Optional.empty() : streak.findAdapter(type);
  }
  // @end
}
