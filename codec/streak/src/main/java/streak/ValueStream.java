package streak;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Values of one type, read from a stream one after the other. In memory there is one of them and a buffer, however many there
 * are: so the values are never split for parallel work, which would keep them.
 */
abstract class ValueStream<T> implements Spliterator<T> {

  final JsonAdapter<T> adapter;
  final InputStream source;
  private final Pools pools;

  /** Null when the stream is closed or has ended. */
  private @Nullable JsonReader reader;

  private boolean closed;

  /** How many values there were. */
  long count;

  ValueStream(JsonAdapter<T> adapter, Pools pools, InputStream source) {
    this.adapter = adapter;
    this.pools = pools;
    this.source = source;
    reader = pools.reader();
  }

  final Stream<T> stream() {
    return StreamSupport.stream(this, false).onClose(this::close);
  }

  /** True when the reader is before a value; what stands behind it has been checked. */
  abstract boolean begin(JsonReader in) throws IOException;

  /** After a value. */
  abstract void end(JsonReader in);

  @Override
  public final boolean tryAdvance(Consumer<? super T> action) {
    JsonReader in = reader;
    if (in == null) {
      if (closed) {
        throw new IllegalStateException("expected an open stream, found it closed");
      }
      return false;
    }
    try {
      if (!begin(in)) {
        reader = null;
        pools.give(in);
        return false;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    T value;
    long index = count++;
    try {
      value = read(in, index);
    } catch (Throwable e) {
      failed(e);
      throw e;
    }
    action.accept(value);
    return true;
  }

  private T read(JsonReader in, long index) {
    try {
      T value = adapter.read(in);
      end(in);
      return value;
    } catch (Exception e) {
      throw JsonException.refused(in, e).inElement(index);
    }
  }

  /** A value could not be read. */
  abstract void failed(Throwable e);

  /** May come from another thread, to end a read that waits; so the reader may be in use, and is not given back. */
  private void close() {
    closed = true;
    reader = null;
    try {
      source.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public final @Nullable Spliterator<T> trySplit() {
    return null;
  }

  @Override
  public final long estimateSize() {
    return Long.MAX_VALUE;
  }

  @Override
  public final int characteristics() {
    return ORDERED;
  }
}
