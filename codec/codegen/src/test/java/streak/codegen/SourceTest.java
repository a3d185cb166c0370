package streak.codegen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SourceTest {

  @Test
  void bracesIndent() {
    assertEquals(
        "a {\n  b;\n} else {\n  c;\n}\n",
        new Source().add("a {\nb;\n} else {\nc;\n}").toString());
  }

  @Test
  void aLiteralIsWhatTheCompilerReadsBack() {
    assertEquals("\"a\\\"b\\\\u0041\\012\\u00e9\"", Source.literal("a\"b\\u0041\n\u00e9"));
  }
}
