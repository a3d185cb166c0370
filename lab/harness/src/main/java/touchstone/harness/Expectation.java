package touchstone.harness;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import touchstone.fork.Graph;
import touchstone.model.Checksum;
import touchstone.model.Operation;
import touchstone.model.Result;
import touchstone.model.Visit;
import touchstone.workloads.generate.Document;
import touchstone.workloads.tweets.Tenth;

/** What reading a document must leave, as the JSON that a child shows of it. */
final class Expectation {

  private static final JsonMapper MAPPER = new JsonMapper();

  private Expectation() {}

  static String of(Operation operation, Result contestants, Document document) throws IOException {
    return switch (operation.result(contestants)) {
      case VALUE, REUSED -> Graph.toJson(document.value());
      case TREE, LAZY -> document.text();
      case CHECKSUM -> Graph.toJson(fields(document.value()));
      case VISITED ->
        Graph.toJson(new Checksum()
            .set(
                operation == Operation.READ_ALL
                    ? all(MAPPER.readTree(document.text()))
                    : Tenth.of(document.text())));
      case TOKENS -> Graph.toJson(tokens(document.text()));
      case FLOOR -> Graph.toJson(bytes(document.text()));
    };
  }

  private static Checksum fields(Object value) throws IOException {
    Checksum sum = new Checksum();
    // Graph shows the members in the type's order.
    fold(MAPPER.readTree(Graph.toJson(value)), sum);
    return sum;
  }

  private static void fold(JsonNode node, Checksum sum) {
    if (node.isTextual()) {
      sum.add(node.textValue());
    } else if (node.isBoolean()) {
      sum.add(node.booleanValue());
    } else if (node.isNull()) {
      sum.add(0);
    } else if (node.isIntegralNumber()) {
      sum.add(node.longValue());
    } else if (node.isContainerNode()) {
      if (node.isArray()) {
        sum.add(node.size());
      }
      node.forEach(child -> fold(child, sum));
    } else {
      throw new IllegalArgumentException("no checksum is defined of a fraction: " + node);
    }
  }

  /** As {@link Visit} says. */
  private static long all(JsonNode node) {
    if (node.isTextual()) {
      return Visit.of(node.textValue());
    } else if (node.isBoolean()) {
      return Visit.of(node.booleanValue());
    } else if (node.isNull()) {
      return Visit.NULL;
    } else if (node.isNumber()) {
      return node.isIntegralNumber() ? Visit.of(node.longValue()) : Visit.of(node.doubleValue());
    } else if (node.isArray()) {
      long array = Visit.ARRAY;
      for (JsonNode element : node) {
        array = Visit.element(array, all(element));
      }
      return array;
    }
    long object = Visit.OBJECT;
    for (Map.Entry<String, JsonNode> member : node.properties()) {
      object = Visit.member(object, member.getKey(), all(member.getValue()));
    }
    return object;
  }

  private static Checksum tokens(String document) throws IOException {
    Checksum sum = new Checksum();
    byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
    try (JsonParser parser = MAPPER.createParser(bytes)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        int start = Math.toIntExact(parser.currentTokenLocation().getByteOffset());
        boolean text = token == JsonToken.FIELD_NAME || token == JsonToken.VALUE_STRING;
        sum.add(token.isNumeric() ? '0' : bytes[start]);
        if (text) {
          sum.add(contents(bytes, start));
        } else if (token.isNumeric()) {
          sum.add(parser.getTextLength());
        }
      }
    }
    return sum;
  }

  /** How many bytes stand between the quotation mark at {@code start} and the one that ends the string. */
  private static int contents(byte[] bytes, int start) {
    int i = start + 1;
    while (bytes[i] != '"') {
      i += bytes[i] == '\\' ? 2 : 1;
    }
    return i - start - 1;
  }

  private static Checksum bytes(String document) {
    long sum = 0;
    for (byte b : document.getBytes(StandardCharsets.UTF_8)) {
      sum += b;
    }
    return new Checksum().set(sum);
  }
}
