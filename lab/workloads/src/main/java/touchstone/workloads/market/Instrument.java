package touchstone.workloads.market;

import java.util.ArrayList;
import java.util.List;
import touchstone.workloads.generate.Draws;
import touchstone.workloads.generate.Range;

/**
 * What is traded.
 *
 * @param bid the best one, in ticks
 * @param tick the smallest difference of two prices, in ten-thousandths
 */
record Instrument(String name, Range bid, int tick) {

  /**
   * The best bid and what lies behind it, and above it the asks, each price some ticks from the one before.
   *
   * @param count of bids, and of asks
   * @param gap between two prices, in ticks
   */
  Prices draw(Draws draws, int count, Range gap) {
    int best = draws.in(bid);
    return new Prices(
        prices(draws, best, count, gap, -1), prices(draws, best + draws.in(gap), count, gap, 1));
  }

  /** In ten-thousandths, the best ones first. */
  record Prices(List<Long> bids, List<Long> asks) {}

  private List<Long> prices(Draws draws, int best, int count, Range gap, int direction) {
    List<Long> prices = new ArrayList<>();
    int ticks = best;
    for (int i = 0; i < count; i++) {
      prices.add((long) ticks * tick);
      ticks += direction * draws.in(gap);
    }
    return prices;
  }
}
