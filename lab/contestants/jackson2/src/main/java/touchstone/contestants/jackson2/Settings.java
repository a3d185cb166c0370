package touchstone.contestants.jackson2;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import touchstone.types.users.Response;
import touchstone.types.users.User;

/** What all bindings of Jackson 2 set, and nothing else: the rest is as Jackson's authors chose it. */
final class Settings {

  private Settings() {}

  static JsonMapper.Builder common() {
    return JsonMapper.builder()
        // Every contestant skips unknown members; Jackson 2 fails on them unless it is told.
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        // The faster ways with doubles, which Jackson 3 has by default.
        .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
        .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
        // Only what must be escaped is; Jackson 2 writes an emoji into bytes as two escapes.
        .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
        // The stream is the caller's: flushed, which stays enabled, but not closed.
        .disable(StreamWriteFeature.AUTO_CLOSE_TARGET);
  }

  /** Dates and times as texts, as Jackson 3 writes them unless it is told otherwise. */
  static JsonMapper.Builder addTimesTo(JsonMapper.Builder builder) {
    return builder
        .addModule(new JavaTimeModule())
        .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
  }

  /** Names the members of the plain types. */
  static JsonMapper.Builder addNamesTo(JsonMapper.Builder builder) {
    return builder
        .addMixIn(User.class, UserNames.class)
        .addMixIn(Response.class, ResponseNames.class);
  }
}
