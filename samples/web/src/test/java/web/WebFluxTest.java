package web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.springframework.core.ParameterizedTypeReference;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.DecodingException;
import org.springframework.http.MediaType;
import org.springframework.http.codec.CodecConfigurer;
import org.springframework.http.codec.ServerCodecConfigurer;
import org.springframework.test.web.reactive.server.EntityExchangeResult;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.reactive.config.WebFluxConfigurer;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import streak.Json;
import streak.JsonException;
import streak.Streak;

/** Spring WebFlux and WebClient. */
class WebFluxTest {

  private static final String ANN = "{\"name\":\"Ann\",\"age\":41,\"eye_color\":\"green\"}";
  private static final String BEA = "{\"name\":\"Bea\",\"age\":7,\"eye_color\":null}";

  @Json
  sealed interface Shape {}

  @Json
  record Circle(double radius) implements Shape {}

  /** No adapter. */
  record Note(String text) {}

  abstract static class Echo<T> {
    @PostMapping("/inherited")
    public Flux<T> inherited(@RequestBody Flux<T> body) {
      return body;
    }
  }

  @RestController
  static class Users extends Echo<User> {
    @PostMapping("/user")
    Mono<User> user(@RequestBody Mono<User> body) {
      return body;
    }

    @PostMapping("/users")
    Flux<User> users(@RequestBody Flux<User> body) {
      return body;
    }

    @PostMapping("/lines")
    Flux<User> lines(@RequestBody Flux<User> body) {
      return body.collectList().flatMapMany(Flux::fromIterable);
    }

    @PostMapping("/list")
    List<User> list(@RequestBody List<User> body) {
      return body;
    }

    @PostMapping("/page")
    Mono<Page<User>> page(@RequestBody Page<User> body) {
      return Mono.just(body);
    }

    @PostMapping("/any")
    Object any(@RequestBody User body) {
      return body;
    }

    @PostMapping("/shape")
    Shape shape(@RequestBody Shape body) {
      return body;
    }

    @PostMapping("/text")
    String text(@RequestBody String body) {
      return body;
    }

    @PostMapping("/lone")
    User lone(@RequestBody String body) {
      return new User("\ud800", 1, body);
    }
  }

  static
  // @start region="webflux"
  class Configuration implements WebFluxConfigurer {

    @Override
    public void configureHttpMessageCodecs(ServerCodecConfigurer configurer) {
      Streak streak = Streak.create();
      configurer.customCodecs().register(new StreakDecoder(streak, 1_000_000));
      configurer.customCodecs().register(new StreakEncoder(streak));
    }
  }
  // @end

  static void codecs(CodecConfigurer configurer) {
    configurer.customCodecs().register(new StreakDecoder(Streak.create(), 1_000));
    configurer.customCodecs().register(new StreakEncoder(Streak.create()));
  }

  private final WebTestClient plain = client();
  private final WebTestClient advised = client(new Refusals());

  private static WebTestClient client(Object... advice) {
    return WebTestClient.bindToController(new Users())
        .controllerAdvice(advice)
        .httpMessageCodecs(WebFluxTest::codecs)
        .configureClient()
        .codecs(WebFluxTest::codecs)
        .build();
  }

  private static WebTestClient.ResponseSpec post(
      WebTestClient client, String path, String type, byte[] body) {
    return client
        .post()
        .uri(path)
        .header("Content-Type", type)
        .header("Accept", type + ", application/problem+json;q=0.9")
        .bodyValue(body)
        .exchange();
  }

  private String answer(String path, String type, String body) {
    EntityExchangeResult<byte[]> result = post(
            advised, path, type, body.getBytes(StandardCharsets.UTF_8))
        .expectBody()
        .returnResult();
    byte @Nullable [] bytes = result.getResponseBody();
    return result.getStatus().value()
        + " " + result.getResponseHeaders().getContentType()
        + " " + (bytes == null ? "" : new String(bytes, StandardCharsets.UTF_8));
  }

  private String answer(String path, String body) {
    return answer(path, "application/json", body);
  }

  @Test
  void valuesOfTypesWithAnAdapterComeAndGo() {
    String list = "[" + ANN + "," + BEA + "]";
    String page = "{\"items\":[" + ANN + "],\"total\":1}";
    assertEquals("200 application/json " + ANN, answer("/user", " " + ANN));
    assertEquals("200 application/json " + list, answer("/users", list));
    assertEquals("200 application/json " + list, answer("/list", list));
    assertEquals("200 application/json " + list, answer("/inherited", list));
    assertEquals("200 application/json " + page, answer("/page", page));
    assertEquals("200 application/json " + ANN, answer("/any", ANN));
    String circle = "{\"type\":\"Circle\",\"radius\":2.0}";
    assertEquals("200 application/json " + circle, answer("/shape", circle));
    assertEquals("200 application/json;charset=UTF-8 \"as it is", answer("/text", "\"as it is"));
  }

