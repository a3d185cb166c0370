package streak.tree;

/** A changed copy of an array of a document, which remembers where the rest of it stands. */
final class EditedArray extends JsonArray {

  private final LazyDocument document;
  private final int entry;

  /** As the document has them. */
  private final JsonValue[] before;

  private final JsonValue[] elements;

  EditedArray(LazyDocument document, int entry, JsonValue[] before, JsonValue[] elements) {
    this.document = document;
    this.entry = entry;
    this.before = before;
    this.elements = elements;
  }

  @Override
  public int size() {
    return elements.length;
  }

  @Override
  JsonValue at(int element) {
    return elements[element];
  }

  @Override
  JsonValue[] vector() {
    return elements;
  }

  @Override
  JsonArray edited(StrictArray others) {
    return new EditedArray(document, entry, before, others.vector());
  }

  @Override
  public JsonValue detached() {
    return new StrictArray(StrictArray.detached(elements));
  }

  /** Whether it is in its place, among the values that stand there. */
  boolean isAt(Parts parts, int place) {
    return parts.isAt(place, document, entry);
  }

  void writeTo(Splice out) {
    writeTo(out, document.end(entry));
  }

  /** The same where it is known where it ends in the document. */
  void writeTo(Splice out, int end) {
    out.array(document, entry, end, before, elements);
  }
}
