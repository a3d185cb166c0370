package guide;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import streak.Json;

// @start region="nulls"
@Json
@NullMarked
public record Profile(
    String name, @Nullable String motto, Optional<String> site, List<String> tags) {}
// @end
