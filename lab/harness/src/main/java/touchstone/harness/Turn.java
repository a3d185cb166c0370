package touchstone.harness;

import org.jspecify.annotations.Nullable;
import touchstone.model.Cell;
import touchstone.model.Sample;

/**
 * One fork that is to be run.
 *
 * @param position of the cell in the plan's order of the block; a cell's second fork stands at the same
 * @param role as in the sample
 */
record Turn(int block, int position, Cell cell, Sample.@Nullable Role role) {

  static Turn of(Sample sample, Cell cell) {
    return new Turn(sample.block(), sample.position(), cell, sample.role());
  }
}
