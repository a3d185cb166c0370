package web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
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

  private final StreakTypes types;
  private final long most;

  public StreakMessageConverter(Streak streak, long most) {
    super(MediaType.APPLICATION_JSON, StreakTypes.OWN_NAMES);
    types = new StreakTypes(streak);
    this.most = most;
  }

  @Override
  public boolean canRead(ResolvableType type, @Nullable MediaType media) {
    return canRead(media) && StreakTypes.isUtf8(media) && types.find(type).isPresent();
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
      return types.find(type).orElseThrow().fromJson(new BoundedStream(message.getBody(), most));
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
    return canWrite(media)
        && StreakTypes.isUtf8(media)
        && types.find(type, value).isPresent();
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
    var adapter = (JsonAdapter<Object>) types.find(type, value.getClass()).orElseThrow();
    try {
      adapter.toJson(value, message.getBody());
    } catch (JsonException e) {
      throw new HttpMessageNotWritableException(e.getMessage(), e);
    }
  }

  /** Asked when it is known that this one writes; of a generic type's value, the class alone would not do. */
  @Override
  public List<MediaType> getSupportedMediaTypes(Class<?> value) {
    return getSupportedMediaTypes();
  }
}
