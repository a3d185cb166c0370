package blackbox;

import java.util.Map;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.Json.Naming;
import streak.JsonName;

/** What {@code Json.naming} makes of the names that nobody says. */
class NamingTest {

  @Json(naming = Naming.SNAKE_CASE)
  record Snake(
      int id,
      int createdAt,
      int parentURL2,
      int URLPath,
      int line1Text,
      int _rev,
      int already_done,
      int ID2,
      int ünBekannt,
      @JsonName("theName") int named,
      @JsonName(value = "kept", aliases = "keptOld") int renamed) {}

  @Test
  void wordsOfAName() {
    Snake value = new Snake(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
    String document =
        "{\"id\":1,\"created_at\":2,\"parent_url2\":3,\"url_path\":4,\"line1_text\":5,\"_rev\":6,"
            + "\"already_done\":7,\"id2\":8,\"ün_bekannt\":9,\"theName\":10,\"kept\":11}";
    Ways.same(Snake.class, value, document);
    Ways.reads(Snake.class, value, document.replace("\"kept\"", "\"keptOld\""));
    Ways.refuses(
        Snake.class, "{\"id\":1,\"createdAt\":2}", "required member 'created_at' is missing");
  }

  @Json(naming = Naming.CAMEL_CASE)
  record Camel(int created_at, int URLPath, int myURL, int __x_Y, int ID) {}

  @Json(naming = Naming.UPPER_CAMEL_CASE)
  record UpperCamel(int created_at, int urlPath, int myURL, int ID) {}

  @Json(naming = Naming.UPPER_SNAKE_CASE)
  record UpperSnake(int createdAt, int myURL) {}

  @Json(naming = Naming.KEBAB_CASE)
  record Kebab(int createdAt, int $, int __) {}

  @Test
  void eachNaming() {
    Ways.same(
        Camel.class,
        new Camel(1, 2, 3, 4, 5),
        "{\"createdAt\":1,\"urlPath\":2,\"myURL\":3,\"__xY\":4,\"id\":5}");
    Ways.same(
        UpperCamel.class,
        new UpperCamel(1, 2, 3, 4),
        "{\"CreatedAt\":1,\"UrlPath\":2,\"MyURL\":3,\"Id\":4}");
    Ways.same(UpperSnake.class, new UpperSnake(1, 2), "{\"CREATED_AT\":1,\"MY_URL\":2}");
    Ways.same(Kebab.class, new Kebab(1, 2, 3), "{\"created-at\":1,\"$\":2,\"__\":3}");
  }

  static class Base {
    public int aFirst;
  }

  @Json(naming = Naming.SNAKE_CASE)
  static class Bean extends Base {
    private int bSecond;

    public int getBSecond() {
      return bSecond;
    }

    public void setBSecond(int bSecond) {
      this.bSecond = bSecond;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Bean b && b.aFirst == aFirst && b.bSecond == bSecond;
    }

    @Override
    public int hashCode() {
      return aFirst + bSecond;
    }
  }

  @Test
  void whatAClassInheritsIsNamedAsItSays() {
    Bean bean = new Bean();
    bean.aFirst = 1;
    bean.setBSecond(2);
    Ways.same(Bean.class, bean, "{\"a_first\":1,\"b_second\":2}");
  }

  @Json(naming = Naming.KEBAB_CASE)
  enum State {
    IN_PROGRESS,
    Done,
    @JsonName("GONE")
    CANCELLED
  }

  enum Holder {
    A_B;

    /** It says nothing of the constants around it. */
    @Json(naming = Naming.SNAKE_CASE)
    record Inside(int aB) {}
  }

  @Json(naming = Naming.SNAKE_CASE)
  record States(State theState, Map<State, Holder> allOfThem) {}

  @Test
  void constantsOfAnEnum() {
    for (State state : State.values()) {
      String name = Map.of(
              State.IN_PROGRESS, "in-progress", State.Done, "done", State.CANCELLED, "GONE")
          .get(state);
      Ways.same(State.class, state, "\"" + name + "\"");
    }
    Ways.same(
        States.class,
        new States(State.Done, Map.of(State.IN_PROGRESS, Holder.A_B)),
        "{\"the_state\":\"done\",\"all_of_them\":{\"in-progress\":\"A_B\"}}");
    Ways.same(Holder.Inside.class, new Holder.Inside(1), "{\"a_b\":1}");
    Ways.refuses(State.class, "\"IN_PROGRESS\"", "expected one of in-progress, done, GONE, found");
  }

  @Json(naming = Naming.SNAKE_CASE, discriminator = "kind")
  sealed interface Event {

    /** Its own members go by its own annotation. */
    @Json
    record UserSeen(int userId) implements Event {}

    @Json(naming = Naming.SNAKE_CASE)
    @JsonName("left")
    record UserLeft(int userId) implements Event {}
  }

  @Test
  void typesOfASealedType() {
    Ways.same(Event.class, new Event.UserSeen(1), "{\"kind\":\"user_seen\",\"userId\":1}");
    Ways.same(Event.class, new Event.UserLeft(2), "{\"kind\":\"left\",\"user_id\":2}");
  }
}
