package touchstone.contestants.dsl_json.everyday;

/** Where an order is: a type of this package, because the converter is generated into that of the type. */
public enum State {
  ORDERED,
  PAID,
  PACKED,
  SHIPPED,
  DELIVERED,
  SENT_BACK,
  CANCELLED
}
