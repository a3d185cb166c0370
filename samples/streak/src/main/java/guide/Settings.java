package guide;

import streak.Json;

// @start region="unknown"
@Json(unknown = Json.Unknown.FAIL)
public record Settings(boolean dark, int columns) {}
// @end
