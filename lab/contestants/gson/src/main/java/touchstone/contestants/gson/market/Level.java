package touchstone.contestants.gson.market;

import com.google.gson.annotations.JsonAdapter;

/** What is offered at one price. */
final class Level {

  @JsonAdapter(Decimal.class)
  long quantity;

  @JsonAdapter(Decimal.class)
  long price;
}
