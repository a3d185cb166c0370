package streak.jackson3;

import streak.tokens.JsonNames;
import tools.jackson.core.io.SerializedString;

/** Names as Jackson compares and writes them: escaped and encoded once. */
final class EncodedNames implements JsonNames.Maker<SerializedString[]> {

  static final EncodedNames ALL = new EncodedNames();

  private EncodedNames() {}

  @Override
  public SerializedString[] make(JsonNames names) {
    SerializedString[] encoded = new SerializedString[names.count()];
    for (int i = 0; i < encoded.length; i++) {
      encoded[i] = new SerializedString(names.name(i));
    }
    return encoded;
  }
}
