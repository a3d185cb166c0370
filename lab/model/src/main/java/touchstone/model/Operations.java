package touchstone.model;

import java.io.InputStream;
import java.io.OutputStream;

/**
 * The operations of one contestant on one type. Only the body of a method is timed; implement those that the contestant
 * claims in its {@code contestants.json}.
 *
 * <p>Every contestant has the same duty: read every member that the type knows and skip the others; write a minified
 * document with every member of the type, {@code null} where the value is null, and escape only what RFC 8259 section 7
 * requires.
 *
 * <p>A contestant that claims another {@link Result} than a value has the duty that is written there.
 *
 * <p>One thread calls them, unless they are {@link #sharedByThreads}: they may keep what is used again and again, such as buffers.
 *
 * @param <T> the type that the binding reads and writes, with the members' names that the plain type in {@code lab/types}
 *     gives them
 */
public interface Operations<T> {

  default T readString(String document) throws Exception {
    throw new UnclaimedOperation("read-string");
  }

  /**
   * Reads a document that arrived as bytes.
   *
   * @param document UTF-8
   */
  default T readBytes(byte[] document) throws Exception {
    throw new UnclaimedOperation("read-bytes");
  }

  /**
   * Reads a document that arrives as a stream.
   *
   * @param document UTF-8, positioned at its first byte; need not be closed
   */
  default T readStream(InputStream document) throws Exception {
    throw new UnclaimedOperation("read-stream");
  }

  /**
   * Reads from a buffer of the kind the library's users hold, leaving it as full as it was.
   *
   * @param buffer what {@link #toBuffer} returned
   */
  default T readBuffer(Object buffer) throws Exception {
    throw new UnclaimedOperation("read-buffer");
  }

  /**
   * Makes the value of the library's own tree of a document, which it leaves as it is.
   *
   * @param tree what {@link #toTree} returned
   */
  default T readTree(Object tree) throws Exception {
    throw new UnclaimedOperation("read-tree");
  }

  /**
   * Reads a document into the library's own tree and looks at every value of it, as {@link Visit} says.
   *
   * @param document UTF-8
   */
  default Checksum readAll(byte[] document) throws Exception {
    throw new UnclaimedOperation("read-all");
  }

  /**
   * Reads a document into the library's own tree and looks at some values of it, those that the type says. They are folded like the
   * elements of an array, in the document's order.
   *
   * @param document UTF-8
   */
  default Checksum readTenth(byte[] document) throws Exception {
    throw new UnclaimedOperation("read-tenth");
  }

  default String writeString(T value) throws Exception {
    throw new UnclaimedOperation("write-string");
  }

  /** Writes UTF-8 into an array that the caller may keep. */
  default byte[] writeBytes(T value) throws Exception {
    throw new UnclaimedOperation("write-bytes");
  }

  /** Writes UTF-8 and flushes, so that all of it has reached {@code out} on return. */
  default void writeStream(T value, OutputStream out) throws Exception {
    throw new UnclaimedOperation("write-stream");
  }

  /** Writes into a buffer of the kind the library's users hold. It may be the same one each time, emptied first. */
  default Object writeBuffer(T value) throws Exception {
    throw new UnclaimedOperation("write-buffer");
  }

  /** Makes the library's own tree of a value. */
  default Object writeTree(T value) throws Exception {
    throw new UnclaimedOperation("write-tree");
  }

  /**
   * Never timed: whether several threads do the operation at once by this very object, as threads share a mapper or an adapter where
   * the library's documentation says that they may. Where not, each of several threads has the library opened for itself.
   */
  default boolean sharedByThreads(Operation operation) {
    return false;
  }

  /** Never timed: a buffer that holds the document, for {@link #readBuffer}. */
  default Object toBuffer(byte[] document) throws Exception {
    throw new UnclaimedOperation("read-buffer");
  }

  /** Never timed: the bytes that {@link #writeBuffer} left in its buffer. */
  default byte[] fromBuffer(Object buffer) throws Exception {
    throw new UnclaimedOperation("write-buffer");
  }

  /** Never timed: the library's own tree of the document, for {@link #readTree}. */
  default Object toTree(byte[] document) throws Exception {
    throw new UnclaimedOperation("read-tree");
  }

  /** Never timed: what {@link #writeTree} left, as a document in UTF-8. */
  default byte[] fromTree(Object tree) throws Exception {
    throw new UnclaimedOperation("write-tree");
  }

  /**
   * Never timed: a tree that was read, as a JSON document in UTF-8. Only contestants whose result is a tree show it, because
   * nobody else can look into a library's own tree.
   */
  default byte[] toJson(T tree) throws Exception {
    throw new UnclaimedOperation("the result tree");
  }

  /**
   * Never timed: the document in the contestant's own format. Only formats that are not JSON translate it; what they read
   * and write afterwards is bytes of that format.
   *
   * @param json UTF-8
   */
  default byte[] toOwnFormat(byte[] json) throws Exception {
    return json;
  }

  /** A contestant claims an operation in its descriptor that its class does not implement. */
  final class UnclaimedOperation extends RuntimeException {
    UnclaimedOperation(String operation) {
      super(
          operation
              + " is claimed in contestants.json, but the driver does not override it: override it, or claim it no more");
    }
  }
}
