package touchstone.workloads.users;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchstone.types.users.Response;
import touchstone.workloads.Workloads;

/** Document, value and canonical form agree; the judge is Jackson on the types' own fields. */
class CanonicalTest {

  @ParameterizedTest
  @MethodSource("touchstone.workloads.users.Documents#ids")
  void theValuePrintedIsTheCanonicalForm(String id) throws IOException {
    String printed = Documents.BY_FIELDS.writeValueAsString(Workloads.expected(id));
    assertEquals(printed, canonical(id));
  }

  @ParameterizedTest
  @MethodSource("touchstone.workloads.users.Documents#ids")
  void theDocumentLessStrangersAndWithNullsIsTheCanonicalForm(String id) throws IOException {
    JsonNode document = Documents.tree(id);
    JsonNode canonical = Documents.parse(Workloads.canonical(id));
    assertEquals(canonical, known(document, Response.class));
  }

  private static String canonical(String id) {
    return new String(Workloads.canonical(id), StandardCharsets.UTF_8);
  }

  /** What a type knows of a tree. */
  private static JsonNode known(JsonNode tree, Type type) {
    if (type instanceof ParameterizedType list && tree.isArray()) {
      Type element = list.getActualTypeArguments()[0];
      List<JsonNode> elements = tree.valueStream().map(e -> known(e, element)).toList();
      return Documents.BY_FIELDS.createArrayNode().addAll(elements);
    }
    if (type instanceof Class<?> bean && bean.getPackage() == Response.class.getPackage()) {
      ObjectNode known = Documents.BY_FIELDS.createObjectNode();
      for (var field : bean.getDeclaredFields()) {
        String name = Documents.member(field);
        JsonNode value = tree.path(name);
        known.set(
            name, value.isMissingNode() ? known.nullNode() : known(value, field.getGenericType()));
      }
      return known;
    }
    return tree;
  }
}
