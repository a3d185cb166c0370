package touchstone.contestants.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.io.InputStream;
import java.io.OutputStream;
import touchstone.model.Operations;

/**
 * Reads and writes Kryo's own format. For one thread only, as Kryo and its inputs and outputs are.
 *
 * <p>The inputs and outputs are kept and pointed at the next document, as Kryo's own documentation
 * does. Arrays and streams have one each, because an input that is given a stream would fill, and
 * so destroy, the array that it was given before.
 */
final class KryoOperations<T> implements Operations<T> {

  /** In bytes; what {@code new Input(stream)} and {@code new Output(stream)} use. */
  private static final int BUFFER = 4096;

  private static final int GROWS_WITHOUT_LIMIT = -1;

  private final Kryo kryo;
  private final Class<T> type;
  private final Input arrayInput = new Input();
  private final Input streamInput = new Input(BUFFER);
  private final Output arrayOutput = new Output(BUFFER, GROWS_WITHOUT_LIMIT);
  private final Output streamOutput = new Output(BUFFER);

  KryoOperations(Kryo kryo, Class<T> type) {
    this.kryo = kryo;
    this.type = type;
  }

  @Override
  public T readBytes(byte[] document) {
    arrayInput.setBuffer(document);
    return kryo.readObject(arrayInput, type);
  }

  @Override
  public T readStream(InputStream document) {
    streamInput.setInputStream(document);
    return kryo.readObject(streamInput, type);
  }

  @Override
  public byte[] writeBytes(T value) {
    arrayOutput.reset();
    kryo.writeObject(arrayOutput, value);
    return arrayOutput.toBytes();
  }

  @Override
  public void writeStream(T value, OutputStream out) {
    streamOutput.setOutputStream(out);
    kryo.writeObject(streamOutput, value);
    streamOutput.flush();
  }

  @Override
  public byte[] toOwnFormat(byte[] json) {
    return writeBytes(JsonDocuments.read(json, type));
  }
}
