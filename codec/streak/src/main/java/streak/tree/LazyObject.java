package streak.tree;

import org.jspecify.annotations.Nullable;

/**
 * An object of a document that stays as it stands. A member that is asked for by name is looked for among the bytes, and made; that
 * is all while the object is small, or not asked often. What asks for more makes all members, once.
 *
 * <p>Threads that ask at the same time may make the same twice, and lose one of them; both are equal, and all fields of both are
 * final.
 */
final class LazyObject extends JsonObject {

  /** Ints of the index: an object of no more is always searched. */
  private static final int SMALL = 128;

  /** Of a larger one, so many questions are answered by searching; those behind make its members, and an index of their names. */
  private static final int QUESTIONS = 8;

  private final LazyDocument document;
  private final int entry;

  private volatile @Nullable StrictObject made;
  private int questions;

  /** Objects and arrays that have been asked for: what they have made must not be made again for the next who asks. */
  private @Nullable Touched touched;

  private record Touched(
      int entry, JsonValue value, @Nullable Touched others) {}

  LazyObject(LazyDocument document, int entry) {
    this.document = document;
    this.entry = entry;
  }

  @Override
  public JsonValue detached() {
    return document.detached(entry);
  }

  void writeTo(Splice out) {
    out.raw(document, entry);
  }

  @Override
  JsonObject edited(StrictObject members) {
    // Where there is no member, none stands there whose white space the others could have.
    return vectors().size() == 0 ? members : new EditedObject(document, entry, vectors(), members);
  }

  @Override
  @Nullable
  JsonValue valueOf(String name) {
    StrictObject all = made;
    if (all != null) {
      return all.valueOf(name);
    }
    int stop = document.behind(entry);
    if (stop - entry > SMALL && ++questions > QUESTIONS) {
      return vectors().valueOf(name);
    }
    for (int k = entry + 2; k < stop; k = document.behind(k + 2)) {
      if (document.isName(k, name)) {
        return document.isContainer(k + 2) ? container(k + 2) : document.scalar(k + 2);
      }
    }
    return null;
  }

  private JsonValue container(int value) {
    JsonValue known = touched(value);
    if (known == null) {
      known = document.container(value);
      touched = new Touched(value, known, touched);
    }
    return known;
  }

  private @Nullable JsonValue touched(int value) {
    for (Touched t = touched; t != null; t = t.others) {
      if (t.entry == value) {
        return t.value;
      }
    }
    return null;
  }

  @Override
  StrictObject vectors() {
    StrictObject all = made;
    if (all == null) {
      // Once, whoever asks: what a copy has kept is told by its being the same.
      synchronized (document) {
        all = made;
        if (all == null) {
          all = document.object(entry, this::touched);
          made = all;
        }
      }
    }
    return all;
  }
}
