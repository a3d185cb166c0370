package touchstone.contestants.micronaut_serde.users;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.micronaut.serde.annotation.Serdeable;
import java.util.List;

/** The root of the document. */
@Serdeable
public record Response(
    List<User> users,
    String status,
    @JsonProperty("is_real_json") boolean isRealJson) {}
