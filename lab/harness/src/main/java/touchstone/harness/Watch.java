package touchstone.harness;

import touchstone.stats.Disturbance;

/** What the machine does to a fork while it runs. */
final class Watch {

  private final Machines machines;
  private final long[] ticks;
  private final long throttled = Conditions.HERE.throttledMicros();
  private final long began = System.nanoTime();
  private final long beganAt = System.currentTimeMillis();

  Watch(Machines machines) {
    this.machines = machines;
    this.ticks = machines.ticks();
  }

  double seconds() {
    return (System.nanoTime() - began) / 1e9;
  }

  /** What it has done so far. */
  Disturbance seen() {
    double seconds = seconds();
    double micros = Conditions.HERE.throttledMicros() - throttled;
    return new Disturbance(
        machines.stolenSince(ticks),
        seconds <= 0 ? 0 : micros / 1e6 / seconds,
        (System.currentTimeMillis() - beganAt) / 1e3 - seconds);
  }
}
