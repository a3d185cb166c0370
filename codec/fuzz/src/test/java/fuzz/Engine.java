package fuzz;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import streak.android.AndroidAdapter;
import streak.gson.StreakTypeAdapterFactory;

/** A library under a bridge, set up to write all that Streak writes. */
enum Engine {
  GSON {
    @Override
    Way of(Class<Object> type) {
      Gson gson = new GsonBuilder()
          .registerTypeAdapterFactory(new StreakTypeAdapterFactory())
          .serializeNulls()
          .disableHtmlEscaping()
          .create();
      return new Way() {
        @Override
        public Object read(String document) {
          return gson.fromJson(document, type);
        }

        @Override
        public String write(Object value) {
          return gson.toJson(value, type);
        }
      };
    }
  },

  JACKSON_2 {
    @Override
    Way of(Class<Object> type) {
      var mapper = com.fasterxml.jackson.databind.json.JsonMapper.builder()
          .addModule(new streak.jackson2.StreakModule())
          .build();
      return new Way() {
        @Override
        public Object read(String document) throws IOException {
          return mapper.readValue(document, type);
        }

        @Override
        public String write(Object value) throws IOException {
          return mapper.writerFor(type).writeValueAsString(value);
        }
      };
    }
  },

  JACKSON_3 {
    @Override
    Way of(Class<Object> type) {
      var mapper = tools.jackson.databind.json.JsonMapper.builder()
          .addModule(new streak.jackson3.StreakModule())
          .build();
      return new Way() {
        @Override
        public Object read(String document) {
          return mapper.readValue(document, type);
        }

        @Override
        public String write(Object value) {
          return mapper.writerFor(type).writeValueAsString(value);
        }
      };
    }
  },

  ANDROID {
    @Override
    boolean takes(String document) {
      return document.startsWith("{") || document.startsWith("[");
    }

    @Override
    Way of(Class<Object> type) {
      AndroidAdapter<Object> adapter = AndroidAdapter.of(type);
      return new Way() {
        @Override
        public Object read(String document) throws IOException {
          return adapter.read(new android.util.JsonReader(new StringReader(document)));
        }

        @Override
        public String write(Object value) throws IOException {
          StringWriter out = new StringWriter();
          adapter.write(new android.util.JsonWriter(out), value);
          return out.toString();
        }
      };
    }
  };

  /** One type's values there and back. */
  interface Way {
    Object read(String document) throws IOException;

    String write(Object value) throws IOException;
  }

  /** Some have no documents that are a string or a number alone. */
  boolean takes(String document) {
    return true;
  }

  abstract Way of(Class<Object> type);
}
