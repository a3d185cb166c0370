package web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import streak.JsonAdapter;
import streak.JsonException;
import streak.Streak;

/** The JDK's own client and server. */
@Timeout(60)
class JdkTest {

  private static final int MOST = 10_000;

  private final Streak streak = Streak.create();
  private final JsonAdapter<User> users = streak.adapter(User.class);
  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private HttpServer server;
  private Function<User, User> older =
      user -> new User(user.name(), user.age() + 1, user.eyeColor());

  @BeforeEach
  void start() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/older", new JsonHandler<>(users, users, user -> older.apply(user), MOST));
    server.start();
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  /** At /answer. */
  private void answers(int status, String type, String body) {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    answers(exchange -> {
      try (exchange) {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
      }
    });
  }

  private void answers(HttpHandler handler) {
    server.createContext("/answer", handler);
  }

  private URI uri(String path) {
    return URI.create("http://localhost:" + server.getAddress().getPort() + path);
  }

  private HttpRequest get() {
    return HttpRequest.newBuilder(uri("/answer")).build();
  }

  private String sent(String type, String body) throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(uri("/older"))
        .header("Content-Type", type)
        .POST(BodyPublishers.ofString(body))
        .build();
    HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
    return response.statusCode()
        + " " + response.headers().firstValue("Content-Type").orElseThrow()
        + " " + response.body();
  }

  private static String problem(int status, String title, String detail) {
    return status + " application/problem+json "
        + "{\"status\":%s,\"title\":\"%s\",\"detail\":\"%s\"}".formatted(status, title, detail);
  }

  @Test
  void aValueIsSentAndOneComesBack() throws IOException, InterruptedException {
    User user = new User("Zo\u00eb", 41, "green");
    URI uri = uri("/older");
    // @start region="send"
    HttpRequest request = HttpRequest.newBuilder(uri)
        .header("Content-Type", "application/json")
        .POST(JsonBodies.of(users, user))
        .build();
    HttpResponse<Optional<User>> response =
        client.send(request, JsonBodies.of(users, 1_000_000)); // bytes at most
    // @end
    assertEquals(200, response.statusCode());
    assertEquals(
        "application/json", response.headers().firstValue("Content-Type").orElseThrow());
    assertEquals(Optional.of(new User("Zo\u00eb", 42, "green")), response.body());
  }

  @Test
  void theServerSaysWhatIsWrongAndWhereAndNothingOfTheProgram()
      throws IOException, InterruptedException {
    String json = "application/json";
    assertEquals(
        problem(
            400,
            "Bad Request",
            "expected a number, found a string at /age (line 2, column 7, byte 14)"),
        sent(json, "{\"x\":0,\n\"age\":\"many\"}"));
    assertEquals(
        problem(
            400,
            "Bad Request",
            "expected a value that is accepted, found another (line 1, column 45, byte 44)"),
        sent(json, "{\"name\":\"a\",\"age\":-1,\"eye_color\":\"a\\u0020b\"}"));
    assertEquals(
        problem(
            400,
            "Bad Request",
            "expected an object, found the end of the document (line 1, column 1, byte 0)"),
        sent(json, ""));
    assertEquals(
        problem(
            413, "Content Too Large", "expected a body of at most 10000 bytes, found a longer one"),
        sent(json, " ".repeat(MOST) + "{"));
    assertTrue(sent(json, "{\"name\":\"a\",\"age\":1}" + " ".repeat(MOST - 20)).startsWith("200 "));
  }

  @Test
  void theServerTakesJsonInUtf8Alone() throws IOException, InterruptedException {
    String user = "{\"name\":\"a\",\"age\":1,\"eye_color\":null}";
    for (String type :
        List.of("application/json; charset=UTF-8", "Application/JSON", "application/a.b+json")) {
      assertTrue(sent(type, user).startsWith("200 application/json {"), type);
    }
    for (String type :
        List.of("text/plain", "application/json;charset=iso-8859-1", "application/jsonx")) {
      assertEquals(
          problem(
              415,
              "Unsupported Media Type",
              "expected application/json in UTF-8, found another type of body"),
          sent(type, user),
          type);
    }
  }

  @Test
  void whatTheProgramDoesWrongIsNotTheSendersFault() {
    older = user -> users.fromJson("no document");
    assertThrows(IOException.class, () -> sent("application/json", "{\"name\":\"a\",\"age\":1}"));
  }

  @Test
  void noSuccessAndNoBodyAreNoValue() throws IOException, InterruptedException {
    answers(404, "text/html", "<h1>Not here</h1>");
    assertEquals(
        Optional.empty(), client.send(get(), JsonBodies.of(users, MOST)).body());
    server.removeContext("/answer");
    answers(204, "application/json", "");
    assertEquals(
        Optional.empty(), client.send(get(), JsonBodies.of(users, MOST)).body());
  }

  @Test
  void aBadAnswerIsAnErrorWithItsPlace() {
    answers(200, "application/json", "{\"name\":\"a\",\"age\":\"b\"}");
    IOException e =
        assertThrows(IOException.class, () -> client.send(get(), JsonBodies.of(users, MOST)));
    assertEquals("/age", assertInstanceOf(JsonException.class, e.getCause()).pointer());
  }

  @Test
  void anAnswerWithoutEndIsGivenUp() {
    answers(exchange -> {
      exchange.sendResponseHeaders(200, 0);
      byte[] blanks = " ".repeat(4_000).getBytes(StandardCharsets.UTF_8);
      try (OutputStream out = exchange.getResponseBody()) {
        while (true) {
          out.write(blanks);
        }
      }
    });
    IOException e =
        assertThrows(IOException.class, () -> client.send(get(), JsonBodies.of(users, MOST)));
    assertEquals("expected a body of at most 10000 bytes, found a longer one", e.getMessage());
    UncheckedIOException large = assertThrows(UncheckedIOException.class, () -> large(get()));
    assertInstanceOf(BoundedStream.TooLong.class, large.getCause());
  }

  private List<User> large(HttpRequest request) throws IOException, InterruptedException {
    JsonAdapter<List<User>> lists = users.list();
    // @start region="large"
    HttpResponse<InputStream> response = client.send(request, BodyHandlers.ofInputStream());
    try (InputStream body = new BoundedStream(response.body(), 100_000_000)) {
      return lists.fromJson(body); // as it comes, through a small buffer
    }
    // @end
  }

  @Test
  void aLargeAnswerIsReadAsItComes() throws IOException, InterruptedException {
    answers(200, "application/json", "[{\"name\":\"a\",\"age\":1},{\"name\":\"b\",\"age\":2}]");
    assertEquals(List.of(new User("a", 1, null), new User("b", 2, null)), large(get()));
  }

  @Test
  void linesAreReadWhileTheServerWritesThem() throws IOException, InterruptedException {
    answers(exchange -> {
      exchange.sendResponseHeaders(200, 0);
      try (OutputStream out = exchange.getResponseBody()) {
        while (true) { // until nobody listens
          out.write("{\"name\":\"a\",\"age\":7}\n".getBytes(StandardCharsets.UTF_8));
          out.flush();
        }
      }
    });
    HttpRequest request = get();
    List<User> first;
    // @start region="lines"
    HttpResponse<Stream<User>> response = client.send(request, JsonBodies.lines(users));
    try (Stream<User> lines = response.body()) { // closing it ends the answer
      first = lines.limit(100).toList();
    }
    // @end
    assertEquals(Collections.nCopies(100, new User("a", 7, null)), first);
  }
}
