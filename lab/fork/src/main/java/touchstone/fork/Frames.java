package touchstone.fork;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Several answers in one file: of each its length in four bytes, the highest first, and then its bytes. */
public final class Frames {

  private Frames() {}

  static byte[] write(List<byte[]> answers) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    for (byte[] answer : answers) {
      out.writeInt(answer.length);
      out.write(answer);
    }
    return bytes.toByteArray();
  }

  /** What the frames hold, in order; empty when the last one is cut off, or a length is none. */
  public static Optional<List<byte[]>> read(byte[] frames) {
    List<byte[]> answers = new ArrayList<>();
    ByteBuffer in = ByteBuffer.wrap(frames);
    while (in.hasRemaining()) {
      int length = in.remaining() < Integer.BYTES ? -1 : in.getInt();
      if (length < 0 || length > in.remaining()) {
        return Optional.empty();
      }
      byte[] answer = new byte[length];
      in.get(answer);
      answers.add(answer);
    }
    return Optional.of(answers);
  }
}
