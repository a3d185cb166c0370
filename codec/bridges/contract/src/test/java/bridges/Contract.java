package bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import org.junit.jupiter.api.function.Executable;
import streak.JsonType;
import streak.tokens.JsonException;

/** How the same is said of every library. */
final class Contract {

  private Contract() {}

  /** A document gives a value, and the value gives the document. */
  static <T> void same(Engine engine, JsonType<T> type, T value, String document)
      throws IOException {
    assertEquals(value, engine.read(document, type));
    assertEquals(document, engine.write(value, type));
  }

  /** The library's own exception says why, and where in the document. */
  static void refuses(Engine engine, JsonType<?> type, String document, String why) {
    fails(engine, why, () -> engine.read(document, type));
  }

  static void fails(Engine engine, String why, Executable what) {
    Exception e = assertThrows(engine.failure, what);
    JsonException cause = assertInstanceOf(JsonException.class, e.getCause());
    assertEquals(why, cause.getMessage());
    assertNull(cause.getCause(), "neither the program's own code nor Streak's has failed");
    // Jackson adds where the parser stood.
    assertEquals(why, e.getMessage().substring(0, why.length()));
  }
}
