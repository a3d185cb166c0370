package streak.android;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import android.util.JsonReader;
import android.util.JsonWriter;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class AndroidAdapterTest {

  private final AndroidAdapter<Point> points = AndroidAdapter.of(Point.class);

  @Test
  void androidReadsAndWritesByTheAdapter() throws IOException {
    JsonReader in = new JsonReader(new StringReader("{\"y\":[{}],\"x\":3}"));
    StringWriter out = new StringWriter();
    points.write(new JsonWriter(out), points.read(in));
    assertEquals("{\"x\":3}", out.toString());
  }

  @Test
  void itsUsersSeeTheirOwnException() {
    JsonReader in = new JsonReader(new StringReader("{}"));
    IOException e = assertThrows(IOException.class, () -> points.read(in));
    assertEquals("required member 'x' is missing", e.getMessage());
  }

  @Test
  void aTypeWithoutAnAdapterIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> AndroidAdapter.of(String.class));
  }
}
