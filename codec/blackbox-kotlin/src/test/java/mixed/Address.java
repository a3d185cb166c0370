package mixed;

import java.util.List;
import streak.Json;
import streak.JsonDefault;

/** A record of Java's that holds classes of Kotlin and is held by others. */
@Json
public record Address(String city, @JsonDefault("1") int floor, List<Resident> residents) {}
