package touchstone.contestants.kryo;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.lang.reflect.Field;
import java.util.Map;
import touchstone.types.users.Renames;
import touchstone.types.users.Response;
import touchstone.types.users.User;

/** Reads the JSON documents that are to be translated into Kryo's format. Never timed. */
final class JsonDocuments {

  private static final Map<Class<?>, Map<String, String>> RENAMES =
      Map.of(User.class, Renames.USER, Response.class, Renames.RESPONSE);

  private JsonDocuments() {}

  static <T> T read(byte[] json, Class<T> type) {
    Gson gson =
        new GsonBuilder().setFieldNamingStrategy(JsonDocuments::memberName).create();
    return gson.fromJson(new String(json, UTF_8), type);
  }

  private static String memberName(Field field) {
    String property = field.getName();
    return RENAMES
        .getOrDefault(field.getDeclaringClass(), Map.of())
        .getOrDefault(property, property);
  }
}
