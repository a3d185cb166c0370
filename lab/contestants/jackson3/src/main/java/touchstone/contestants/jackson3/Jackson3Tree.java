package touchstone.contestants.jackson3;

import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;
import touchstone.model.Checksum;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.model.Visit;
import touchstone.types.tweets.Picked;

/** Jackson 3's own tree of any document. */
public final class Jackson3Tree implements Driver {

  @Override
  public Operations<?> open(String type) {
    return new Tree(JsonMapper.shared());
  }

  private static final class Tree implements Operations<JsonNode> {
    private final JsonMapper mapper;
    private final ObjectReader reader;
    private final Checksum sum = new Checksum();

    Tree(JsonMapper mapper) {
      this.mapper = mapper;
      this.reader = mapper.reader();
    }

    @Override
    public JsonNode readString(String document) {
      return reader.readTree(document);
    }

    @Override
    public JsonNode readBytes(byte[] document) {
      return reader.readTree(document);
    }

    @Override
    public Checksum readAll(byte[] document) {
      return sum.set(all(readBytes(document)));
    }

    @Override
    public Checksum readTenth(byte[] document) {
      long picked = Visit.ARRAY;
      int i = 0;
      for (JsonNode tweet : readBytes(document).get(Picked.RESULTS)) {
        picked = Visit.element(picked, Visit.of(tweet.get(Picked.TEXT).stringValue()));
        if (Picked.hasAuthor(i++)) {
          picked = Visit.element(picked, Visit.of(tweet.get(Picked.FROM_USER).stringValue()));
        }
      }
      return sum.set(picked);
    }

    @Override
    public byte[] toJson(JsonNode tree) {
      return mapper.writeValueAsBytes(tree);
    }
  }

  private static long all(JsonNode node) {
    return switch (node.getNodeType()) {
      case OBJECT -> {
        long object = Visit.OBJECT;
        for (Map.Entry<String, JsonNode> member : node.properties()) {
          object = Visit.member(object, member.getKey(), all(member.getValue()));
        }
        yield object;
      }
      case ARRAY -> {
        long array = Visit.ARRAY;
        for (JsonNode element : node) {
          array = Visit.element(array, all(element));
        }
        yield array;
      }
      case STRING -> Visit.of(node.stringValue());
      case NUMBER -> number(node);
      case BOOLEAN -> Visit.of(node.booleanValue());
      default -> Visit.NULL;
    };
  }

  private static long number(JsonNode node) {
    if (!node.isIntegralNumber()) {
      return Visit.of(node.doubleValue());
    }
    return Visit.of(node.isBigInteger() ? node.bigIntegerValue().longValue() : node.longValue());
  }
}
