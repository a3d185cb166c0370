package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import streak.JsonAdapter;
import streak.Streak;

/** Classes that were compiled into a folder, for a test to try. */
final class Loaded implements AutoCloseable {

  private final URLClassLoader loader;

  private Loaded(URLClassLoader loader) {
    this.loader = loader;
  }

  static Loaded from(Path folder) {
    try {
      URL[] path = {folder.toUri().toURL()};
      return new Loaded(new URLClassLoader(path, Streak.class.getClassLoader()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What a document becomes when it is read and written again. */
  String roundTrip(String type, String document) {
    JsonAdapter<Object> adapter = adapter(type);
    return adapter.toJson(adapter.fromJson(document));
  }

  /**
   * The same of many types, which are nested in one.
   *
   * @param around what their names begin with
   * @param documents by the types' own names: what is read, and what is written of it, with single quotation marks
   */
  void roundTrips(String around, Map<String, List<String>> documents) {
    documents.forEach((type, texts) -> assertEquals(
        texts.get(1).replace('\'', '"'),
        roundTrip(around + type, texts.get(0).replace('\'', '"')),
        type));
  }

  /** The same by way of a tree, in and out. */
  String throughTrees(String type, String document) {
    JsonAdapter<Object> adapter = adapter(type);
    return adapter.toTree(adapter.fromTree(Streak.create().readTree(document))).toString();
  }

  @SuppressWarnings("unchecked") // an adapter writes what it has read
  private JsonAdapter<Object> adapter(String type) {
    try {
      return (JsonAdapter<Object>) Streak.create().adapter(loader.loadClass(type));
    } catch (ClassNotFoundException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @Override
  public void close() throws IOException {
    loader.close();
  }
}
