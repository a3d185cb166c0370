package blackbox.elsewhere;

import java.util.List;
import streak.Json;

/** Holds what is called like what every adapter has. */
@Json
public record Holder(Value value, List<Value> values) {}
