package bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import android.util.JsonReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.android.AndroidAdapter;

/**
 * What a program loads that reads one document through a bridge. Android's reader links nothing when it runs; nor may what stands
 * between it and the adapter: the first joined String or lambda takes longer than all of the rest.
 */
class ColdStartTest {

  @Json
  record Track(String title, List<String> artists, int stars) {}

  /** Run in a JVM of its own. */
  static final class Reads {

    private Reads() {}

    public static void main(String[] args) throws IOException {
      Track track = AndroidAdapter.of(Track.class)
          .read(new JsonReader(
              new StringReader("{\"title\":\"Kyrie\",\"artists\":[\"a\",\"b\"],\"stars\":4}")));
      System.out.println("stars " + track.stars());
    }
  }

  @Test
  void nothingIsLinkedOnTheWay() throws IOException, InterruptedException {
    Process process = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xlog:class+load",
            "-cp",
            System.getProperty("java.class.path"),
            Reads.class.getName())
        .redirectErrorStream(true)
        .start();
    List<String> lines = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
        .lines()
        .toList();
    assertEquals(0, process.waitFor(), () -> String.join("\n", lines));
    assertTrue(
        lines.stream().anyMatch(line -> line.contains("Track_TokenAdapter")),
        "the adapter was loaded");
    // Main itself joins a String, when all has been read.
    List<String> reading = lines.stream()
        .dropWhile(line -> !line.contains("bridges.ColdStartTest$Reads"))
        .takeWhile(line -> !line.contains("java.lang.invoke.StringConcatFactory"))
        .toList();
    assertTrue(
        reading.stream().anyMatch(line -> line.contains("android.util.JsonReader")),
        "Android's reader was loaded before a String was joined");
    assertEquals(
        List.of(),
        reading.stream()
            .filter(line -> line.contains("] streak.") && line.contains("$$Lambda"))
            .toList());
    assertEquals(
        List.of(),
        reading.stream()
            .filter(line ->
                line.matches(".*\\] streak\\.(Json(Reader|Writer|Exception)|.*Writer|.*\\.Text).*"))
            .toList(),
        "neither what writes nor Streak's own");
    assertEquals(
        List.of(),
        reading.stream()
            .filter(
                line -> line.matches(
                    ".* java\\.lang\\.(IllegalAccessException|reflect\\.(ParameterizedType|WildcardType)) .*"))
            .toList(),
        "nor what a class alone has no need of");
  }
}
