package streak;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import streak.tree.JsonValue;
import streak.tree.JsonValue_JsonAdapter;

/**
 * Reads and writes one type. Generated at compile time for types that are annotated with {@link Json}; may be written by hand.
 * Immutable and thread-safe.
 *
 * <p>What is wrong with a document, or cannot be written, is a {@link JsonException}, which is unchecked. An IOException of an input is
 * an {@link java.io.UncheckedIOException}; one of an output arrives as it is.
 *
 * @param <T> the type
 */
public abstract class JsonAdapter<T> {

  private final Pools pools;

  /** For subclasses, generated or written by hand. */
  protected JsonAdapter() {
    this(Pools.DEFAULT);
  }

  JsonAdapter(Pools pools) {
    this.pools = pools;
  }

  /** Reads one value; the reader stands before it, and behind it on return. */
  public abstract T read(JsonReader in);

  /**
   * Reads one value into an object that is there, where the type's objects can be changed: members that the document has are
   * set, others keep what they hold, and beans, collections and arrays below are used again: one that stands in two places of the
   * target is read into twice, and holds what came last in both. What reads it is half done when the document turns out to be bad.
   *
   * @param target null: a new object is made
   * @return the target; or a new object, where the target could not be changed or the document has null
   */
  public T readInto(JsonReader in, @Nullable T target) {
    return read(in);
  }

  /** Writes one value. */
  public abstract void write(JsonWriter out, T value);

  /**
   * The text of a value, of a type whose documents are one string of a few that are known, such as an enum; its tree is then made
   * without a writer. For generated adapters.
   *
   * @return null, as here, for all other types
   */
  protected @Nullable String textOf(T value) {
    return null;
  }

  /**
   * The value that has a text, likewise.
   *
   * @return null when there is none, and for all other types: reading it says what is wrong
   */
  protected @Nullable T ofText(String text) {
    return null;
  }

  /**
   * The same adapter, whose documents are held to other limits: those it reads to all of them, those it writes to their depth.
   * It keeps readers and writers of its own: to be made once and kept, as adapters are.
   */
  public final JsonAdapter<T> with(JsonLimits limits) {
    return within(new Pools(limits));
  }

  final JsonAdapter<T> within(Pools others) {
    return Limited.of(this, others);
  }

  private static final class Limited<T> extends JsonAdapter<T> {
    private final JsonAdapter<T> adapter;

    private Limited(JsonAdapter<T> adapter, Pools pools) {
      super(pools);
      this.adapter = adapter;
    }

    /** A caller that sees no more than a JsonAdapter need not load this class to be verified. */
    static <T> JsonAdapter<T> of(JsonAdapter<T> adapter, Pools pools) {
      return new Limited<>(adapter, pools);
    }

    @Override
    public T read(JsonReader in) {
      return adapter.read(in);
    }

    @Override
    public T readInto(JsonReader in, @Nullable T target) {
      return adapter.readInto(in, target);
    }

    @Override
    public void write(JsonWriter out, T value) {
      adapter.write(out, value);
    }
  }

  /** The adapter of a list of what this one reads and writes; its elements may be null. */
  public final JsonAdapter<List<T>> list() {
    return ListAdapter.of(this, pools);
  }

  /** The adapter of an object whose members are all of what this one reads and writes; their values may be null. */
  public final JsonAdapter<Map<String, T>> map() {
    return MapAdapter.of(this, pools);
  }

  /** Reads a document: all of the array, nothing behind the value. */
  public final T fromJson(byte[] document) {
    return fromJson(document, 0, document.length);
  }

  /** Reads a document: a range of an array. */
  public final T fromJson(byte[] document, int offset, int length) {
    JsonReader reader = pools.reader();
    try {
      return whole(reader.reset(document, offset, length));
    } finally {
      pools.give(reader);
    }
  }

  /** Reads a document: what remains of the buffer, whose position is not moved. */
  public final T fromJson(ByteBuffer document) {
    JsonReader reader = pools.reader();
    try {
      return whole(reader.reset(document));
    } finally {
      pools.give(reader);
    }
  }

