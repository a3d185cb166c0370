package streak;

import org.jspecify.annotations.Nullable;

/** Readers and writers within the same limits, which are taken and given back: as good as new, whatever became of the last document. */
final class Pools {

  static final Pools DEFAULT = new Pools(JsonLimits.DEFAULT);

  final JsonLimits limits;

  private final Pool<JsonReader> readers = new Pool<>();
  private final Pool<JsonWriter> writers = new Pool<>();

  /** Of those whose documents are trees. */
  private final Pool<TreeWalker> walkers = new Pool<>();

  private final Pool<TreeWriter> treeWriters = new Pool<>();

  Pools(JsonLimits limits) {
    this.limits = limits;
  }

  JsonReader reader() {
    @Nullable JsonReader kept = readers.take();
    return kept == null ? new JsonReader(limits) : kept;
  }

  void give(JsonReader used) {
    used.release();
    readers.give(used);
  }

  JsonWriter writer() {
    @Nullable JsonWriter kept = writers.take();
    return kept == null ? new JsonWriter(limits) : kept;
  }

  void give(JsonWriter used) {
    used.release();
    writers.give(used);
  }

  /** A reader whose document is a tree. */
  TreeWalker walker() {
    @Nullable TreeWalker kept = walkers.take();
    return kept == null ? new TreeWalker(limits) : kept;
  }

  void give(TreeWalker used) {
    used.release();
    walkers.give(used);
  }

  /** A writer whose document is a tree. */
  TreeWriter treeWriter() {
    @Nullable TreeWriter kept = treeWriters.take();
    return kept == null ? new TreeWriter(limits) : kept;
  }

  void give(TreeWriter used) {
    used.release();
    treeWriters.give(used);
  }
}
