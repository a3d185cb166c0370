package web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Function;
import java.util.regex.Pattern;
import streak.JsonAdapter;
import streak.JsonException;
import streak.Streak;

/** A function behind a path of the JDK's own server: a value is sent to it, and one comes back. */
public final class JsonHandler<Q, A> implements HttpHandler {

  private static final Pattern JSON = Pattern.compile(
      "application/(\\S+\\+)?json(\\s*;\\s*charset=\"?utf-8\"?)?\\s*", Pattern.CASE_INSENSITIVE);

  private static final JsonAdapter<Problem> PROBLEMS = Streak.create().adapter(Problem.class);

  private final JsonAdapter<Q> questions;
  private final JsonAdapter<A> answers;
  private final Function<Q, A> function;
  private final long most;

  public JsonHandler(
      JsonAdapter<Q> questions, JsonAdapter<A> answers, Function<Q, A> function, long most) {
    this.questions = questions;
    this.answers = answers;
    this.function = function;
    this.most = most;
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      String type = exchange.getRequestHeaders().getFirst("Content-Type");
      if (type == null || !JSON.matcher(type).matches()) {
        String detail = "expected application/json in UTF-8, found another type of body";
        refuse(exchange, new Problem(415, "Unsupported Media Type", detail));
        return;
      }
      // @start region="handler"
      Q question;
      try {
        question = questions.fromJson(new BoundedStream(exchange.getRequestBody(), most));
      } catch (JsonException e) {
        refuse(exchange, Problem.of(e));
        return;
      } catch (UncheckedIOException e) {
        if (e.getCause() instanceof BoundedStream.TooLong tooLong) {
          refuse(exchange, Problem.of(tooLong));
          return;
        }
        throw e.getCause();
      }
      // Outside of the try: what is wrong from here on is not the sender's fault.
      send(exchange, 200, "application/json", answers.toJsonBytes(function.apply(question)));
      // @end
    }
  }

  private static void refuse(HttpExchange exchange, Problem problem) throws IOException {
    send(exchange, problem.status(), "application/problem+json", PROBLEMS.toJsonBytes(problem));
  }

  private static void send(HttpExchange exchange, int status, String type, byte[] body)
      throws IOException {
    exchange.getResponseHeaders().set("Content-Type", type);
    exchange.sendResponseHeaders(status, body.length);
    exchange.getResponseBody().write(body);
  }
}
