package touchstone.stats;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;

/** Machines of which the truth is known: what a fork's time is multiplied by. */
enum Noise {
  /** A desktop with nothing else to do: forks of one row differ by 1.5 %, blocks by 3 %. */
  QUIET("quiet", 0.03, 0.015) {
    @Override
    double fork(Random random, double place) {
      return random.nextGaussian();
    }
  },
  /** A shared virtual machine with two cores: blocks differ by 40 %, and two forks of one block by 9 % in the logarithm of their ratio. */
  LOADED("loaded", 0.40, 0.0636) {
    @Override
    double fork(Random random, double place) {
      return random.nextGaussian();
    }
  },
  /** Neighbours that come and go: heavy tails (Student's t with 3 degrees of freedom), one fork in twenty half as slow again, and a drift of 10 % within each block. */
  CONTENDED("contended", 0.40, 0.04) {
    @Override
    double fork(Random random, double place) {
      double chi = 0;
      for (int i = 0; i < 3; i++) {
        double z = random.nextGaussian();
        chi += z * z;
      }
      double t = random.nextGaussian() / Math.sqrt(chi / 3);
      double spike = random.nextInt(20) == 0 ? Math.log(1.5) / 0.04 : 0;
      return t + spike + 0.1 / 0.04 * place;
    }
  };

  final String title;
  private final double block;
  private final double scale;

  Noise(String title, double block, double scale) {
    this.title = title;
    this.block = block;
    this.scale = scale;
  }

  /** A draw for one fork, in units of the scale. */
  abstract double fork(Random random, double place);

  /** Blocks of one fork of each row, in random order; from {@code mirroredFrom} on there and back again. */
  Map<String, double[]> run(Random random, int blocks, int mirroredFrom, double... ns) {
    Map<String, double[]> times = new LinkedHashMap<>();
    for (int r = 0; r < ns.length; r++) {
      times.put("row" + (char) ('a' + r), new double[blocks]);
    }
    for (int b = 0; b < blocks; b++) {
      double[] block = block(random, b >= mirroredFrom, ns);
      int r = 0;
      for (double[] row : times.values()) {
        row[b] = block[r++];
      }
    }
    return times;
  }

  double[] block(Random random, boolean mirrored, double... ns) {
    double shared = Math.exp(block * random.nextGaussian());
    int[] order = new int[ns.length];
    for (int i = 0; i < order.length; i++) {
      int j = random.nextInt(i + 1);
      order[i] = order[j];
      order[j] = i;
    }
    double[] values = new double[ns.length];
    int forks = mirrored ? 2 * ns.length : ns.length;
    for (int i = 0; i < ns.length; i++) {
      int row = order[i];
      double first = time(random, shared, ns[row], (i + 0.5) / forks);
      values[row] = mirrored
          ? MirroredBlock.value(first, time(random, shared, ns[row], (forks - 1 - i + 0.5) / forks))
          : first;
    }
    return values;
  }

  /** Forks of one row on a machine that is held to one pace. */
  double[] forks(Random random, int count) {
    double[] times = new double[count];
    for (int i = 0; i < count; i++) {
      times[i] = time(random, 1, 100, random.nextDouble());
    }
    return times;
  }

  private double time(Random random, double shared, double ns, double place) {
    return ns * shared * Math.exp(scale * fork(random, place));
  }
}
