package guide;

import java.util.Map;
import streak.Json;
import streak.JsonUnknown;
import streak.tree.JsonValue;

// @start region="stand-ins"
@Json
public sealed interface Payment {

  @Json
  record Card(Brand brand, String number) implements Payment {}

  @Json
  @JsonUnknown
  record Other(@JsonUnknown Map<String, JsonValue> members) implements Payment {}

  enum Brand {
    VISA,
    @JsonUnknown
    OTHER
  }
}
// @end
