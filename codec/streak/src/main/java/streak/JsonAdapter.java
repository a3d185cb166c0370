package streak;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;

/**
 * Reads and writes one type. Generated at compile time for types that are annotated with {@link Json}; may be written by hand.
 * Immutable and thread-safe.
 *
 * @param <T> the type
 */
public abstract class JsonAdapter<T> {

  /** Reads one value; the reader stands before it, and behind it on return. */
  public abstract T read(JsonReader in);

  /** Writes one value. */
  public abstract void write(JsonWriter out, T value);

  /** Reads a document: all of the array, nothing behind the value. */
  public final T fromJson(byte[] document) {
    return fromJson(document, 0, document.length);
  }

  /** Reads a document: a range of an array. */
  public final T fromJson(byte[] document, int offset, int length) {
    JsonReader reader = Pool.READERS.take();
    try {
      return whole(reader.reset(document, offset, length));
    } finally {
      Pool.READERS.give(reader);
    }
  }

  /** Reads a document: what remains of the buffer, whose position is not moved. */
  public final T fromJson(ByteBuffer document) {
    if (document.hasArray()) {
      return fromJson(
          document.array(), document.arrayOffset() + document.position(), document.remaining());
    }
    JsonReader reader = Pool.READERS.take();
    try {
      return whole(reader.reset(document));
    } finally {
      Pool.READERS.give(reader);
    }
  }

  /** Reads a document that is a String. */
  public final T fromJson(String document) {
    JsonReader reader = Pool.READERS.take();
    try {
      return whole(reader.reset(document));
    } finally {
      Pool.READERS.give(reader);
    }
  }

  /** Reads a document from a stream, to its end, through a small buffer; does not close it. */
  public final T fromJson(InputStream document) {
    JsonReader reader = Pool.READERS.take();
    try {
      return whole(reader.reset(document));
    } finally {
      Pool.READERS.give(reader);
    }
  }

  private T whole(JsonReader reader) {
    T value = read(reader);
    reader.endDocument();
    return value;
  }

  /** The document as UTF-8 in a new array. */
  public final byte[] toJsonBytes(T value) {
    JsonWriter writer = Pool.WRITERS.take();
    try {
      write(writer.reset(), value);
      return writer.toByteArray();
    } finally {
      Pool.WRITERS.give(writer);
    }
  }

  /** The document as a String. */
  public final String toJson(T value) {
    JsonWriter writer = Pool.WRITERS.take();
    try {
      write(writer.reset(), value);
      return writer.toString();
    } finally {
      Pool.WRITERS.give(writer);
    }
  }

  /** Writes the document to a stream, in pieces; all of it has been handed over on return. Does not close the stream. */
  public final void toJson(T value, OutputStream out) throws IOException {
    JsonWriter writer = Pool.WRITERS.take();
    try {
      write(writer.reset(out), value);
      writer.flush();
      out.flush();
    } finally {
      Pool.WRITERS.give(writer);
    }
  }
}
