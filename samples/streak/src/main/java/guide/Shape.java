package guide;

import streak.Json;
import streak.JsonName;

// @start region="sealed"
@Json(discriminator = "kind")
public sealed interface Shape {

  @Json
  @JsonName("circle")
  record Circle(double radius) implements Shape {}

  @Json
  @JsonName("square")
  record Square(double side) implements Shape {}
}
// @end
