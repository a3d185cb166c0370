package touchstone.contestants.streak.users;

import java.util.List;
import streak.Json;
import streak.JsonName;

/** The root of the document. */
@Json
public record Response(
    List<User> users,
    String status,
    @JsonName("is_real_json") boolean isRealJson) {}
