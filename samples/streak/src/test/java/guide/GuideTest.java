package guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonLimits;
import streak.JsonReader;
import streak.JsonWriter;
import streak.Streak;
import streak.tree.JsonValue;

/** What docs/streak.md shows does what it says. */
class GuideTest {

  private static final String DOCUMENT =
      "{\"id\":\"7\",\"age\":41,\"eye_color\":\"green\",\"level\":\"regular\",\"friends\":[]}";

  private static final User USER = new User("7", 41, "green", Level.REGULAR, List.of());

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = GuideTest.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void read() {
    byte[] bytes = utf8(DOCUMENT);
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    InputStream stream = new ByteArrayInputStream(bytes);
    // @start region="read"
    JsonAdapter<User> users = Streak.create().adapter(User.class);
    User user = users.fromJson(bytes);
    // @end
    assertEquals(USER, user);
    String string = DOCUMENT;
    // @start region="read-others"
    User fromString = users.fromJson(string);
    User fromBuffer = users.fromJson(buffer); // direct ones too
    User fromStream = users.fromJson(stream); // through a small buffer, not closed
    User fromRange = users.fromJson(bytes, 0, bytes.length);
    // @end
    assertEquals(
        List.of(USER, USER, USER, USER), List.of(fromString, fromBuffer, fromStream, fromRange));
  }

  @Test
  void write() throws IOException {
    JsonAdapter<User> users = Streak.create().adapter(User.class);
    User user = USER;
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    // @start region="write"
    byte[] bytes = users.toJsonBytes(user);
    String string = users.toJson(user);
    users.toJson(user, stream); // in pieces; flushed, not closed
    // @end
    assertEquals(DOCUMENT, string);
    assertEquals(DOCUMENT, new String(bytes, StandardCharsets.UTF_8));
    assertEquals(DOCUMENT, stream.toString(StandardCharsets.UTF_8));
  }

  @Test
  void anAliasIsReadAndTheNameIsWritten() {
    JsonAdapter<User> users = Streak.create().adapter(User.class);
    User user = users.fromJson(DOCUMENT.replace("eye_color", "eyeColor"));
    assertEquals(DOCUMENT, users.toJson(user));
  }

  @Test
  void classes() {
    JsonAdapter<Account> accounts = Streak.create().adapter(Account.class);
    Account account = accounts.fromJson("{\"opened_on\":\"2026-01-02\"}");
    assertEquals("nobody", account.getOwner());
    assertEquals(LocalDate.of(2026, 1, 2), account.getOpenedOn());
    assertEquals(
        "{\"owner\":\"nobody\",\"open\":false,\"opened_on\":\"2026-01-02\"}",
        accounts.toJson(account));
    JsonAdapter<Weight> weights = Streak.create().adapter(Weight.class);
    assertEquals("{\"grams\":2.5}", weights.toJson(weights.fromJson("{\"grams\":2.50}")));
  }

  @Test
  void sealedTypes() {
    // @start region="shapes"
    JsonAdapter<Shape> shapes = Streak.create().adapter(Shape.class);
    Shape shape = shapes.fromJson("{\"kind\":\"circle\",\"radius\":2.0}");
    String json = shapes.toJson(new Shape.Square(1.5)); // {"kind":"square","side":1.5}
    // @end
    assertEquals(new Shape.Circle(2), shape);
    assertEquals("{\"kind\":\"square\",\"side\":1.5}", json);
  }

