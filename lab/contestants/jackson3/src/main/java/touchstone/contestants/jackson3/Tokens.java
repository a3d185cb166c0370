package touchstone.contestants.jackson3;

import java.nio.CharBuffer;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import touchstone.types.market.Decimals;

/** What the readers that are written by hand share. */
final class Tokens {

  private Tokens() {}

  /** Refuses a document whose current token is another one. */
  static void expect(JsonParser parser, JsonToken expected) {
    if (parser.currentToken() != expected) {
      throw new IllegalArgumentException("expected %s, found %s at %s"
          .formatted(expected, parser.currentToken(), parser.currentTokenLocation()));
    }
  }

  /** The string that is the next token, as ten-thousandths; no String is made of it. */
  static long nextDecimal(JsonParser parser) {
    parser.nextToken();
    expect(parser, JsonToken.VALUE_STRING);
    return Decimals.parse(CharBuffer.wrap(
        parser.getStringCharacters(), parser.getStringOffset(), parser.getStringLength()));
  }
}
