package touchstone.fork;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

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

  /** What the frames hold, in order. */
  public static List<byte[]> read(byte[] frames) throws IOException {
    List<byte[]> answers = new ArrayList<>();
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(frames));
    while (in.available() > 0) {
      byte[] answer = new byte[in.readInt()];
      in.readFully(answer);
      answers.add(answer);
    }
    return answers;
  }
}
