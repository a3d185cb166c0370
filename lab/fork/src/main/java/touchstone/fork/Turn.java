package touchstone.fork;

import java.util.List;

/**
 * What an operation is given each time: the one document of a workload, or the documents of a set in turn.
 *
 * <p>A processor learns the branches of a short document by heart when it meets no other, which no program does that reads
 * what arrives. A set is long enough to be forgotten before it comes round again.
 */
sealed interface Turn<I> {

  I next();

  /**
   * The turns of that many inputs.
   *
   * @param inputs one, or a power of two
   */
  static <I> Turn<I> over(List<I> inputs) {
    return inputs.size() == 1 ? new One<>(inputs.get(0)) : new Rotation<>(inputs);
  }

  /** Always the same. */
  record One<I>(I next) implements Turn<I> {}

  /** One after the other, from the first again after the last. For one thread. */
  final class Rotation<I> implements Turn<I> {
    private final Object[] inputs;
    private final int mask;
    private int turn;

    Rotation(List<I> inputs) {
      if (Integer.bitCount(inputs.size()) != 1) {
        throw new IllegalArgumentException(
            "expected a power of two of documents, found " + inputs.size());
      }
      this.inputs = inputs.toArray();
      this.mask = inputs.size() - 1;
    }

    @Override
    @SuppressWarnings("unchecked") // only inputs are in there
    public I next() {
      return (I) inputs[turn++ & mask];
    }
  }
}
