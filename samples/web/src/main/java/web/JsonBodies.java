package web;

import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodySubscribers;
import java.util.Optional;
import java.util.stream.Stream;
import streak.JsonAdapter;

// @start region="bodies"
/** Bodies of java.net.http. Requests need a Content-Type besides, which is the request's own. */
public final class JsonBodies {

  private JsonBodies() {}

  /** A value, read when all of its bytes are there. Empty when there are none, or when the status is none of success. */
  public static <T> BodyHandler<Optional<T>> of(JsonAdapter<T> adapter, int most) {
    return response -> response.statusCode() / 100 == 2
        ? BodySubscribers.mapping(
            new BoundedBody(most),
            body ->
                body.length == 0 ? Optional.empty() : Optional.ofNullable(adapter.fromJson(body)))
        : BodySubscribers.replacing(Optional.empty());
  }

  /** NDJSON, read as the Stream is asked: to be closed, whatever the status. */
  public static <T> BodyHandler<Stream<T>> lines(JsonAdapter<T> adapter) {
    return response -> BodySubscribers.mapping(BodySubscribers.ofInputStream(), adapter::lines);
  }

  /** A value; its length is known, and it can be sent again where a server asks for it. */
  public static <T> BodyPublisher of(JsonAdapter<T> adapter, T value) {
    return BodyPublishers.ofByteArray(adapter.toJsonBytes(value));
  }
}
// @end
