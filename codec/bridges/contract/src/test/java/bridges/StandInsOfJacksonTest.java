package bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.ThrowingSupplier;
import streak.Json;
import streak.JsonUnknown;

/** Why {@code defaultImpl} is refused, and {@code @JsonEnumDefaultValue} passed over: what Jackson itself makes of the two. */
class StandInsOfJacksonTest {

  /** Jackson's own. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type", defaultImpl = Other.class)
  @JsonSubTypes(@JsonSubTypes.Type(value = Known.class, name = "known"))
  interface Theirs {}

  record Known(int x) implements Theirs {}

  record Other(int x) implements Theirs {}

  @Json
  sealed interface Ours {}

  @Json
  @JsonUnknown
  record Rest(int x) implements Ours {}

  enum Level {
    LOW,
    @JsonEnumDefaultValue
    OTHER
  }

  @Json
  record Levels(Level level) {}

  /** Jackson's own. */
  record TheirLevels(Level level) {}

  private final com.fasterxml.jackson.databind.json.JsonMapper jackson2 =
      com.fasterxml.jackson.databind.json.JsonMapper.builder()
          .addModule(new streak.jackson2.StreakModule())
          .build();

  private final tools.jackson.databind.json.JsonMapper jackson3 =
      tools.jackson.databind.json.JsonMapper.builder()
          .addModule(new streak.jackson3.StreakModule())
          .build();

  private <T> List<ThrowingSupplier<T>> reading(String document, Class<T> type) {
    return List.of(
        () -> jackson2.readValue(document, type), () -> jackson3.readValue(document, type));
  }

  @Test
  void jacksonsStandsForWhatDoesNotSayWhatItIsToo() throws Throwable {
    for (String document : List.of("{\"type\":\"new\",\"x\":1}", "{\"x\":1}")) {
      for (ThrowingSupplier<Theirs> read : reading(document, Theirs.class)) {
        assertEquals(new Other(1), read.get());
      }
    }
    for (ThrowingSupplier<Ours> read : reading("{\"type\":\"new\",\"x\":1}", Ours.class)) {
      assertEquals(new Rest(1), read.get());
    }
    for (ThrowingSupplier<Ours> read : reading("{\"x\":1}", Ours.class)) {
      assertThrows(Exception.class, read::get);
    }
  }

  @Test
  void jacksonsDefaultConstantStandsForNothingUntilTheMapperIsToldTo() {
    for (Class<?> type : List.of(TheirLevels.class, Levels.class)) {
      for (ThrowingSupplier<?> read : reading("{\"level\":\"NEW\"}", type)) {
        assertThrows(Exception.class, read::get);
      }
    }
  }
}
