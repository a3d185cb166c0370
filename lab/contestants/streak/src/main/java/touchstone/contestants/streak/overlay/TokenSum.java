package touchstone.contestants.streak.overlay;

import streak.overlay.OverlayVisitor;
import touchstone.model.Checksum;

/** Folds every token into a checksum, as {@link touchstone.model.Result#TOKENS} says. */
final class TokenSum implements OverlayVisitor {

  private final Checksum sum;

  TokenSum(Checksum sum) {
    this.sum = sum;
  }

  @Override
  public void beginObject(byte[] document, int at) {
    sum.add('{');
  }

  @Override
  public void endObject() {
    sum.add('}');
  }

  @Override
  public void beginArray(byte[] document, int at) {
    sum.add('[');
  }

  @Override
  public void endArray() {
    sum.add(']');
  }

  @Override
  public void name(byte[] document, int from, int to) {
    sum.add('"').add(to - from);
  }

  @Override
  public void string(byte[] document, int from, int to) {
    sum.add('"').add(to - from);
  }

  @Override
  public void number(byte[] document, int from, int to) {
    sum.add('0').add(to - from);
  }

  @Override
  public void booleanValue(boolean value, byte[] document, int at) {
    sum.add(value ? 't' : 'f');
  }

  @Override
  public void nullValue(byte[] document, int at) {
    sum.add('n');
  }
}
