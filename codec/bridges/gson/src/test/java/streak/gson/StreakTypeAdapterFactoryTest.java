package streak.gson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import org.junit.jupiter.api.Test;
import streak.tree.JsonObject;
import streak.tree.JsonValue;

class StreakTypeAdapterFactoryTest {

  private final Gson gson = new GsonBuilder()
      .registerTypeAdapterFactory(new StreakTypeAdapterFactory())
      .create();

  @Test
  void gsonReadsAndWritesByTheAdapter() {
    String document = "{\"y\":[{}],\"x\":3}";
    JsonValue tree = gson.fromJson(document, JsonValue.class);
    assertEquals(JsonValue.adapter().fromJson(document), tree);
    assertEquals(document, gson.toJson(tree));
  }

  @Test
  void itsUsersSeeTheirOwnException() {
    JsonParseException e =
        assertThrows(JsonParseException.class, () -> gson.fromJson("[1]", JsonObject.class));
    assertEquals("expected a tree of the class JsonObject, found another one", e.getMessage());
  }
}
