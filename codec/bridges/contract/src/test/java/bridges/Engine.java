package bridges;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
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
  },

  JACKSON_2(com.fasterxml.jackson.databind.DatabindException.class) {
    private final com.fasterxml.jackson.databind.ObjectMapper mapper =
        com.fasterxml.jackson.databind.json.JsonMapper.builder()
            .addModule(new streak.jackson2.StreakModule())
            .build();

    @Override
    <T> T read(String document, JsonType<T> type) throws IOException {
      return mapper.readValue(document, mapper.constructType(type.type()));
    }

    @Override
    <T> String write(T value, JsonType<T> type) throws IOException {
      return mapper.writerFor(mapper.constructType(type.type())).writeValueAsString(value);
    }
  },

  JACKSON_3(tools.jackson.databind.DatabindException.class) {
    private final tools.jackson.databind.ObjectMapper mapper =
        tools.jackson.databind.json.JsonMapper.builder()
            .addModule(new streak.jackson3.StreakModule())
            .build();

    @Override
    <T> T read(String document, JsonType<T> type) {
      return mapper.readValue(document, mapper.constructType(type.type()));
    }

    @Override
    <T> String write(T value, JsonType<T> type) {
      return mapper.writerFor(mapper.constructType(type.type())).writeValueAsString(value);
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
  };

  /** What its users catch. */
  final Class<? extends Exception> failure;

  Engine(Class<? extends Exception> failure) {
    this.failure = failure;
  }

  abstract <T> T read(String document, JsonType<T> type) throws IOException;

  abstract <T> String write(T value, JsonType<T> type) throws IOException;
}
