package web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.context.annotation.Import;
import org.springframework.core.ParameterizedTypeReference;
import org.springframework.core.ResolvableType;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.AbstractHttpMessageConverter;
import org.springframework.http.converter.HttpMessageConverters;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.http.converter.HttpMessageNotWritableException;
import org.springframework.http.converter.StringHttpMessageConverter;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.mock.web.MockServletContext;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.MvcResult;
import org.springframework.test.web.servlet.client.MockMvcClientHttpRequestFactory;
import org.springframework.test.web.servlet.request.MockMvcRequestBuilders;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestClientException;
import org.springframework.web.context.support.AnnotationConfigWebApplicationContext;
import org.springframework.web.servlet.config.annotation.EnableWebMvc;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import streak.Json;
import streak.JsonException;
import streak.Streak;

/** Spring MVC and RestClient. */
class SpringTest {

  private static final String ANN = "{\"name\":\"Ann\",\"age\":41,\"eye_color\":\"green\"}";

  @Json
  sealed interface Shape {}

  @Json
  record Circle(double radius) implements Shape {}

  /** No adapter. */
  record Note(String text) {}

  abstract static class Echo<T> {
    @PostMapping("/inherited")
    public List<T> inherited(@RequestBody List<T> body) {
      return body;
    }
  }

  @RestController
  static class Users extends Echo<User> {
    @PostMapping("/user")
    User user(@RequestBody User body) {
      return body;
    }

    @PostMapping("/users")
    List<User> users(@RequestBody List<User> body) {
      return body;
    }

    @PostMapping("/page")
    ResponseEntity<Page<User>> page(@RequestBody Page<User> body) {
      return ResponseEntity.ok(body);
    }

    @PostMapping("/any")
    Object any(@RequestBody User body) {
      return body;
    }

    @PostMapping("/anyPage")
    ResponseEntity<?> anyUser(@RequestBody User body) {
      return ResponseEntity.ok(body);
    }

    @PostMapping("/shape")
    Shape shape(@RequestBody Shape body) {
      return body;
    }

    @PostMapping("/text")
    String text(@RequestBody String body) {
      return body;
    }

    @PostMapping("/note")
    Note note(@RequestBody Note body) {
      return body;
    }

    @PostMapping("/lone")
    User lone(@RequestBody String body) {
      return new User("\ud800", 1, body);
    }
  }

  /** Who comes next, such as Jackson's. */
  private static class Next extends AbstractHttpMessageConverter<Note> {
    Next() {
      super(MediaType.APPLICATION_JSON);
    }

    @Override
    protected boolean supports(Class<?> type) {
      return true;
    }

    @Override
    protected Note readInternal(Class<? extends Note> type, HttpInputMessage message)
        throws IOException {
      return new Note(new String(message.getBody().readAllBytes(), StandardCharsets.UTF_8));
    }

    @Override
    protected void writeInternal(Note note, HttpOutputMessage message) throws IOException {
      message.getBody().write(("next: " + note.text()).getBytes(StandardCharsets.UTF_8));
    }
  }

  private final StreakMessageConverter converter =
      new StreakMessageConverter(Streak.create(), 1_000);
  private final MockMvc plain = mvc();
  private final MockMvc advised = mvc(new Refusals());

  private MockMvc mvc(Object... advice) {
    return MockMvcBuilders.standaloneSetup(new Users())
        .setMessageConverters(converter, new StringHttpMessageConverter(), new Next())
        .setControllerAdvice(advice)
        .build();
  }

  private static MvcResult post(MockMvc mvc, String path, String type, String body)
      throws Exception {
    return mvc.perform(MockMvcRequestBuilders.post(path)
            .header("Content-Type", type)
            .header("Accept", "application/json, application/problem+json;q=0.9")
            .content(body))
        .andReturn();
  }

  private String answer(String path, String body) throws Exception {
    MockHttpServletResponse response =
        post(advised, path, "application/json", body).getResponse();
    return response.getStatus()
        + " " + response.getContentType()
        + " " + response.getContentAsString(StandardCharsets.UTF_8);
  }

  @Test
  void valuesOfTypesWithAnAdapterComeAndGo() throws Exception {
    String list = "[" + ANN + "]";
    String page = "{\"items\":[" + ANN + "],\"total\":1}";
    assertEquals("200 application/json " + ANN, answer("/user", " " + ANN));
    assertEquals("200 application/json " + list, answer("/users", list));
    assertEquals("200 application/json " + page, answer("/page", page));
    assertEquals("200 application/json " + list, answer("/inherited", list));
    assertEquals("200 application/json " + ANN, answer("/any", ANN));
    assertEquals("200 application/json " + ANN, answer("/anyPage", ANN));
    String circle = "{\"type\":\"Circle\",\"radius\":2.0}";
    assertEquals("200 application/json " + circle, answer("/shape", circle));
  }

