package touchstone.workloads.generate;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.UncheckedIOException;

/**
 * Prints a tree. The tree holds decimals as {@link java.math.BigDecimal}, never as double: {@link Double#toString} is not
 * the same on all JDKs.
 */
public final class JsonText {

  /** No white space; escapes only what RFC 8259 section 7 requires. */
  public static final JsonText MINIFIED = new JsonText(new JsonMapper().writer());

  /** Two spaces, {@code \n}, every member and element on a line of its own; escapes only what must be. */
  public static final JsonText PRETTY = new JsonText(MINIFIED.writer.with(indented()));

  /** One line, with a space after each colon and comma; escapes only what must be. */
  public static final JsonText ONE_LINE = new JsonText(MINIFIED.writer.with(spaced()));

  /** As {@link #MINIFIED}, with every character outside of ASCII as <code>&#92;uXXXX</code>, in pairs beyond the basic plane. */
  public static final JsonText MINIFIED_ASCII =
      new JsonText(MINIFIED.writer.with(JsonWriteFeature.ESCAPE_NON_ASCII));

  /** As {@link #PRETTY}, with every character outside of ASCII as <code>&#92;uXXXX</code>, in pairs beyond the basic plane. */
  public static final JsonText PRETTY_ASCII =
      new JsonText(PRETTY.writer.with(JsonWriteFeature.ESCAPE_NON_ASCII));

  private final ObjectWriter writer;

  private JsonText(ObjectWriter writer) {
    this.writer = writer;
  }

  /** Prints as a String, because as bytes Jackson would escape what lies beyond the basic plane. */
  public String print(JsonNode tree) {
    try {
      return writer.writeValueAsString(tree);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static DefaultPrettyPrinter spaced() {
    DefaultPrettyPrinter.NopIndenter line = new DefaultPrettyPrinter.NopIndenter();
    Separators separators = Separators.createDefaultInstance()
        .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
        .withObjectEntrySpacing(Separators.Spacing.AFTER)
        .withArrayValueSpacing(Separators.Spacing.AFTER);
    return new DefaultPrettyPrinter(separators).withObjectIndenter(line).withArrayIndenter(line);
  }

  private static DefaultPrettyPrinter indented() {
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    Separators separators = Separators.createDefaultInstance()
        .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
        .withObjectEmptySeparator("")
        .withArrayEmptySeparator("");
    return new DefaultPrettyPrinter(separators).withObjectIndenter(lines).withArrayIndenter(lines);
  }
}
