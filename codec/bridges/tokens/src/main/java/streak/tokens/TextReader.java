package streak.tokens;

/** Reads by Streak's own reader: the text of a member's default, which the compiler has seen to be right. */
final class TextReader extends JsonReader {

  private final streak.JsonReader in;

  private TextReader(streak.JsonReader in) {
    this.in = in;
  }

  /** As the class that is asked for, so that who asks need not load this one to be verified. */
  static JsonReader reading(String document) {
    return new TextReader(new streak.JsonReader().reset(document));
  }

  @Override
  public boolean beginArray() {
    return in.beginArray();
  }

  @Override
  public boolean nextElement() {
    return in.nextElement();
  }

  @Override
  public boolean beginObject() {
    return in.beginObject();
  }

  @Override
  public boolean nextMember() {
    return in.nextMember();
  }

  @Override
  public String name() {
    return in.name();
  }

  @Override
  public int peek() {
    int first = in.peek();
    return first == '-' || (first >= '0' && first <= '9') ? '0' : first;
  }

  @Override
  public boolean readNull() {
    return in.readNull();
  }

  @Override
  public String readString() {
    return in.readString();
  }

  @Override
  public boolean readBoolean() {
    return in.readBoolean();
  }

  @Override
  public int readInt() {
    return in.readInt();
  }

  @Override
  public long readLong() {
    return in.readLong();
  }

  @Override
  public double readDouble() {
    return in.readDouble();
  }

  @Override
  public String readNumberText() {
    return in.readNumberText();
  }

  @Override
  public void skipValue() {
    in.skipValue();
  }

  @Override
  protected JsonReader over(String document) {
    return reading(document);
  }
}
