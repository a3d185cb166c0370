package web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.List;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import okhttp3.Headers;
import okhttp3.RequestBody;
import okhttp3.ResponseBody;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import retrofit2.Call;
import retrofit2.Converter;
import retrofit2.Response;
import retrofit2.Retrofit;
import retrofit2.http.Body;
import retrofit2.http.GET;
import retrofit2.http.POST;
import streak.JsonException;
import streak.Streak;

/** Retrofit over OkHttp. */
@Timeout(60)
class RetrofitTest {

  private static final String ANN = "{\"name\":\"Ann\",\"age\":41,\"eye_color\":\"green\"}";

  interface Shop {
    @GET("user")
    Call<User> user();

    @POST("users")
    Call<List<User>> add(@Body Page<User> users);

    @GET("text")
    Call<String> text();
  }

  /** Who comes next, such as that of Scalars. */
  private static final class Next extends Converter.Factory {
    @Override
    public Converter<ResponseBody, ?> responseBodyConverter(
        Type type, Annotation[] annotations, Retrofit retrofit) {
      return body -> "next: " + body.string();
    }

    @Override
    public Converter<?, RequestBody> requestBodyConverter(
        Type type, Annotation[] parameter, Annotation[] method, Retrofit retrofit) {
      throw new AssertionError(type);
    }
  }

  private final MockWebServer server = new MockWebServer();
  private Shop shop;

  @BeforeEach
  void start() throws IOException {
    server.start();
    shop = new Retrofit.Builder()
        .baseUrl(server.url("/"))
        // @start region="retrofit"
        .addConverterFactory(new StreakConverterFactory(Streak.create(), 1_000)) // bytes at most
        // @end
        .addConverterFactory(new Next())
        .build()
        .create(Shop.class);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private void answers(int status, String body) {
    server.enqueue(new MockResponse(status, Headers.of(), body));
  }

  @Test
  void valuesComeAndGo() throws IOException, InterruptedException {
    answers(200, "[" + ANN + "]");
    User ann = new User("Ann", 41, "green");
    assertEquals(List.of(ann), shop.add(new Page<>(List.of(ann), 1)).execute().body());
    RecordedRequest request = server.takeRequest();
    assertEquals("application/json", request.getHeaders().get("Content-Type"));
    assertEquals("{\"items\":[" + ANN + "],\"total\":1}", request.getBody().utf8());
    assertEquals(String.valueOf(request.getBodySize()), request.getHeaders().get("Content-Length"));
  }

  @Test
  void allOthersAreTheNextFactorys() throws IOException {
    answers(200, ANN);
    assertEquals("next: " + ANN, shop.text().execute().body());
  }

  @Test
  void noSuccessAndNoBodyAreNoValue() throws IOException {
    answers(404, "<h1>Not here</h1>");
    Response<User> missing = shop.user().execute();
    assertEquals(404, missing.code());
    assertNull(missing.body());
    answers(204, "");
    assertNull(shop.user().execute().body());
  }

  @Test
  void aBadAnswerIsAnErrorWithItsPlace() {
    answers(200, "{\"name\":\"Ann\",\"age\":true}");
    JsonException e = assertThrows(JsonException.class, () -> shop.user().execute());
    assertEquals("/age", e.pointer());
    answers(200, "");
    assertThrows(JsonException.class, () -> shop.user().execute());
  }

  @Test
  void anAnswerThatIsTooLongIsGivenUp() {
    answers(200, " ".repeat(1_000) + ANN);
    assertThrows(BoundedStream.TooLong.class, () -> shop.user().execute());
  }
}
