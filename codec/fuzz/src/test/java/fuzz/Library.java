package fuzz;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONException;
import com.alibaba.fastjson2.JSONWriter;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.squareup.moshi.JsonDataException;
import com.squareup.moshi.Moshi;
import jakarta.json.bind.Jsonb;
import jakarta.json.bind.JsonbBuilder;
import jakarta.json.bind.JsonbException;
import java.io.IOException;
import java.util.function.LongFunction;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Those whose annotations Streak heeds, as they read and write themselves. */
enum Library {
  JACKSON(JacksonTypes::new, true) {
    private final JsonMapper mapper = JsonMapper.shared();

    @Override
    String written(Object value, Class<?> type) {
      return mapper.writerFor(type).writeValueAsString(value);
    }

    @Override
    Object read(String text, Class<?> type) throws Refused {
      try {
        return mapper.readValue(text, type);
      } catch (JacksonException e) {
        throw new Refused(e);
      }
    }
  },

  GSON(GsonTypes::new, true) {
    private final Gson gson = new GsonBuilder().serializeNulls().create();

    @Override
    String written(Object value, Class<?> type) {
      return gson.toJson(value);
    }

    @Override
    Object read(String text, Class<?> type) throws Refused {
      try {
        return gson.fromJson(text, type);
      } catch (JsonParseException | IllegalArgumentException e) {
        throw new Refused(e);
      }
    }
  },

  MOSHI(MoshiTypes::new, true) {
    private final Moshi moshi = new Moshi.Builder().build();

    @Override
    @SuppressWarnings("unchecked") // it is of that type
    String written(Object value, Class<?> type) {
      return moshi.adapter((Class<Object>) type).serializeNulls().toJson(value);
    }

    @Override
    Object read(String text, Class<?> type) throws Refused {
      try {
        return moshi.adapter(type).fromJson(text);
      } catch (IOException | JsonDataException e) {
        throw new Refused(e);
      }
    }
  },

  JSON_B(JsonBTypes::new, false) {
    private final Jsonb jsonb = JsonbBuilder.create();

    @Override
    String written(Object value, Class<?> type) {
      return jsonb.toJson(value);
    }

    @Override
    Object read(String text, Class<?> type) throws Refused {
      try {
        return jsonb.fromJson(text, type);
      } catch (JsonbException e) {
        throw new Refused(e);
      }
    }
  },

  FASTJSON2(FastjsonTypes::new, true) {
    @Override
    String written(Object value, Class<?> type) {
      return JSON.toJSONString(value, JSONWriter.Feature.WriteNulls);
    }

    @Override
    Object read(String text, Class<?> type) throws Refused {
      // It looks there for the classes of members.
      Thread.currentThread().setContextClassLoader(type.getClassLoader());
      try {
        return JSON.parseObject(text, type);
      } catch (JSONException e) {
        throw new Refused(e);
      }
    }
  };

  /** It does not read a document. */
  static final class Refused extends Exception {
    Refused(Exception cause) {
      super(cause);
    }
  }

  private final LongFunction<ForeignTypes> types;

  /** Whether it writes members that are null; Streak does. */
  final boolean writesNulls;

  Library(LongFunction<ForeignTypes> types, boolean writesNulls) {
    this.types = types;
    this.writesNulls = writesNulls;
  }

  /** Types with its annotations. */
  ForeignTypes types(long seed) {
    return types.apply(seed);
  }

  abstract String written(Object value, Class<?> type);

  abstract Object read(String text, Class<?> type) throws Refused;
}
