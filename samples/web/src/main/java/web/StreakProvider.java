package web;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.Locale;
import java.util.Optional;
import streak.JsonAdapter;
import streak.JsonException;
import streak.Streak;

/** Serves the types that have an adapter, and leaves all others to the next provider. For Jakarta REST 3 and 4. */
@Provider
@Consumes({"application/json", "*/*"}) // the wildcard for +json, which has none of its own
@Produces({"application/json", "*/*"})
public final class StreakProvider implements MessageBodyReader<Object>, MessageBodyWriter<Object> {

  /** A body that a client has sent, or a server has answered, is not what was expected. */
  public static final class Unreadable extends IOException {
    private final transient Problem problem;

    Unreadable(Problem problem, Exception cause) {
      super(problem.detail(), cause);
      this.problem = problem;
    }
  }

  // @start region="refusals"
  /** What a server makes of it. An exception of its own, so that no other JsonException of the program becomes a 400. */
  @Provider
  public static final class Refusals implements ExceptionMapper<Unreadable> {
    @Override
    public Response toResponse(Unreadable e) {
      return Response.status(e.problem.status())
          .type("application/problem+json")
          .entity(e.problem)
          .build();
    }
  }
  // @end

  private final Streak streak;
  private final long most;

  public StreakProvider(Streak streak, long most) {
    this.streak = streak;
    this.most = most;
  }

  @Override
  public boolean isReadable(
      Class<?> type, Type generic, Annotation[] annotations, MediaType media) {
    return isJson(media) && find(generic).isPresent();
  }

  @Override
  public Object readFrom(
      Class<Object> type,
      Type generic,
      Annotation[] annotations,
      MediaType media,
      MultivaluedMap<String, String> headers,
      InputStream body)
      throws IOException {
    try {
      return find(generic).orElseThrow().fromJson(new BoundedStream(body, most));
    } catch (JsonException e) {
      throw new Unreadable(Problem.of(e), e);
    } catch (UncheckedIOException e) {
      throw e.getCause() instanceof BoundedStream.TooLong tooLong
          ? new Unreadable(Problem.of(tooLong), e)
          : e.getCause();
    }
  }

  @Override
  public boolean isWriteable(
      Class<?> type, Type generic, Annotation[] annotations, MediaType media) {
    return isJson(media) && find(generic).or(() -> find(type)).isPresent();
  }

  @Override
  @SuppressWarnings("unchecked") // the adapter is that of the value's type
  public void writeTo(
      Object value,
      Class<?> type,
      Type generic,
      Annotation[] annotations,
      MediaType media,
      MultivaluedMap<String, Object> headers,
      OutputStream body)
      throws IOException {
    var adapter = (JsonAdapter<Object>) find(generic).or(() -> find(type)).orElseThrow();
    adapter.toJson(value, body);
  }

  /** A String is a body as it is, and no document: the next provider's. */
  private Optional<JsonAdapter<?>> find(Type type) {
    return type == String.class ? Optional.empty() : streak.findAdapter(type);
  }

  private static boolean isJson(MediaType media) {
    String subtype = media.getSubtype().toLowerCase(Locale.ROOT);
    String charset = media.getParameters().getOrDefault(MediaType.CHARSET_PARAMETER, "utf-8");
    return media.getType().equalsIgnoreCase("application")
        && (subtype.equals("json") || subtype.endsWith("+json"))
        && charset.equalsIgnoreCase("utf-8");
  }
}
