package touchstone.contestants.dummy;

import com.google.gson.FieldNamingStrategy;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.lang.reflect.Field;
import java.util.Map;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.users.Renames;
import touchstone.types.users.Response;
import touchstone.types.users.User;

/** A library's contestant at its shortest. Gson plays the part of your library. */
public final class DummyDriver implements Driver {

  private static final Map<Class<?>, Map<String, String>> RENAMES =
      Map.of(User.class, Renames.USER, Response.class, Renames.RESPONSE);

  @Override
  public Operations<?> open(String type) {
    // What the library says to make once is made here, before the clock starts.
    Gson gson = new GsonBuilder()
        .serializeNulls()
        .disableHtmlEscaping()
        .setFieldNamingStrategy(new MemberNames())
        .create();
    return new Operations<Response>() {
      @Override
      public Response readString(String document) {
        return gson.fromJson(document, Response.class);
      }

      @Override
      public String writeString(Response value) {
        return gson.toJson(value);
      }
    };
  }

  /** A class and no lambda: the first lambda of a JVM takes milliseconds, and a cold start would wait for it. */
  private static final class MemberNames implements FieldNamingStrategy {
    @Override
    public String translateName(Field field) {
      String property = field.getName();
      return RENAMES
          .getOrDefault(field.getDeclaringClass(), Map.of())
          .getOrDefault(property, property);
    }
  }
}