  @Test
  void nulls() {
    JsonAdapter<Profile> profiles = Streak.create().adapter(Profile.class);
    assertEquals(
        new Profile("x", null, Optional.empty(), List.of()),
        profiles.fromJson("{\"name\":\"x\",\"tags\":[]}"));
    assertEquals(
        new Profile("x", null, Optional.empty(), List.of()),
        profiles.fromJson("{\"name\":\"x\",\"motto\":null,\"site\":null,\"tags\":[]}"));
    for (String refused : List.of(
        "{\"tags\":[]}",
        "{\"name\":null,\"tags\":[]}",
        "{\"name\":\"x\"}",
        "{\"name\":\"x\",\"tags\":[null]}")) {
      assertThrows(JsonException.class, () -> profiles.fromJson(refused), refused);
    }
    JsonAdapter<User> users = Streak.create().adapter(User.class);
    assertEquals(new User(null, 1, null, null, null), users.fromJson("{\"age\":1,\"id\":null}"));
    assertThrows(JsonException.class, () -> users.fromJson("{\"id\":\"x\"}"));
    assertThrows(JsonException.class, () -> users.fromJson("{\"age\":null}"));
    assertEquals(
        "{\"name\":\"x\",\"motto\":null,\"site\":null,\"tags\":[]}",
        profiles.toJson(new Profile("x", null, Optional.empty(), List.of())));
  }

  @Test
  void unknownMembers() {
    JsonAdapter<User> users = Streak.create().adapter(User.class);
    assertEquals(USER, users.fromJson(DOCUMENT.replace("\"id\"", "\"new\":[{}],\"id\"")));
    JsonAdapter<Settings> settings = Streak.create().adapter(Settings.class);
    assertEquals(new Settings(true, 80), settings.fromJson("{\"columns\":80,\"dark\":true}"));
    assertThrows(
        JsonException.class, () -> settings.fromJson("{\"columns\":80,\"dark\":true,\"tabs\":4}"));
  }

  @Test
  void standIns() {
    // @start region="stand-ins"
    JsonAdapter<Payment> payments = Streak.create().adapter(Payment.class);
    Payment card = payments.fromJson(
        "{\"type\":\"Card\",\"brand\":\"NEW\",\"number\":\"4\"}"); // Card[OTHER, 4]
    Payment coin = payments.fromJson("{\"type\":\"Coin\",\"amount\":5}"); // Other[{amount=5}]
    // @end
    assertEquals(new Payment.Card(Payment.Brand.OTHER, "4"), card);
    assertEquals(new Payment.Other(Map.of("amount", JsonValue.of(5))), coin);
  }

  @Test
  void naming() throws IOException {
    Job job =
        new Job(Instant.parse("2026-01-31T09:30:00Z"), "https://a.example", Job.State.IN_PROGRESS);
    String document = resource("job.json").strip();
    assertEquals(document, Streak.create().adapter(Job.class).toJson(job));
    assertEquals(job, Streak.create().adapter(Job.class).fromJson(document));
  }

  @Test
  void errors() throws IOException {
    String document = resource("broken.json");
    JsonAdapter<User> users = Streak.create().adapter(User.class);
    List<String> log = new ArrayList<>();
    // @start region="error"
    try {
      users.fromJson(document);
    } catch (JsonException e) {
      log.add(e.getMessage());
      log.add(e.pointer() + " " + e.line() + " " + e.column() + " " + e.offset());
    }
    // @end
    assertEquals(resource("broken.txt").lines().toList(), log);
  }

  @Test
  void messages() throws IOException {
    JsonReader strict = new JsonReader(JsonLimits.DEFAULT.withStringBytes(10));
    List<String> said = List.of(
        refusal(() -> read(User.class, "{\"friends\":[{\"id\":\"1\"}]}")),
        refusal(() -> read(User.class, "{\"level\":\"OLD\"}")),
        refusal(() -> read(User.class, "{\"age\":3000000000}")),
        refusal(() -> read(Price.class, "{\"currency\":\"Euro\"}")),
        refusal(() -> Streak.create()
            .adapter(User.class)
            .read(strict.reset("{\"id\":\"" + "x".repeat(11) + "\"}"))));
    assertEquals(resource("messages.txt").lines().toList(), said);
  }

