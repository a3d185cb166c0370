package streak;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import streak.internal.Text;
import streak.tree.JsonBoolean;
import streak.tree.JsonNull;
import streak.tree.JsonNumber;
import streak.tree.JsonString;
import streak.tree.JsonValue;
import streak.tree.TreeBuilder;

/**
 * Takes what is written into a tree. What is a tree's value at once does not become a document; what is not, such as a BigDecimal,
 * is written and made of its text.
 */
final class TreeWriter extends JsonWriter {

  private final TreeBuilder tree = new TreeBuilder();

  /** By character, the strings of one that have been written. */
  private final @Nullable JsonString[] letters = new JsonString[128];

  TreeWriter(JsonLimits limits) {
    super(limits);
  }

  /** The tree of a value, by a writer of the pools where it needs one. */
  static <T> JsonValue tree(JsonAdapter<T> adapter, T value, Pools pools) {
    String text = adapter.textOf(value);
    return text == null ? written(adapter, value, pools) : new JsonString(text);
  }

  private static <T> JsonValue written(JsonAdapter<T> adapter, T value, Pools pools) {
    TreeWriter writer = pools.treeWriter();
    try {
      adapter.write(writer, value);
      return writer.tree.take();
    } finally {
      pools.give(writer);
    }
  }

  @Override
  void release() {
    super.release();
    tree.clear();
  }

  @Override
  public void beginObject() {
    enter();
    tree.begin();
  }

  @Override
  public void endObject() {
    leave();
    tree.endObject();
  }

  @Override
  public void beginArray() {
    enter();
    tree.begin();
  }

  @Override
  public void endArray() {
    leave();
    tree.endArray();
  }

  @Override
  public void name(String name) {
    tree.name(name);
  }

  @Override
  public void name(long number) {
    tree.name(Long.toString(number));
  }

  @Override
  public void name(JsonNames names, int index) {
    tree.name(names.name(index));
  }

  @Override
  public void name(JsonNames.Token name) {
    tree.name(name.names().name(name.index()));
  }

  @Override
  public void member(JsonNames.Token name, boolean value) {
    name(name);
    value(value);
  }

  @Override
  public void member(JsonNames.Token name, int value) {
    name(name);
    value(value);
  }

  @Override
  public void member(JsonNames.Token name, long value) {
    name(name);
    value(value);
  }

  @Override
  public void member(JsonNames.Token name, @Nullable String value) {
    name(name);
    value(value);
  }

  @Override
  public void nullValue() {
    tree.value(JsonNull.NULL);
  }

  @Override
  public void value(boolean value) {
    tree.value(JsonBoolean.of(value));
  }

  @Override
  public void value(int value) {
    tree.value(JsonNumber.of(value));
  }

  @Override
  public void value(long value) {
    tree.value(JsonNumber.of(value));
  }

  @Override
  void elements(int[] values, int from, int to) {
    for (int i = from; i < to; i++) {
      value(values[i]);
    }
  }

  @Override
  void elements(long[] values, int from, int to) {
    for (int i = from; i < to; i++) {
      value(values[i]);
    }
  }

  @Override
  void elements(boolean[] values, int from, int to) {
    for (int i = from; i < to; i++) {
      value(values[i]);
    }
  }

  @Override
  public void value(@Nullable String value) {
    tree.value(value == null ? JsonNull.NULL : new JsonString(value));
  }

  @Override
  public void value(char value) {
    if (value >= letters.length) {
      value(String.valueOf(value));
      return;
    }
    JsonString letter = letters[value];
    if (letter == null) {
      letter = new JsonString(String.valueOf(value));
      letters[value] = letter;
    }
    tree.value(letter);
  }

  @Override
  public void value(JsonNames names, int index) {
    value(names.name(index));
  }

  @Override
  int textInPlace() {
    return -1;
  }

  @Override
  public void value(double value) {
    tree.value(JsonNumber.of(value));
  }

  @Override
  public void value(float value) {
    int start = pos;
    super.value(value);
    tree.number(text(start));
  }

  @Override
  public void decimal(long unscaled, int scale) {
    int start = pos;
    super.decimal(unscaled, scale);
    tree.number(text(start));
  }

  @Override
  public void decimalString(long unscaled, int scale) {
    int start = pos;
    super.decimalString(unscaled, scale);
    quoted(text(start));
  }

  @Override
  public void trimmedDecimal(long unscaled, int scale) {
    int start = pos;
    super.trimmedDecimal(unscaled, scale);
    tree.number(text(start));
  }

  @Override
  public void trimmedDecimalString(long unscaled, int scale) {
    int start = pos;
    super.trimmedDecimalString(unscaled, scale);
    quoted(text(start));
  }

  @Override
  public void value(BigDecimal value) {
    int start = pos;
    super.value(value);
    tree.number(text(start));
  }

  @Override
  public void value(BigInteger value) {
    int start = pos;
    super.value(value);
    tree.number(text(start));
  }

  @Override
  public void number(String text) {
    int start = pos;
    super.number(text);
    tree.number(text(start));
  }

  @Override
  public void base64(byte @Nullable [] value) {
    if (value == null) {
      nullValue();
      return;
    }
    int start = pos;
    super.base64(value);
    quoted(text(start));
  }

  /** A text in its quotation marks, in which nothing is escaped. */
  private void quoted(String text) {
    tree.value(new JsonString(text.substring(1, text.length() - 1)));
  }

  /** What was written last, which is ASCII, without the comma behind it; it is taken back. */
  private String text(int start) {
    String text = Text.latin1(buf, start, pos - 1 - start);
    pos = start;
    return text;
  }
}
