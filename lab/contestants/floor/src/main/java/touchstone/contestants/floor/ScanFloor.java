package touchstone.contestants.floor;

import touchstone.model.Checksum;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** Adds up the bytes of any document, one after the other. The sum is returned, so that no JIT can leave the loop out. */
public final class ScanFloor implements Driver {

  @Override
  public Operations<?> open(String type) {
    return new Scan();
  }

  private static final class Scan implements Operations<Checksum> {
    private final Checksum sum = new Checksum();

    @Override
    public Checksum readBytes(byte[] document) {
      long bytes = 0;
      for (byte b : document) {
        bytes += b;
      }
      return sum.set(bytes);
    }
  }
}
