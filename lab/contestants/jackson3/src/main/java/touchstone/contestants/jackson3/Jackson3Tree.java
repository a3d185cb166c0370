package touchstone.contestants.jackson3;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** Jackson 3's own tree of any document. */
public final class Jackson3Tree implements Driver {

  @Override
  public Operations<?> open(String type) {
    return new Tree(JsonMapper.shared());
  }

  private static final class Tree implements Operations<JsonNode> {
    private final JsonMapper mapper;
    private final ObjectReader reader;

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
    public byte[] toJson(JsonNode tree) {
      return mapper.writeValueAsBytes(tree);
    }
  }
}
