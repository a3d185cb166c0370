package touchstone.contestants.jackson2;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.Map;
import touchstone.model.Checksum;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.model.Visit;
import touchstone.types.tweets.Picked;

/** Jackson 2's own tree of any document. */
public final class Jackson2Tree implements Driver {

  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER).build();

  @Override
  public Operations<?> open(String type) {
    return new Tree();
  }

  private static final class Tree implements Operations<JsonNode> {
    private final ObjectReader reader = MAPPER.reader();
    private final Checksum sum = new Checksum();

    @Override
    public JsonNode readString(String document) throws IOException {
      return reader.readTree(document);
    }

    @Override
    public JsonNode readBytes(byte[] document) throws IOException {
      return reader.readTree(document);
    }

    @Override
    public Checksum readAll(byte[] document) throws IOException {
      return sum.set(all(readBytes(document)));
    }

    @Override
    public Checksum readTenth(byte[] document) throws IOException {
      long picked = Visit.ARRAY;
      int i = 0;
      for (JsonNode tweet : readBytes(document).get(Picked.RESULTS)) {
        picked = Visit.element(picked, Visit.of(tweet.get(Picked.TEXT).textValue()));
        if (Picked.hasAuthor(i++)) {
          picked = Visit.element(picked, Visit.of(tweet.get(Picked.FROM_USER).textValue()));
        }
      }
      return sum.set(picked);
    }

    @Override
    public byte[] toJson(JsonNode tree) throws IOException {
      return MAPPER.writeValueAsBytes(tree);
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
      case STRING -> Visit.of(node.textValue());
      case NUMBER ->
        node.isIntegralNumber() ? Visit.of(node.longValue()) : Visit.of(node.doubleValue());
      case BOOLEAN -> Visit.of(node.booleanValue());
      default -> Visit.NULL;
    };
  }
}
