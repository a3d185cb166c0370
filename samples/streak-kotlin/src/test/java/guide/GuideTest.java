package guide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class GuideTest {

  @Test
  void whatTheGuideShows() {
    assertEquals(
        "{\"name\":\"Ann\",\"age\":41,\"email\":null,\"tags\":[\"new\"],\"eye_color\":\"blue\"}",
        Guide.thereAndBack());
    assertEquals(
        "expected a string, found null at /0/tags/1 (line 1, column 37, byte 36)", Guide.refused());
    assertEquals(1, Guide.pages());
    String lines = "{\"name\":\"Ann\",\"age\":41}\n{\"name\":\"Bob\",\"age\":4}\n";
    assertEquals(
        List.of("Ann"),
        Guide.adults(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8))));
    assertEquals("""
        {"kind":"left"}
        {"kind":"renamed","to":"x"}
        {"user":"u1","attempts":4294967295,"session":"PT30M","day":"2026-01-02"}
        {"name":"a","columns":80,"theme":"dark"}""", Guide.others());
  }
}
