package streak.android;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import android.util.JsonReader;
import android.util.JsonWriter;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import streak.tree.JsonObject;
import streak.tree.JsonValue;

class AndroidAdapterTest {

  @Test
  void androidReadsAndWritesByTheAdapter() throws IOException {
    String document = "{\"y\":[{}],\"x\":3}";
    AndroidAdapter<JsonValue> trees = AndroidAdapter.of(JsonValue.class);
    JsonValue tree = trees.read(new JsonReader(new StringReader(document)));
    assertEquals(JsonValue.adapter().fromJson(document), tree);
    StringWriter out = new StringWriter();
    trees.write(new JsonWriter(out), tree);
    assertEquals(document, out.toString());
  }

  @Test
  void itsUsersSeeTheirOwnException() {
    AndroidAdapter<JsonObject> objects = AndroidAdapter.of(JsonObject.class);
    JsonReader in = new JsonReader(new StringReader("[1]"));
    IOException e = assertThrows(IOException.class, () -> objects.read(in));
    assertEquals("expected a tree of the class JsonObject, found another one", e.getMessage());
  }

  @Test
  void aTypeWithoutAnAdapterIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> AndroidAdapter.of(String.class));
  }
}
