package guide;

import java.util.Map;
import streak.Json;
import streak.tree.Untyped;

// @start region="untyped"
@Json(with = Untyped.class)
public record Event(String name, Map<String, Object> details) {}
// @end
