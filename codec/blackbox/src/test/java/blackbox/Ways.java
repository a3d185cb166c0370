package blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.function.Executable;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonType;
import streak.Streak;
import streak.reflective.ReflectiveAdapters;
import streak.tree.JsonValue;

/** The contract of every adapter, generated or reflective: each way in and out gives the same. */
final class Ways {

  static final ReflectiveAdapters REFLECTIVE = new ReflectiveAdapters();

  /** Takes generated adapters where there are any: when these tests were compiled with the processor. */
  static final Streak STREAK = Streak.create().with(REFLECTIVE);

  private Ways() {}

  /** All that there are for the type: they may not differ in anything that can be seen. */
  static <T> List<JsonAdapter<T>> adapters(Class<T> type) {
    return List.of(STREAK.adapter(type), REFLECTIVE.adapter(type));
  }

  /** The same. */
  static <T> List<JsonAdapter<T>> adapters(JsonType<T> type) {
    return List.of(STREAK.adapter(type), REFLECTIVE.adapter(type));
  }

  static <T> List<Function<String, T>> in(JsonAdapter<T> adapter) {
    return List.of(
        adapter::fromJson,
        s -> adapter.fromJson(utf8(s)),
        s -> adapter.fromJson(new ByteArrayInputStream(utf8(s))),
        s -> adapter.fromJson(trickle(utf8(s))),
        s -> adapter.fromJson(ByteBuffer.wrap(utf8(s))));
  }

  static <T> List<Function<T, String>> out(JsonAdapter<T> adapter) {
    return List.of(
        adapter::toJson,
        value -> new String(adapter.toJsonBytes(value), StandardCharsets.UTF_8),
        value -> {
          ByteArrayOutputStream stream = new ByteArrayOutputStream();
          try {
            adapter.toJson(value, stream);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
          return stream.toString(StandardCharsets.UTF_8);
        },
        value -> adapter.toTree(value).toString());
  }

  /** Every way in gives the value; every way out gives the document. */
  static <T> void same(Class<T> type, T value, String document) {
    adapters(type).forEach(adapter -> same(adapter, value, document));
  }

  static <T> void same(JsonType<T> type, T value, String document) {
    adapters(type).forEach(adapter -> same(adapter, value, document));
  }

  static <T> void same(JsonAdapter<T> adapter, T value, String document) {
    reads(adapter, value, document);
    out(adapter).forEach(write -> assertEquals(document, write.apply(value)));
  }

  static <T> void reads(Class<T> type, T value, String document) {
    adapters(type).forEach(adapter -> reads(adapter, value, document));
  }

  static <T> void reads(JsonType<T> type, Object value, String document) {
    adapters(type).forEach(adapter -> reads(adapter, value, document));
  }

  static <T> void reads(JsonAdapter<T> adapter, Object value, String document) {
    in(adapter).forEach(read -> assertEquals(value, read.apply(document)));
    assertEquals(value, adapter.fromTree(STREAK.readTree(document)), "from a tree");
    assertEquals(value, adapter.fromTree(STREAK.readLazyTree(document)), "from a lazy tree");
  }

  static <T> void writes(Class<T> type, T value, String document) {
    for (JsonAdapter<T> adapter : adapters(type)) {
      out(adapter).forEach(write -> assertEquals(document, write.apply(value)));
    }
  }

  static <T> void refuses(Class<T> type, String document, String words) {
    refuses(adapters(type), document, words);
  }

  static <T> void refuses(JsonType<T> type, String document, String words) {
    refuses(adapters(type), document, words);
  }

  /** All of them refuse the document on every way in, with messages that begin so and are the same. */
  private static <T> void refuses(List<JsonAdapter<T>> adapters, String document, String words) {
    adapters.forEach(adapter -> refuses(adapter, document, words));
    List<String> messages = messages(adapters.get(0), document);
    adapters.forEach(adapter -> assertEquals(messages, messages(adapter, document)));
  }

  private static <T> List<String> messages(JsonAdapter<T> adapter, String document) {
    return in(adapter).stream().map(read -> message(read, document)).toList();
  }

  private static String message(Function<String, ?> read, String document) {
    return refused(() -> read.apply(document)).getMessage();
  }

  /** Has no cause: it is neither what the type's own code refuses, nor a fault of Streak's own that is taken for that. */
  static JsonException refused(Executable reading) {
    JsonException refusal = assertThrows(JsonException.class, reading);
    if (refusal.getCause() != null) {
      throw new AssertionError(refusal);
    }
    return refusal;
  }

  /** Every way in refuses the document with a message that begins so; and so does its tree, where it has one. */
  static <T> void refuses(JsonAdapter<T> adapter, String document, String words) {
    tree(document)
        .ifPresent(tree -> assertEquals(
            message(adapter::fromJson, tree.toString()),
            refused(() -> adapter.fromTree(tree)).getMessage()));
    for (String message : messages(adapter, document)) {
      assertEquals(words, message.substring(0, Math.min(words.length(), message.length())));
    }
  }

  private static Optional<JsonValue> tree(String document) {
    try {
      return Optional.of(STREAK.readTree(document));
    } catch (JsonException e) {
      return Optional.empty();
    }
  }

  private static byte[] utf8(String s) {
    return s.getBytes(StandardCharsets.UTF_8);
  }

  /** Hands out one byte at a time. */
  private static InputStream trickle(byte[] bytes) {
    return new ByteArrayInputStream(bytes) {
      @Override
      public synchronized int read(byte[] into, int offset, int length) {
        return super.read(into, offset, Math.min(1, length));
      }
    };
  }
}
