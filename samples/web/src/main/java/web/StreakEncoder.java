package web;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.AbstractEncoder;
import org.springframework.core.codec.EncodingException;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferFactory;
import org.springframework.http.MediaType;
import org.springframework.http.codec.HttpMessageEncoder;
import org.springframework.util.MimeType;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import streak.JsonAdapter;
import streak.JsonException;
import streak.Streak;

/** Writes what {@link StreakDecoder} reads. */
public final class StreakEncoder extends AbstractEncoder<Object>
    implements HttpMessageEncoder<Object> {

  private static final byte[] LINE_FEED = {'\n'};

  private final StreakTypes types;

  public StreakEncoder(Streak streak) {
    super(MediaType.APPLICATION_JSON, StreakTypes.OWN_NAMES, MediaType.APPLICATION_NDJSON);
    types = new StreakTypes(streak);
  }

  @Override
  public boolean canEncode(ResolvableType type, @Nullable MimeType media) {
    return super.canEncode(type, media)
        && StreakTypes.isUtf8(media)
        && types.find(type).isPresent();
  }

  /** Each value goes out when it is there. */
  @Override
  public List<MediaType> getStreamingMediaTypes() {
    return List.of(MediaType.APPLICATION_NDJSON);
  }

  // @start region="encode"
  /** One value; of many, the lines of NDJSON as they come, or an array when all are there. */
  @Override
  public Flux<DataBuffer> encode(
      Publisher<?> values,
      DataBufferFactory buffers,
      ResolvableType type,
      @Nullable MimeType media,
      @Nullable Map<String, Object> hints) {
    JsonAdapter<Object> adapter = adapter(type);
    if (values instanceof Mono<?> value) {
      return value.map(v -> buffers.wrap(bytes(adapter, v))).flux();
    }
    return MediaType.APPLICATION_NDJSON.equalsTypeAndSubtype(media)
        ? Flux.from(values)
            .map(v ->
                buffers.join(List.of(buffers.wrap(bytes(adapter, v)), buffers.wrap(LINE_FEED))))
        : Flux.from(values)
            .cast(Object.class)
            .collectList()
            .map(list -> buffers.wrap(bytes(adapter.list(), list)))
            .flux();
  }
  // @end

  @Override
  public DataBuffer encodeValue(
      Object value,
      DataBufferFactory buffers,
      ResolvableType type,
      @Nullable MimeType media,
      @Nullable Map<String, Object> hints) {
    return buffers.wrap(bytes(adapter(type), value));
  }

  @SuppressWarnings("unchecked") // the adapter is that of the values' type
  private JsonAdapter<Object> adapter(ResolvableType type) {
    return (JsonAdapter<Object>) types.find(type).orElseThrow();
  }

  private static <T> byte[] bytes(JsonAdapter<T> adapter, T value) {
    try {
      return adapter.toJsonBytes(value);
    } catch (JsonException e) {
      throw new EncodingException(e.getMessage(), e);
    }
  }
}
