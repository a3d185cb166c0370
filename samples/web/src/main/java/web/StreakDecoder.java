package web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.AbstractDataBufferDecoder;
import org.springframework.core.codec.DecodingException;
import org.springframework.core.codec.StringDecoder;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.MediaType;
import org.springframework.util.MimeType;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import streak.JsonAdapter;
import streak.JsonException;
import streak.Streak;

/**
 * Reads the types that have an adapter in WebFlux and WebClient, and leaves all others to the next decoder. For Spring 6.2 and 7.
 */
public final class StreakDecoder extends AbstractDataBufferDecoder<Object> {

  private static final ResolvableType STRING = ResolvableType.forClass(String.class);

  private final StreakTypes types;

  /** Takes bytes for characters, one by one: what is no UTF-8 is for Streak to find. */
  private final StringDecoder lines = StringDecoder.textPlainOnly();

  /** @param most bytes of a body, or of one of its lines where it comes line by line */
  public StreakDecoder(Streak streak, int most) {
    super(MediaType.APPLICATION_JSON, StreakTypes.OWN_NAMES, MediaType.APPLICATION_NDJSON);
    types = new StreakTypes(streak);
    setMaxInMemorySize(most);
    lines.setMaxInMemorySize(most);
    lines.setDefaultCharset(StandardCharsets.ISO_8859_1);
  }

  @Override
  public boolean canDecode(ResolvableType type, @Nullable MimeType media) {
    return super.canDecode(type, media)
        && StreakTypes.isUtf8(media)
        && types.find(type).isPresent();
  }

  // @start region="decode"
  /** One value; no thread waits for its bytes, and it is read when all of them are there. */
  @Override
  public Mono<Object> decodeToMono(
      Publisher<DataBuffer> body,
      ResolvableType type,
      @Nullable MimeType media,
      @Nullable Map<String, Object> hints) {
    return DataBufferUtils.join(body, getMaxInMemorySize())
        .mapNotNull(buffer -> decode(buffer, type, media, hints));
  }

  /** Many: the lines of NDJSON as they come, or the elements of an array. */
  @Override
  public Flux<Object> decode(
      Publisher<DataBuffer> body,
      ResolvableType type,
      @Nullable MimeType media,
      @Nullable Map<String, Object> hints) {
    JsonAdapter<?> adapter = types.find(type).orElseThrow();
    Flux<?> values = MediaType.APPLICATION_NDJSON.equalsTypeAndSubtype(media)
        ? lines
            .decode(body, STRING, null, hints)
            .filter(line -> !line.isBlank())
            .map(line -> line.getBytes(StandardCharsets.ISO_8859_1))
            .map(line -> present(read(() -> adapter.fromJson(line))))
        : DataBufferUtils.join(body, getMaxInMemorySize())
            .flatMapIterable(buffer -> present(read(adapter.list(), buffer)));
    return values.cast(Object.class);
  }
  // @end

  @Override
  public @Nullable Object decode(
      DataBuffer buffer,
      ResolvableType type,
      @Nullable MimeType media,
      @Nullable Map<String, Object> hints) {
    return read(types.find(type).orElseThrow(), buffer);
  }

  private static <T> @Nullable T read(JsonAdapter<T> adapter, DataBuffer buffer) {
    try (InputStream body = buffer.asInputStream(true)) {
      return read(() -> adapter.fromJson(body));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A Flux has no nulls. */
  private static <T> T present(@Nullable T value) {
    if (value == null || (value instanceof List<?> list && list.contains(null))) {
      throw new DecodingException("expected values, found null");
    }
    return value;
  }

  private static <T> T read(Supplier<T> reading) {
    try {
      return reading.get();
    } catch (JsonException e) {
      throw new DecodingException(e.messageForSender(), e);
    }
  }
}
