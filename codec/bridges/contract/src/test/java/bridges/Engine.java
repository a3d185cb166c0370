package bridges;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import streak.JsonType;
import streak.android.AndroidAdapter;
import streak.gson.StreakTypeAdapterFactory;

/** A library under a bridge, set up as its users do. */
enum Engine {
  GSON(JsonParseException.class) {
    private final Gson gson = new GsonBuilder()
        .registerTypeAdapterFactory(new StreakTypeAdapterFactory())
        .serializeNulls()
        .disableHtmlEscaping()
        .create();

    @Override
    <T> T read(String document, JsonType<T> type) {
      @SuppressWarnings("unchecked") // as Gson has it
      T value = (T) gson.fromJson(document, type.type());
      return value;
    }

    @Override
    <T> String write(T value, JsonType<T> type) {
      return gson.toJson(value, type.type());
    }

    @Override
    String write(Object value) {
      return gson.toJson(value);
    }
  },

  JACKSON_2(com.fasterxml.jackson.databind.DatabindException.class) {
    private final com.fasterxml.jackson.databind.ObjectMapper mapper =
        com.fasterxml.jackson.databind.json.JsonMapper.builder()
            .addModule(new streak.jackson2.StreakModule())
            .build();

    @Override
    <T> T read(String document, JsonType<T> type) throws IOException {
      var known = mapper.constructType(type.type());
      T value = mapper.readValue(document, known);
      byte[] utf8 = document.getBytes(StandardCharsets.UTF_8);
      // Not every type compares its values.
      String written = write(value, type);
      assertEquals(written, write(mapper.readValue(utf8, known), type), "from bytes");
      assertEquals(written, write(mapper.readValue(new Trickle(utf8), known), type), "stream");
      return value;
    }

    @Override
    <T> String write(T value, JsonType<T> type) throws IOException {
      return mapper.writerFor(mapper.constructType(type.type())).writeValueAsString(value);
    }

    @Override
    String write(Object value) throws IOException {
      return mapper.writeValueAsString(value);
    }
  },

  JACKSON_3(tools.jackson.databind.DatabindException.class) {
    private final tools.jackson.databind.ObjectMapper mapper =
        tools.jackson.databind.json.JsonMapper.builder()
            .addModule(new streak.jackson3.StreakModule())
            .build();

    @Override
    <T> T read(String document, JsonType<T> type) {
      var known = mapper.constructType(type.type());
      T value = mapper.readValue(document, known);
      byte[] utf8 = document.getBytes(StandardCharsets.UTF_8);
      // Not every type compares its values.
      String written = write(value, type);
      assertEquals(written, write(mapper.readValue(utf8, known), type), "from bytes");
      assertEquals(written, write(mapper.readValue(new Trickle(utf8), known), type), "stream");
      return value;
    }

    @Override
    <T> String write(T value, JsonType<T> type) {
      return mapper.writerFor(mapper.constructType(type.type())).writeValueAsString(value);
    }

    @Override
    String write(Object value) {
      return mapper.writeValueAsString(value);
    }
  },

  ANDROID(IOException.class) {
    @Override
    <T> T read(String document, JsonType<T> type) throws IOException {
      return AndroidAdapter.of(type).read(new android.util.JsonReader(new StringReader(document)));
    }

    @Override
    <T> String write(T value, JsonType<T> type) throws IOException {
      StringWriter out = new StringWriter();
      AndroidAdapter.of(type).write(new android.util.JsonWriter(out), value);
      return out.toString();
    }

    @Override
    String write(Object value) throws IOException {
      throw new UnsupportedOperationException("it is always told the type");
    }
  };

  /** Hands out one byte at a time. */
  private static final class Trickle extends ByteArrayInputStream {
    Trickle(byte[] bytes) {
      super(bytes);
    }

    @Override
    public synchronized int read(byte[] into, int offset, int length) {
      return super.read(into, offset, Math.min(1, length));
    }
  }

  /** What its users catch. */
  final Class<? extends Exception> failure;

  Engine(Class<? extends Exception> failure) {
    this.failure = failure;
  }

  /** In every way in which the library reads with a parser of its own. */
  abstract <T> T read(String document, JsonType<T> type) throws IOException;

  abstract <T> String write(T value, JsonType<T> type) throws IOException;

  /** A value of which it knows the class alone. */
  abstract String write(Object value) throws IOException;
}
