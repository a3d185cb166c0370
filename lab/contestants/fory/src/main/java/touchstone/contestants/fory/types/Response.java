package touchstone.contestants.fory.types;

import java.util.List;
import org.apache.fory.json.annotation.JsonProperty;

/** The root of the document. */
public record Response(
    List<User> users,
    String status,
    @JsonProperty("is_real_json") boolean isRealJson) {}
