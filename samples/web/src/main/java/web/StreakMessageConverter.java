package web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.core.GenericTypeResolver;
import org.springframework.core.MethodParameter;
import org.springframework.core.ResolvableType;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.AbstractSmartHttpMessageConverter;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.http.converter.HttpMessageNotWritableException;
import org.springframework.web.server.ResponseStatusException;
import streak.JsonAdapter;
import streak.JsonException;
import streak.Streak;

/** Serves the types that have an adapter, and leaves all others to the next converter. For Spring 6.2 and 7. */
public final class StreakMessageConverter extends AbstractSmartHttpMessageConverter<Object> {

  private final Streak streak;
  private final long most;

  public StreakMessageConverter(Streak streak, long most) {
    super(MediaType.APPLICATION_JSON, new MediaType("application", "*+json"));
    this.streak = streak;
    this.most = most;
  }

  @Override
  public boolean canRead(ResolvableType type, @Nullable MediaType media) {
    return canRead(media) && isUtf8(media) && find(resolved(type)).isPresent();
  }

  @Override
  public boolean canRead(Class<?> type, @Nullable MediaType media) {
    return canRead(ResolvableType.forClass(type), media);
  }

  // @start region="read"
  @Override
  public Object read(
      ResolvableType type, HttpInputMessage message, @Nullable Map<String, Object> hints)
      throws IOException {
    try {
      return find(resolved(type))
          .orElseThrow()
          .fromJson(new BoundedStream(message.getBody(), most));
    } catch (JsonException e) {
      throw new HttpMessageNotReadableException(e.messageForSender(), e, message);
    } catch (UncheckedIOException e) {
      if (e.getCause() instanceof BoundedStream.TooLong tooLong) {
        throw new ResponseStatusException(413, tooLong.getMessage(), tooLong);
      }
      throw e.getCause();
    }
  }
  // @end

  @Override
  public boolean canWrite(ResolvableType type, Class<?> value, @Nullable MediaType media) {
    return canWrite(media) && isUtf8(media) && adapter(type, value).isPresent();
  }

  @Override
  public boolean canWrite(Class<?> value, @Nullable MediaType media) {
    return canWrite(ResolvableType.NONE, value, media);
  }

  @Override
  @SuppressWarnings("unchecked") // the adapter is that of the value's type
  protected void writeInternal(
      Object value,
      ResolvableType type,
      HttpOutputMessage message,
      @Nullable Map<String, Object> hints)
      throws IOException {
    var adapter = (JsonAdapter<Object>) adapter(type, value.getClass()).orElseThrow();
    try {
      adapter.toJson(value, message.getBody());
    } catch (JsonException e) {
      throw new HttpMessageNotWritableException(e.getMessage(), e);
    }
  }

  // @start region="find"
  /** The declared type's, which knows arguments, and writes which of a sealed type's it is; else that of the value's class. */
  private Optional<JsonAdapter<?>> adapter(ResolvableType type, Class<?> value) {
    return type.toClass().isAssignableFrom(value)
        ? find(resolved(type)).or(() -> find(value))
        : find(value);
  }

  /** A method that a controller has inherited may be declared with the T of its superclass. */
  private static Type resolved(ResolvableType type) {
    Class<?> controller = type.getSource() instanceof MethodParameter parameter
        ? parameter.getContainingClass()
        : null;
    return GenericTypeResolver.resolveType(type.getType(), controller);
  }

  /** A String is a body as it is, and no document: the next converter's. */
  private Optional<JsonAdapter<?>> find(Type type) {
    return type == String.class ? Optional.empty() : streak.findAdapter(type);
  }
  // @end

  /** Asked when it is known that this one writes; of a generic type's value, the class alone would not do. */
  @Override
  public List<MediaType> getSupportedMediaTypes(Class<?> value) {
    return getSupportedMediaTypes();
  }

  private static boolean isUtf8(@Nullable MediaType media) {
    return media == null
        || media.getCharset() == null
        || StandardCharsets.UTF_8.equals(media.getCharset());
  }
}
