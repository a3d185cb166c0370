package touchstone.contestants.micronaut_serde;

import io.micronaut.context.ApplicationContext;
import io.micronaut.core.type.Argument;
import io.micronaut.json.JsonMapper;
import io.micronaut.serde.ObjectMapper;
import io.micronaut.serde.annotation.SerdeImport;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import touchstone.contestants.micronaut_serde.users.Response;
import touchstone.model.Driver;
import touchstone.model.Operation;
import touchstone.model.Operations;
import touchstone.types.everyday.Everyday;

/** The ObjectMapper of an application context, from which programs have it injected. */
@SerdeImport(Everyday.class)
public final class MicronautSerde implements Driver {

  @Override
  public Operations<?> open(String type) {
    return switch (type) {
      case "users" -> operations(Response.class);
      case "everyday" -> operations(Everyday.class);
      default -> throw new IllegalArgumentException("not claimed: " + type);
    };
  }

  private static <T> Operations<T> operations(Class<T> type) {
    // By default what is null or empty is left out, and a pair of surrogates is written as two
    // escapes.
    ApplicationContext context = ApplicationContext.run(Map.of(
        "micronaut.serde.serialization.inclusion",
        "ALWAYS",
        "micronaut.serde.jackson.write-features",
        Map.of("COMBINE_UNICODE_SURROGATES_IN_UTF8", true)));
    Argument<T> argument = Argument.of(type);
    // One for the type alone, as Micronaut's own HTTP server and client make them.
    return new Bound<>(context.getBean(ObjectMapper.class).createSpecific(argument), argument);
  }

  private record Bound<T>(JsonMapper mapper, Argument<T> type) implements Operations<T> {

    @Override
    public boolean sharedByThreads(Operation operation) {
      return true;
    }

    @Override
    public T readString(String document) throws IOException {
      return mapper.readValue(document, type);
    }

    @Override
    public T readBytes(byte[] document) throws IOException {
      return mapper.readValue(document, type);
    }

    @Override
    public T readStream(InputStream document) throws IOException {
      return mapper.readValue(document, type);
    }

    @Override
    public String writeString(T value) throws IOException {
      return mapper.writeValueAsString(type, value);
    }

    @Override
    public byte[] writeBytes(T value) throws IOException {
      return mapper.writeValueAsBytes(type, value);
    }

    @Override
    public void writeStream(T value, OutputStream out) throws IOException {
      mapper.writeValue(out, type, value);
      out.flush();
    }
  }
}
