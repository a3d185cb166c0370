package guide;

import java.util.List;
import streak.Json;
import streak.JsonName;

// @start region="record"
@Json
public record User(
    String id,
    int age,
    @JsonName(value = "eye_color", aliases = "eyeColor") String eyeColor,
    Level level,
    List<User> friends) {}
// @end
