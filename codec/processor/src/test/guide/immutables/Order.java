package guide;

import java.util.List;
import org.immutables.value.Value;
import streak.Json;

// @start region="order"
@Json(builder = ImmutableOrder.Builder.class)
@Value.Immutable
interface Order {
  String id();

  List<String> tags();

  @Value.Default
  default int priority() {
    return 3;
  }
}
// @end