  @Test
  void linesComeAndGoOneByOne() {
    assertEquals(
        "200 application/x-ndjson " + ANN + "\n" + BEA + "\n",
        answer("/lines", "application/x-ndjson", ANN + "\r\n\n" + BEA));
    byte[] latin =
        (ANN + "\n{\"name\":\"J\u00fcrgen\",\"age\":1}").getBytes(StandardCharsets.ISO_8859_1);
    post(plain, "/lines", "application/x-ndjson", latin).expectStatus().isBadRequest();
    String umlaut = "{\"name\":\"J\u00fcrgen\",\"age\":1,\"eye_color\":null}\n";
    assertEquals(
        "200 application/x-ndjson " + umlaut, answer("/lines", "application/x-ndjson", umlaut));
  }

  @Test
  void itTakesJsonInUtf8Alone() {
    for (String type : List.of(
        "application/json;charset=utf-8", "application/vnd.shop+json", "Application/JSON")) {
      post(plain, "/user", type, ANN.getBytes(StandardCharsets.UTF_8))
          .expectStatus()
          .isOk();
    }
    for (String type : List.of("application/xml", "application/vnd.shop+json;charset=utf-16")) {
      post(plain, "/user", type, ANN.getBytes(StandardCharsets.UTF_8))
          .expectStatus()
          .isEqualTo(415);
    }
    StreakEncoder encoder = new StreakEncoder(Streak.create());
    assertFalse(encoder.canEncode(
        ResolvableType.forClass(User.class),
        MediaType.parseMediaType("application/json;charset=utf-16")));
    assertFalse(encoder.canEncode(ResolvableType.forClass(Note.class), MediaType.APPLICATION_JSON));
  }

  @Test
  void aBadBodyIsABadRequest() {
    for (String body : List.of("{\"age\":\"many\"}", "", "null", "{")) {
      post(plain, "/user", "application/json", body.getBytes(StandardCharsets.UTF_8))
          .expectStatus()
          .isBadRequest();
    }
    for (String body : List.of("[null]", "null", "{}")) {
      post(plain, "/users", "application/json", body.getBytes(StandardCharsets.UTF_8))
          .expectStatus()
          .isBadRequest();
    }
    post(plain, "/lines", "application/x-ndjson", "null".getBytes(StandardCharsets.UTF_8))
        .expectStatus()
        .isBadRequest();
  }

  @Test
  void theAdviceSaysWhereAndNothingOfTheProgram() {
    String begin =
        "400 application/problem+json {\"status\":400,\"title\":\"Bad Request\",\"detail\":";
    assertEquals(
        begin + "\"expected a number, found a string at /1/age (line 1, column 14, byte 13)\"}",
        answer("/list", "[null,{\"age\":\"\"}]"));
    assertEquals(
        begin
            + "\"expected a value that is accepted, found another (line 1, column 22, byte 21)\"}",
        answer("/user", "{\"name\":\"a\",\"age\":-1}"));
    assertEquals(
        begin + "\"expected an object, found the end of the document (line 1, column 1, byte 0)\"}",
        answer("/user", ""));
    assertEquals(begin + "\"expected a body that can be read\"}", answer("/users", "[null]"));
  }

  @Test
  void aBodyThatIsTooLongIsRefused() {
    byte[] body = (" ".repeat(1_000) + ANN).getBytes(StandardCharsets.UTF_8);
    post(plain, "/user", "application/json", body).expectStatus().isEqualTo(413);
    post(plain, "/lines", "application/x-ndjson", body).expectStatus().isEqualTo(413);
    byte[] many = (ANN + "\n").repeat(50).getBytes(StandardCharsets.UTF_8);
    post(plain, "/lines", "application/x-ndjson", many).expectStatus().isOk();
  }

  @Test
  void aValueThatCannotBeWrittenIsNotTheSendersFault() {
    post(plain, "/lone", "application/json", new byte[] {'x'}).expectStatus().isEqualTo(500);
  }

  @Test
  void aClientSendsAndReads() {
    User ann = new User("Ann", 41, "green");
    ParameterizedTypeReference<List<User>> users = new ParameterizedTypeReference<>() {};
    assertEquals(
        List.of(ann),
        plain
            .post()
            .uri("/users")
            .contentType(MediaType.APPLICATION_JSON)
            .body(Mono.just(List.of(ann)), users)
            .exchange()
            .expectBody(users)
            .returnResult()
            .getResponseBody());
    assertEquals(
        List.of(ann, ann),
        plain
            .post()
            .uri("/users")
            .contentType(MediaType.APPLICATION_NDJSON)
            .accept(MediaType.APPLICATION_NDJSON)
            .body(Flux.just(ann, ann), User.class)
            .exchange()
            .returnResult(User.class)
            .getResponseBody()
            .collectList()
            .block());
    WebTestClient.ResponseSpec text = plain
        .post()
        .uri("/text")
        .contentType(MediaType.APPLICATION_JSON)
        .accept(MediaType.APPLICATION_JSON)
        .bodyValue("{\"age\":\"\"}")
        .exchange();
    DecodingException e = assertThrows(
        DecodingException.class,
        () -> text.returnResult(User.class).getResponseBody().blockFirst());
    assertEquals("", assertInstanceOf(JsonException.class, e.getCause()).pointer());
  }
}