  @Test
  void refusedByTheProgram() throws IOException {
    JsonAdapter<List<Range>> ranges = Streak.create().adapter(Range.class).list();
    String document = "[{\"begin\":1,\"end\":2},{\"begin\":9,\"end\":3}]";
    JsonException e = assertThrows(JsonException.class, () -> ranges.fromJson(document));
    assertEquals(resource("refused.txt").strip(), e.getMessage());
    assertEquals(IllegalArgumentException.class, e.getCause().getClass());
  }

  private static String refusal(Executable reading) {
    return assertThrows(JsonException.class, reading).getMessage();
  }

  private static <T> T read(Class<T> type, String document) {
    return Streak.create().adapter(type).fromJson(document);
  }

  @Test
  void limits() {
    byte[] bytes = utf8(DOCUMENT);
    JsonAdapter<User> users = Streak.create().adapter(User.class);
    // @start region="limits"
    JsonReader in = new JsonReader(JsonLimits.DEFAULT.withDepth(20).withStringBytes(10_000));
    User user = users.read(in.reset(bytes));
    in.endDocument(); // nothing may follow
    // @end
    assertEquals(USER, user);
    byte[] deep = utf8("{\"friends\":[".repeat(15));
    JsonException refusal = assertThrows(JsonException.class, () -> users.read(in.reset(deep)));
    assertEquals(true, refusal.getMessage().contains("at most 20 deep"), refusal.getMessage());
  }

  @Test
  void streams() {
    InputStream lines = new ByteArrayInputStream(utf8(DOCUMENT + "\n" + DOCUMENT + "\n"));
    JsonAdapter<User> users = Streak.create().adapter(User.class);
    List<User> seen = new ArrayList<>();
    // @start region="lines"
    JsonReader in = new JsonReader().reset(lines);
    while (!in.atEnd()) {
      seen.add(users.read(in));
    }
    // @end
    assertEquals(List.of(USER, USER), seen);
  }

  @Test
  void arrays() throws IOException {
    InputStream array = new ByteArrayInputStream(utf8("[" + DOCUMENT + "," + DOCUMENT + "]"));
    JsonAdapter<User> users = Streak.create().adapter(User.class);
    List<User> seen = new ArrayList<>();
    // @start region="read-array"
    JsonReader in = new JsonReader().reset(array);
    for (boolean more = in.beginArray(); more; more = in.nextElement()) {
      seen.add(users.read(in));
    }
    in.endDocument();
    // @end
    assertEquals(List.of(USER, USER), seen);
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    // @start region="write-array"
    JsonWriter out = new JsonWriter().reset(stream);
    out.beginArray();
    for (User user : seen) {
      users.write(out, user);
    }
    out.endArray();
    out.flush();
    // @end
    assertEquals("[" + DOCUMENT + "," + DOCUMENT + "]", stream.toString(StandardCharsets.UTF_8));
  }

  @Test
  void customAdapters() {
    JsonAdapter<Price> prices = Streak.create().adapter(Price.class);
    Price price = new Price(new BigDecimal("12.50"), Currency.getInstance("EUR"));
    assertEquals("{\"amount\":12.50,\"currency\":\"EUR\"}", prices.toJson(price));
    assertEquals(price, prices.fromJson("{\"currency\":\"EUR\",\"amount\":12.50}"));
  }

  @Test
  void timesThatAreNoIsoStrings() throws IOException {
    JsonAdapter<Login> logins = Streak.create().adapter(Login.class);
    String document = resource("login.json").strip();
    Login login = logins.fromJson(document);
    assertEquals(
        new Login(
            "7", Instant.parse("2026-01-31T09:30:00Z"), LocalDateTime.of(2026, 1, 31, 10, 30)),
        login);
    assertEquals(document, logins.toJson(login));
    assertEquals(
        "expected a time such as \"2026-01-31 09:30:15\", found \"2026-02-30 10:30:00\" at /localTime (line 1, column 14, byte 13)",
        refusal(() -> read(Login.class, "{\"localTime\":\"2026-02-30 10:30:00\"}")));
  }
}
