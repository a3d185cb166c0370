package guide;

import java.util.List;
import lombok.Builder;
import lombok.Singular;
import lombok.Value;
import streak.Json;

// @start region="order"
@Json
@Value
@Builder
class Order {
  String id;
  @Singular List<String> tags;
  @Builder.Default int priority = 3;
}
// @end