  /** Reads a document that is a String. */
  public final T fromJson(String document) {
    JsonReader reader = pools.reader();
    try {
      return whole(reader.reset(document));
    } finally {
      pools.give(reader);
    }
  }

  /** Reads a document from a stream, to its end, through a buffer of bounded size; does not close it. */
  public final T fromJson(InputStream document) {
    JsonReader reader = pools.reader();
    try {
      return whole(reader.reset(document));
    } finally {
      pools.give(reader);
    }
  }

  /**
   * Reads NDJSON, also called JSON Lines: a value on each line, whole; lines of white space alone are passed over. Reads as the
   * Stream is asked, and holds one line and a buffer, however many there are; a line may have {@link
   * JsonLimits#lookAheadBytes}. Closing the Stream closes the input.
   *
   * <p>An error says in which line it is, and its pointer begins with the value's index. It concerns that line alone: the
   * Stream's iterator may be asked for the next one.
   */
  public final Stream<T> lines(InputStream input) {
    return new Lines<>(this, pools, input).stream();
  }

  /**
   * Reads the elements of the array that a document is, one after the other. Reads as the Stream is asked, and holds one element
   * and a buffer, however many there are. Closing the Stream closes the input.
   *
   * <p>What stands behind an element is seen when the next one is asked for: a document is known to be right when the Stream has
   * come to its end.
   */
  public final Stream<T> elements(InputStream document) {
    return new Elements<>(this, pools, document).stream();
  }

  /**
   * Reads a document into an object that is there: see {@link #readInto(JsonReader, Object)}.
   *
   * @return the target, where its type can be changed
   */
  public final T readInto(byte[] document, @Nullable T target) {
    return readInto(document, 0, document.length, target);
  }

  /** The same from a range of an array. */
  public final T readInto(byte[] document, int offset, int length, @Nullable T target) {
    JsonReader reader = pools.reader();
    try {
      return whole(reader.reset(document, offset, length), target);
    } finally {
      pools.give(reader);
    }
  }

  /** The same from what remains of a buffer, whose position is not moved. */
  public final T readInto(ByteBuffer document, @Nullable T target) {
    JsonReader reader = pools.reader();
    try {
      return whole(reader.reset(document), target);
    } finally {
      pools.give(reader);
    }
  }

  /** The same from a String. */
  public final T readInto(String document, @Nullable T target) {
    JsonReader reader = pools.reader();
    try {
      return whole(reader.reset(document), target);
    } finally {
      pools.give(reader);
    }
  }

  /** The same from a stream, to its end; does not close it. */
  public final T readInto(InputStream document, @Nullable T target) {
    JsonReader reader = pools.reader();
    try {
      return whole(reader.reset(document), target);
    } finally {
      pools.give(reader);
    }
  }

  private T whole(JsonReader reader, @Nullable T target) {
    T value;
    try {
      value = readInto(reader, target);
    } catch (Exception e) {
      throw JsonException.refused(reader, e);
    }
    reader.endDocument();
    return value;
  }

  final T whole(JsonReader reader) {
    T value;
    try {
      value = read(reader);
    } catch (Exception e) {
      throw JsonException.refused(reader, e);
    }
    reader.endDocument();
    return value;
  }

  /**
   * Reads a value of a tree, strict or lazy, as if from the document that it stands for; a pointer says where it is wrong. A lone
   * surrogate in a String of the tree stays there, and members that the type passes over are not looked at: they cost nothing,
   * whatever the limits.
   */
  public final T fromTree(JsonValue tree) {
    try {
      // There, so that who never reads a tree need not load its reader for this class to be
      // verified.
      return TreeWalker.read(this, tree, pools);
    } catch (JsonException e) {
      T value = fromDocument(tree);
      if (e.getCause() != null) {
        throw e; // what the program has refused once is refused
      }
      return value;
    }
  }

  /** Reads the document that a tree stands for: an error says where it is wrong there. */
  private T fromDocument(JsonValue tree) {
    JsonWriter writer = pools.writer();
    JsonReader reader = pools.reader();
    try {
      return whole(documentOf(tree, writer, reader));
    } finally {
      pools.give(reader);
      pools.give(writer);
    }
  }

