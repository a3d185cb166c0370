package guide;

import streak.JsonName;

// @start region="enum"
public enum Level {
  NEW,
  @JsonName("regular")
  REGULAR
}
// @end
