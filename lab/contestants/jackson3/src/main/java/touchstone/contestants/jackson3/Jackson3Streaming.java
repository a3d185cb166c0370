package touchstone.contestants.jackson3;

import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** Jackson 3's pull parser under readers that are written by hand, as one does who wants nothing between. */
public final class Jackson3Streaming implements Driver {

  /** Reads one value. */
  @FunctionalInterface
  private interface Reader<T> {

    /** Reads a value whose first token is the parser's current one. */
    T read(JsonParser parser);
  }

  @Override
  public Operations<?> open(String type) {
    return switch (type) {
      case "price" -> new Streaming<>(PriceReader::read);
      case "orderbook" -> new Streaming<>(OrderBookReader::read);
      default -> throw new IllegalArgumentException("not claimed: " + type);
    };
  }

  private static final class Streaming<T> implements Operations<T> {
    private final JsonFactory factory = JsonFactory.builder().build();
    private final Reader<T> reader;

    Streaming(Reader<T> reader) {
      this.reader = reader;
    }

    @Override
    public T readString(String document) {
      try (JsonParser parser = factory.createParser(ObjectReadContext.empty(), document)) {
        return read(parser);
      }
    }

    @Override
    public T readBytes(byte[] document) {
      try (JsonParser parser = factory.createParser(ObjectReadContext.empty(), document)) {
        return read(parser);
      }
    }

    private T read(JsonParser parser) {
      parser.nextToken();
      T value = reader.read(parser);
      if (parser.nextToken() != null) {
        throw new IllegalArgumentException(
            "something follows the document at " + parser.currentTokenLocation());
      }
      return value;
    }
  }
}
