package bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonDefault;
import streak.android.AndroidAdapter;
import streak.gson.StreakTypeAdapterFactory;
import tools.jackson.databind.DatabindException;

/** The pieces that docs/bridges.md shows. */
class GuideTest {

  // @start region="type"
  @Json
  @NullMarked
  record Track(
      String title,
      List<String> artists,
      @Nullable String album,
      @JsonDefault("3") int stars) {}
  // @end

  private static final String DOCUMENT = "{\"title\":\"Kyrie\",\"artists\":[\"Bach\"]}";
  private static final Track TRACK = new Track("Kyrie", List.of("Bach"), null, 3);

  @Test
  void gson() {
    // @start region="gson"
    Gson gson = new GsonBuilder()
        .registerTypeAdapterFactory(new StreakTypeAdapterFactory())
        .create();
    Track track = gson.fromJson(DOCUMENT, Track.class); // album is null, stars is 3
    JsonParseException e = assertThrows(
        JsonParseException.class,
        () -> gson.fromJson("{\"title\":\"Kyrie\",\"artists\":[null]}", Track.class));
    assertEquals("expected a string, found null at /artists/0", e.getMessage());
    // @end
    assertEquals(TRACK, track);
  }

  @Test
  void jackson2() throws IOException {
    // @start region="jackson2"
    var mapper = com.fasterxml.jackson.databind.json.JsonMapper.builder()
        .addModule(new streak.jackson2.StreakModule())
        .build();
    Track track = mapper.readValue(DOCUMENT, Track.class);
    JsonMappingException e = assertThrows(
        JsonMappingException.class, () -> mapper.readValue("{\"artists\":[]}", Track.class));
    assertEquals("required member 'title' is missing", e.getOriginalMessage());
    // @end
    assertEquals(TRACK, track);
  }

  @Test
  void jackson3() {
    // @start region="jackson3"
    var mapper = tools.jackson.databind.json.JsonMapper.builder()
        .addModule(new streak.jackson3.StreakModule())
        .build();
    Track track = mapper.readValue(DOCUMENT, Track.class);
    DatabindException e = assertThrows(
        DatabindException.class, () -> mapper.readValue("{\"title\":null}", Track.class));
    assertEquals("expected a string, found null at /title", e.getOriginalMessage());
    // @end
    assertEquals(TRACK, track);
  }

  @Test
  void android() throws IOException {
    // @start region="android"
    AndroidAdapter<Track> tracks = AndroidAdapter.of(Track.class); // to be kept
    Track track = tracks.read(new android.util.JsonReader(new StringReader(DOCUMENT)));
    StringWriter out = new StringWriter();
    tracks.write(new android.util.JsonWriter(out), track);
    IOException e = assertThrows(
        IOException.class,
        () -> tracks.read(new android.util.JsonReader(new StringReader("{\"stars\":null}"))));
    assertEquals("expected a number, found null at /stars", e.getMessage());
    // @end
    assertEquals(TRACK, track);
    assertEquals(
        "{\"title\":\"Kyrie\",\"artists\":[\"Bach\"],\"album\":null,\"stars\":3}", out.toString());
  }
}
