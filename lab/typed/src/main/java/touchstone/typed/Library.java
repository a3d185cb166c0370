package touchstone.typed;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.jspecify.annotations.Nullable;
import touchstone.model.RunDirectory;

/**
 * How a library reads and writes records, as its documentation says to: what {@value #FILE} holds in the jar of its contestants. In its
 * pieces of source, <code>{root}</code> stands for the type of a document, <code>{type}</code> for the outermost record, which is
 * another where a document is an array or an object of many, and <code>{parse}</code> for {@code parseObject}, or {@code parseArray} or
 * {@code parse} there.
 *
 * @param generated whether the compiler generates its adapters, by a processor
 * @param type the annotation that a record needs; absent where it needs none
 * @param member the annotation that names a component, with {@code %s} for the name as Java writes a string
 * @param avoids a regular expression of names of components that the library takes for something else, as for a getter's: such a
 *     component is called otherwise, and its name told by {@code member}; absent where there are none
 * @param imports of the driver
 * @param object lines of what the driver makes once, where a document is one record
 * @param array the same where it is an array of them; absent where that makes no difference
 * @param map the same where it is an object of them; absent where that is as with an array
 * @param readString an expression, of {@code document}
 * @param readBytes likewise
 * @param writeString of {@code value}
 * @param writeBytes likewise
 * @param helpers lines of methods beside those, where an expression calls one
 * @param nested lines of classes within the driver's, where the library needs one
 * @param shared whether threads share what is made once
 * @param without globs of jars beside the library's own that records do not need
 * @param note how it is used, in a sentence
 */
record Library(
    boolean generated,
    @Nullable String type,
    String member,
    @Nullable String avoids,
    List<String> imports,
    List<String> object,
    @Nullable List<String> array,
    @Nullable List<String> map,
    String readString,
    String readBytes,
    String writeString,
    String writeBytes,
    @Nullable List<String> helpers,
    @Nullable List<String> nested,
    boolean shared,
    List<String> without,
    String note) {

  /** In a jar. */
  static final String FILE = "META-INF/touchstone/typed.json";

  /**
   * What a jar says; empty where it says nothing.
   *
   * @throws IOException also when it is not of the form: that is a mistake of the build
   */
  static Optional<Library> in(Path jar) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      ZipEntry entry = file.getEntry(FILE);
      if (entry == null) {
        return Optional.empty();
      }
      try (InputStream in = file.getInputStream(entry)) {
        String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        return Optional.of(RunDirectory.fromJson(text, Library.class));
      } catch (JsonProcessingException e) {
        throw new IOException(
            "%s in %s is not of its form: %s".formatted(FILE, jar, RunDirectory.fault(e)), e);
      }
    }
  }

  /** Lines of what is made once. */
  List<String> made(Types.Form form) {
    List<String> many = Objects.requireNonNullElse(array, object);
    return switch (form) {
      case RECORD -> object;
      case LIST -> many;
      case MAP -> Objects.requireNonNullElse(map, many);
    };
  }
}