  private static JsonReader documentOf(JsonValue tree, JsonWriter writer, JsonReader reader) {
    try {
      JsonValue_JsonAdapter.writeValue(writer.reset(), tree);
      return writer.readBy(reader);
    } catch (JsonException e) {
      // Who reads is told by the reader where it is too deep, or what is wrong before.
      return reader.reset(tree.toString());
    }
  }

  /**
   * The tree of a value: that of the document that would be written. A lone surrogate in a String is found when the tree is written.
   */
  public final JsonValue toTree(T value) {
    // There, so that who never writes a tree need not load its writer for this class to be
    // verified.
    return TreeWriter.tree(this, value, pools);
  }

  /** The document as UTF-8 in a new array. */
  public final byte[] toJsonBytes(T value) {
    JsonWriter writer = pools.writer();
    try {
      write(writer.reset(), value);
      return writer.toByteArray();
    } catch (JsonException e) {
      throw located(e, writer, value);
    } finally {
      pools.give(writer);
    }
  }

  /** The document as a String. */
  public final String toJson(T value) {
    JsonWriter writer = pools.writer();
    try {
      write(writer.resetText(), value);
      return writer.toString();
    } catch (JsonException e) {
      throw located(e, writer, value);
    } finally {
      pools.give(writer);
    }
  }

  /**
   * Writes the document into an array from an offset on. Allocates nothing.
   *
   * @return the document's length in bytes
   * @throws JsonException when there is not so much room; it says how much is needed, and nothing has been written
   */
  public final int toJson(T value, byte[] into, int offset) {
    JsonWriter writer = pools.writer();
    try {
      write(writer.reset(), value);
      return writer.copyTo(into, offset);
    } catch (JsonException e) {
      throw located(e, writer, value);
    } finally {
      pools.give(writer);
    }
  }

  /**
   * Writes the document into a buffer of any kind from its position on, which is moved behind it. Allocates nothing.
   *
   * @return the document's length in bytes
   * @throws JsonException when less remains; it says how much is needed, and nothing has been written
   */
  public final int toJson(T value, ByteBuffer into) {
    JsonWriter writer = pools.writer();
    try {
      write(writer.reset(), value);
      return writer.copyTo(into);
    } catch (JsonException e) {
      throw located(e, writer, value);
    } finally {
      pools.give(writer);
    }
  }

  /**
   * A writer leaves Strings for later, so a bad one may be noticed where it does not stand. Writing once more, and each String at
   * once, tells where that is.
   */
  private JsonException located(JsonException found, JsonWriter writer, T value) {
    if (!writer.isLate()) {
      return found;
    }
    try {
      write(writer.resetAtOnce(OutputStream.nullOutputStream()), value);
    } catch (JsonException e) {
      return e;
    }
    return found;
  }

  /** Writes the document to a stream, in pieces; all of it has been handed over on return. Does not close the stream. */
  public final void toJson(T value, OutputStream out) throws IOException {
    JsonWriter writer = pools.writer();
    try {
      write(writer.reset(out), value);
      writer.flush();
      out.flush();
    } catch (JsonException e) {
      throw located(e, writer, value);
    } catch (RuntimeException e) {
      throw Failures.notOfStream(e);
    } finally {
      pools.give(writer);
    }
  }

  /**
   * Writes NDJSON: each value on a line of its own, with a line feed behind it. All of it has been handed over on return. Does not
   * close the stream. When a value cannot be written, a part of it may already be in the stream.
   */
  public final void writeLines(Iterator<? extends T> values, OutputStream out) throws IOException {
    JsonWriter writer = pools.writer();
    try {
      writer.reset(out);
      while (values.hasNext()) {
        writeLine(writer, values.next());
      }
      writer.flush();
      out.flush();
    } catch (RuntimeException e) {
      throw Failures.notOfStream(e);
    } finally {
      pools.give(writer);
    }
  }

  private void writeLine(JsonWriter writer, T value) {
    try {
      write(writer, value);
      writer.endLine();
    } catch (JsonException e) {
      throw located(e, writer, value);
    }
  }

  /** The same for the values of a Stream, in its order; does not close it. */
  public final void writeLines(Stream<? extends T> values, OutputStream out) throws IOException {
    writeLines(values.iterator(), out);
  }
}
