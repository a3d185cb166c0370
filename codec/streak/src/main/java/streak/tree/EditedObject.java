package streak.tree;

import org.jspecify.annotations.Nullable;

/** A changed copy of an object of a document, which remembers where the rest of it stands. */
final class EditedObject extends JsonObject {

  private final LazyDocument document;
  private final int entry;

  /** As the document has it. */
  private final StrictObject before;

  private final StrictObject members;

  EditedObject(LazyDocument document, int entry, StrictObject before, StrictObject members) {
    this.document = document;
    this.entry = entry;
    this.before = before;
    this.members = members;
  }

  @Override
  StrictObject vectors() {
    return members;
  }

  @Override
  @Nullable
  JsonValue valueOf(String name) {
    return members.valueOf(name);
  }

  @Override
  JsonObject edited(StrictObject others) {
    return new EditedObject(document, entry, before, others);
  }

  @Override
  public JsonValue detached() {
    return members.detached();
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
    out.object(document, entry, end, before, members);
  }
}
