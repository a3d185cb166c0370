package touchstone.contestants.simdjson_java.records;

import java.util.List;
import org.simdjson.annotations.JsonFieldName;

/** The root of the document. */
public record Response(
    List<User> users,
    String status,
    @JsonFieldName("is_real_json") boolean isRealJson) {}
