package touchstone.types.everyday;

/** Where an order is. */
public enum State {
  ORDERED,
  PAID,
  PACKED,
  SHIPPED,
  DELIVERED,
  SENT_BACK,
  CANCELLED
}