  @Test
  void allOthersAreTheNextConverters() throws Exception {
    assertEquals("200 application/json next: {}", answer("/note", "{}"));
    assertEquals("200 application/json \"as it is", answer("/text", "\"as it is"));
    ResolvableType user = ResolvableType.forClass(User.class);
    assertTrue(converter.canWrite(user, User.class, MediaType.APPLICATION_JSON));
    // What an advice has put in the place of what the method returned.
    assertFalse(converter.canWrite(user, Note.class, MediaType.APPLICATION_JSON));
  }

  @Test
  void itTakesJsonInUtf8Alone() throws Exception {
    for (String type : List.of(
        "application/json;charset=utf-8", "application/vnd.shop+json", "Application/JSON")) {
      assertEquals(200, post(plain, "/user", type, ANN).getResponse().getStatus(), type);
    }
    for (String type : List.of("application/xml", "application/vnd.shop+json;charset=utf-16")) {
      assertEquals(415, post(plain, "/user", type, ANN).getResponse().getStatus(), type);
    }
    assertFalse(converter.canWrite(
        User.class, MediaType.parseMediaType("application/json;charset=utf-16")));
  }

  @Test
  void aBadBodyIsABadRequest() throws Exception {
    MvcResult bare = post(plain, "/user", "application/json", "{\"age\":\"many\"}");
    assertEquals(400, bare.getResponse().getStatus());
    Exception e = bare.getResolvedException();
    assertInstanceOf(HttpMessageNotReadableException.class, e);
    assertEquals("/age", assertInstanceOf(JsonException.class, e.getCause()).pointer());
    assertEquals(400, post(plain, "/user", "application/json", "").getResponse().getStatus());
    assertEquals(
        400, post(plain, "/user", "application/json", "null").getResponse().getStatus());
  }

  @Test
  void theAdviceSaysWhereAndNothingOfTheProgram() throws Exception {
    String begin =
        "400 application/problem+json {\"status\":400,\"title\":\"Bad Request\",\"detail\":";
    assertEquals(
        begin + "\"expected a number, found a string at /1/age (line 1, column 14, byte 13)\"}",
        answer("/users", "[null,{\"age\":\"\"}]"));
    assertEquals(
        begin
            + "\"expected a value that is accepted, found another (line 1, column 22, byte 21)\"}",
        answer("/user", "{\"name\":\"a\",\"age\":-1}"));
    assertEquals(begin + "\"expected a body that can be read\"}", answer("/user", ""));
  }

  @Test
  void aBodyThatIsTooLongIsRefused() throws Exception {
    String blanks = " ".repeat(1_000);
    MvcResult result = post(plain, "/user", "application/json", blanks + ANN);
    assertEquals(413, result.getResponse().getStatus());
  }

  @Test
  void aValueThatCannotBeWrittenIsNotTheSendersFault() throws Exception {
    MvcResult result = post(plain, "/lone", "application/json", "x");
    assertEquals(500, result.getResponse().getStatus());
    assertInstanceOf(HttpMessageNotWritableException.class, result.getResolvedException());
    assertEquals("", result.getResponse().getContentAsString());
  }

  @EnableWebMvc
  @Import({Users.class, Refusals.class})
  static
  // @start region="configuration"
  class Configuration implements WebMvcConfigurer {

    @Override
    public void configureMessageConverters(HttpMessageConverters.ServerBuilder converters) {
      Streak streak = Streak.create();
      converters.addCustomConverter(new StreakMessageConverter(streak, 1_000_000));
    }
  }
  // @end

  @Test
  void anApplicationNamesItOnce() throws Exception {
    try (var context = new AnnotationConfigWebApplicationContext()) {
      context.setServletContext(new MockServletContext());
      context.register(Configuration.class);
      context.refresh();
      MockMvc mvc = MockMvcBuilders.webAppContextSetup(context).build();
      MockHttpServletResponse good = post(mvc, "/user", "application/json", ANN).getResponse();
      assertEquals(ANN, good.getContentAsString());
      MockHttpServletResponse bad = post(mvc, "/user", "application/json", "{").getResponse();
      assertEquals("application/problem+json", bad.getContentType());
      assertEquals(
          415, post(mvc, "/note", "application/json", ANN).getResponse().getStatus());
    }
  }

  @Test
  void aClientSendsAndReads() {
    // @start region="client"
    RestClient.Builder builder = RestClient.builder()
        .configureMessageConverters(
            converters -> converters.registerDefaults().addCustomConverter(converter));
    // @end
    RestClient client =
        builder.requestFactory(new MockMvcClientHttpRequestFactory(plain)).build();
    User ann = new User("Ann", 41, "green");
    RestClient.RequestBodySpec post =
        client.post().uri("/users").contentType(MediaType.APPLICATION_JSON);
    assertEquals(
        List.of(ann),
        post.body(List.of(ann), new ParameterizedTypeReference<List<User>>() {})
            .retrieve()
            .body(new ParameterizedTypeReference<List<User>>() {}));
    RestClient.RequestBodySpec note =
        client.post().uri("/note").contentType(MediaType.APPLICATION_JSON);
    RestClientException e =
        assertThrows(RestClientException.class, () -> note.body("{}").retrieve().body(User.class));
    assertInstanceOf(JsonException.class, e.getMostSpecificCause());
  }
}
