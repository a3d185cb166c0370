package touchstone.workloads.users;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.PropertyNamingStrategy;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import touchstone.types.users.Renames;
import touchstone.types.users.Response;
import touchstone.types.users.User;
import touchstone.workloads.Workloads;

/** The documents as the tests look at them. */
final class Documents {

  static final List<String> SIZES =
      List.of("users-tiny", "users-small", "users-medium", "users-large");

  /** Reads and prints the types by their fields, so by the types' own order and nothing of this room's. */
  static final JsonMapper BY_FIELDS = JsonMapper.builder()
      .visibility(PropertyAccessor.ALL, JsonAutoDetect.Visibility.NONE)
      .visibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY)
      .propertyNamingStrategy(new Renamed())
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
      .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
      .build();

  private Documents() {}

  static Stream<String> sizes() {
    return SIZES.stream();
  }

  static Stream<String> ids() {
    return Workloads.all().stream()
        .filter(workload -> workload.type().equals("users"))
        // Larger ones differ from these in the number of users only.
        .filter(workload -> workload.bytes() < 1_000_000)
        .map(touchstone.model.Workload::id);
  }

  static String text(String id) {
    return new String(Workloads.document(id), StandardCharsets.UTF_8);
  }

  static JsonNode tree(String id) {
    return parse(Workloads.document(id));
  }

  static JsonNode parse(byte[] json) {
    try {
      return BY_FIELDS.readTree(json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<User> users(String size) {
    return ((Response) Workloads.expected(size)).getUsers();
  }

  /** The name in the document of a type's property. */
  static String member(Field property) {
    Class<?> type = property.getDeclaringClass();
    Map<String, String> renames =
        type == User.class ? Renames.USER : type == Response.class ? Renames.RESPONSE : Map.of();
    return renames.getOrDefault(property.getName(), property.getName());
  }

  private static final class Renamed extends PropertyNamingStrategy {
    private static final long serialVersionUID = 1;

    @Override
    public String nameForField(MapperConfig<?> config, AnnotatedField field, String name) {
      return member(field.getAnnotated());
    }
  }
}
