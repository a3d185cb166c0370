package web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.client.Client;
import jakarta.ws.rs.client.ClientBuilder;
import jakarta.ws.rs.client.Entity;
import jakarta.ws.rs.core.GenericEntity;
import jakarta.ws.rs.core.GenericType;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.lang.annotation.Annotation;
import java.net.URI;
import java.util.List;
import org.glassfish.jersey.jdkhttp.JdkHttpServerFactory;
import org.glassfish.jersey.server.ResourceConfig;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import streak.Json;
import streak.JsonException;
import streak.Streak;

/** Jersey's server and client. */
@Timeout(60)
class JakartaTest {

  private static final User ANN = new User("Ann", 41, "green");
  private static final String JSON = "{\"name\":\"Ann\",\"age\":41,\"eye_color\":\"green\"}";

  @Json
  public sealed interface Shape {}

  @Json
  public record Circle(double radius) implements Shape {}

  @Path("/")
  @Consumes({"application/json", "application/vnd.shop+json"})
  @Produces({"application/json", "application/vnd.shop+json"})
  public static class Users {

    @POST
    @Path("user")
    public User user(User body) {
      return body;
    }

    @POST
    @Path("users")
    public List<User> users(List<User> body) {
      return body;
    }

    @POST
    @Path("response")
    public Response response(Page<User> body) {
      return Response.ok(body.items().get(0)).build();
    }

    @POST
    @Path("shape")
    public Shape shape(Shape body) {
      return body;
    }

    @POST
    @Path("entity")
    public Response entity(Shape body) {
      return Response.ok(new GenericEntity<>(body) {}).build();
    }

    @POST
    @Path("class")
    public Response ofClass(Shape body) {
      return Response.ok(body).build();
    }

    @POST
    @Path("text")
    public String text(String body) {
      return body;
    }

    @POST
    @Path("mistake")
    public User mistake(User body) {
      return Streak.create().adapter(User.class).fromJson("no document");
    }
  }

  private static final StreakProvider PROVIDER = new StreakProvider(Streak.create(), 1_000);
  private static HttpServer server;
  private static Client client;

  @BeforeAll
  static void start() {
    StreakProvider provider = PROVIDER;
    // @start region="application"
    ResourceConfig application = new ResourceConfig(Users.class)
        .register(provider) // new StreakProvider(streak, 1_000_000); of a client alike
        .register(StreakProvider.Refusals.class);
    // @end
    server = JdkHttpServerFactory.createHttpServer(URI.create("http://localhost:0/"), application);
    client = ClientBuilder.newClient().register(PROVIDER);
  }

  @AfterAll
  static void stop() {
    client.close();
    server.stop(0);
  }

  private static Response post(String path, Object body, String type) {
    return client
        .target("http://localhost:" + server.getAddress().getPort())
        .path(path)
        .request()
        .post(Entity.entity(body, type));
  }

  private static String answer(String path, Object body) {
    try (Response response = post(path, body, "application/json")) {
      return response.getStatus() + " " + response.getMediaType() + " "
          + response.readEntity(String.class);
    }
  }

  @Test
  void valuesComeAndGo() {
    try (Response response = post("user", ANN, "application/json")) {
      assertEquals(ANN, response.readEntity(User.class));
    }
    try (Response response = post("users", "[" + JSON + "]", "application/json")) {
      assertEquals(List.of(ANN), response.readEntity(new GenericType<List<User>>() {}));
    }
    assertEquals(
        "200 application/json " + JSON,
        answer("response", "{\"items\":[" + JSON + "],\"total\":1}"));
    try (Response response = post("user", ANN, "application/vnd.shop+json")) {
      assertEquals(ANN, response.readEntity(User.class));
    }
  }

  @Test
  void whatIsDeclaredSealedSaysWhatItIs() {
    String circle = "{\"type\":\"Circle\",\"radius\":2.0}";
    assertEquals("200 application/json " + circle, answer("shape", circle));
    assertEquals("200 application/json " + circle, answer("entity", circle));
    assertEquals("200 application/json {\"radius\":2.0}", answer("class", circle));
  }

  @Test
  void allOthersAreTheNextProviders() {
    assertEquals("200 application/json \"as it is", answer("text", "\"as it is"));
    Annotation[] none = {};
    MediaType json = MediaType.APPLICATION_JSON_TYPE;
    for (Class<?> other : List.of(Object.class, byte[].class, String.class, JakartaTest.class)) {
      assertFalse(PROVIDER.isReadable(other, other, none, json), other.getName());
      assertFalse(PROVIDER.isWriteable(other, other, none, json), other.getName());
    }
    assertTrue(PROVIDER.isWriteable(User.class, Object.class, none, json));
    for (MediaType other : List.of(
        MediaType.TEXT_PLAIN_TYPE,
        MediaType.valueOf("text/json"),
        json.withCharset("iso-8859-1"))) {
      assertFalse(PROVIDER.isReadable(User.class, User.class, none, other), other.toString());
    }
    assertTrue(PROVIDER.isReadable(User.class, User.class, none, json.withCharset("UTF-8")));
  }

  @Test
  void theSenderIsToldWhereAndNothingOfTheProgram() {
    String begin =
        "400 application/problem+json {\"status\":400,\"title\":\"Bad Request\",\"detail\":";
    assertEquals(
        begin + "\"expected a number, found a string at /age (line 1, column 8, byte 7)\"}",
        answer("user", "{\"age\":\"many\"}"));
    assertEquals(
        begin
            + "\"expected a value that is accepted, found another (line 1, column 22, byte 21)\"}",
        answer("user", "{\"name\":\"a\",\"age\":-1}"));
    assertEquals(
        begin + "\"expected an object, found the end of the document (line 1, column 1, byte 0)\"}",
        answer("user", ""));
    assertEquals(
        "413 application/problem+json {\"status\":413,\"title\":\"Content Too Large\","
            + "\"detail\":\"expected a body of at most 1000 bytes, found a longer one\"}",
        answer("user", " ".repeat(1_000) + JSON));
  }

  @Test
  void whatTheProgramDoesWrongIsNotTheSendersFault() {
    assertTrue(answer("mistake", JSON).startsWith("500 "));
  }

  @Test
  void aBadAnswerIsAnErrorOfTheClient() {
    try (Response response = post("text", "{\"name\":7}", "application/json")) {
      ProcessingException e =
          assertThrows(ProcessingException.class, () -> response.readEntity(User.class));
      Throwable why = e.getCause();
      assertInstanceOf(StreakProvider.Unreadable.class, why);
      assertEquals(
          "/name", assertInstanceOf(JsonException.class, why.getCause()).pointer());
    }
  }
}
