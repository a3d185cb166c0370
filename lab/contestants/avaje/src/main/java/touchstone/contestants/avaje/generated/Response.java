package touchstone.contestants.avaje.generated;

import io.avaje.jsonb.Json;
import java.util.List;

/** The root of the document. */
@Json
public record Response(
    List<User> users,
    String status,
    @Json.Property("is_real_json") boolean isRealJson) {}
