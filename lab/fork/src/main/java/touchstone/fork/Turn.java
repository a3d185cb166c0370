package touchstone.fork;

import java.util.List;

/**
 * What an operation is given each time: the one document of a workload, or the documents of a set in turn.
 *
 * <p>A processor learns the branches of a short document by heart when it meets no other, which no program does that reads
 * what arrives. A long set is forgotten before it comes round again.
 */
sealed interface Turn<I> {

  I next();

  /**
   * The turns of that many inputs.
   *
   * @param inputs at least one
   */
  static <I> Turn<I> over(List<I> inputs) {
    return inputs.size() == 1 ? new One<>(inputs.get(0)) : new Rotation<>(inputs);
  }

  /** Always the same. */
  record One<I>(I next) implements Turn<I> {}

  /** One after the other, from the first again after the last. For one thread. */
  final class Rotation<I> implements Turn<I> {
    private final Object[] inputs;
    private int turn;

    Rotation(List<I> inputs) {
      this.inputs = inputs.toArray();
    }

    @Override
    @SuppressWarnings("unchecked") // only inputs are in there
    public I next() {
      int now = turn;
      turn = now + 1 == inputs.length ? 0 : now + 1;
      return (I) inputs[now];
    }
  }
}
