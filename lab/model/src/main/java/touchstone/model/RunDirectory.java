package touchstone.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A run on disk: the interface between the rooms, and to the world.
 *
 * <p>Whole files are replaced in one move, so a reader sees the old or the new one. {@code samples.jsonl} only grows: a line
 * is written when its fork ends, and a process that is killed leaves at most one torn line, which the next one cuts off.
 */
public final class RunDirectory {

  private static final String RULES = "rules.json";
  private static final String SAMPLES = "samples.jsonl";
  private static final JsonMapper MAPPER = mapper();
  private static final ObjectWriter PRETTY = MAPPER.writer(new DefaultPrettyPrinter()
      .withObjectIndenter(new DefaultIndenter("  ", "\n"))
      .withArrayIndenter(new DefaultIndenter("  ", "\n")));

  private static final String NO_MEMBER = "%s is damaged: expected a member %s, found none";
  private static final String UNKNOWN =
      "%s is damaged: expected a %s %s, which a cell names, found none";

  /** In its messages: why it shows no source, and what of it could be switched on. */
  private static final Pattern OF_JACKSON =
      Pattern.compile("( \\(start marker at |: enable `| \\(not recognized as one since ).*");

  private final Path path;

  public RunDirectory(Path path) {
    this.path = path;
  }

  public Path path() {
    return path;
  }

  public Path file(String name) {
    return path.resolve(name);
  }

  public Plan plan() throws IOException {
    Plan plan = read("plan.json", Plan.class);
    if (plan.format() == 0) {
      throw new DamagedRun(NO_MEMBER.formatted(file("plan.json"), "format"));
    }
    if (plan.format() != Plan.FORMAT) {
      throw new DamagedRun(
          "%s is of format %s, this Touchstone reads format %s: use the Touchstone that wrote it"
              .formatted(file("plan.json"), plan.format(), Plan.FORMAT));
    }
    whole("plan.json", plan);
    Optional<String> broken = Bounds.broken(plan);
    if (broken.isPresent()) {
      throw new DamagedRun("%s is damaged: %s; put back what the run began with"
          .formatted(file("plan.json"), broken.get()));
    }
    Stream<Cell> cells =
        Stream.concat(plan.cells().stream(), plan.excluded().stream().map(Plan.Exclusion::cell));
    for (Cell cell : cells.toList()) {
      if (plan.contestants().stream().noneMatch(c -> c.name().equals(cell.contestant()))) {
        throw new DamagedRun(UNKNOWN.formatted(file("plan.json"), "contestant", cell.contestant()));
      }
      if (plan.workloads().stream().noneMatch(w -> w.id().equals(cell.workload()))) {
        throw new DamagedRun(UNKNOWN.formatted(file("plan.json"), "workload", cell.workload()));
      }
    }
    for (List<Integer> block : plan.blocks()) {
      for (int index : block) {
        if (index < 0 || index >= plan.cells().size()) {
          throw new DamagedRun("%s is damaged: expected blocks of the %s cells, found the index %s"
              .formatted(file("plan.json"), plan.cells().size(), index));
        }
      }
    }
    return plan;
  }

  public void write(Plan plan) throws IOException {
    writeJson("plan.json", plan);
  }

  public Environment environment() throws IOException {
    return whole("environment.json", read("environment.json", Environment.class));
  }

  public void write(Environment environment) throws IOException {
    writeJson("environment.json", environment);
  }

  public Summary summary() throws IOException {
    return read("summary.json", Summary.class);
  }

  public void write(Summary summary) throws IOException {
    writeJson("summary.json", summary);
  }

  /** What contestants made of the suite's rules; none when the suite has none. */
  public Optional<RuleMatrix> rules() throws IOException {
    return Files.exists(file(RULES))
        ? Optional.of(whole(RULES, read(RULES, RuleMatrix.class)))
        : Optional.empty();
  }

  public void write(RuleMatrix rules) throws IOException {
    writeJson(RULES, rules);
  }

  /**
   * What {@code samples.jsonl} holds.
   *
   * @param samples every whole line
   * @param lines which line of the file each sample is, from 1
   * @param damaged those that are not
   */
  public record Samples(List<Sample> samples, List<Integer> lines, List<Damage> damaged) {

    /** True when no line is damaged but a torn last one, which {@link RunDirectory#mendSamples} cuts off. */
    public boolean isMendable() {
      return damaged.stream().allMatch(Damage::torn);
    }
  }

  /**
   * A line of {@code samples.jsonl} that is no whole sample.
   *
   * @param number of the line, from 1
   * @param torn whether it is the last one, which a process that was killed did not write to its end
   */
  public record Damage(int number, boolean torn) {

    /** Without a period. */
    public String sentence() {
      return "%s line %s %s".formatted(SAMPLES, number, torn ? "is cut off" : "is not a sample");
    }
  }

  /** The samples so far; none when the file is not there. */
  public Samples samples() throws IOException {
    Path file = file(SAMPLES);
    if (!Files.exists(file)) {
      return new Samples(List.of(), List.of(), List.of());
    }
    List<Sample> samples = new ArrayList<>();
    List<Integer> numbers = new ArrayList<>();
    List<Damage> damaged = new ArrayList<>();
    String[] lines = new String(content(SAMPLES), StandardCharsets.UTF_8).split("\n", -1);
    for (int i = 0; i < lines.length; i++) {
      if (lines[i].isBlank()) {
        continue;
      }
      Sample sample = sample(lines[i]);
      if (sample != null) {
        samples.add(sample);
        numbers.add(i + 1);
      } else {
        damaged.add(new Damage(i + 1, i == lines.length - 1));
      }
    }
    return new Samples(List.copyOf(samples), List.copyOf(numbers), List.copyOf(damaged));
  }

  /** The sample that a line holds; null when it is none, lacks what every sample says, or says what no fork can. */
  private static @Nullable Sample sample(String line) {
    try {
      Sample sample = MAPPER.readValue(line, Sample.class);
      return Members.missing(sample).isEmpty() && Bounds.holds(sample) ? sample : null;
    } catch (JsonProcessingException e) {
      return null;
    }
  }

  /** Cuts a torn last line off, so that the next sample starts on a line of its own. */
  public void mendSamples() throws IOException {
    Path file = file(SAMPLES);
    if (!Files.exists(file)) {
      return;
    }
    try (var channel =
        Files.newByteChannel(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      byte[] content = Files.readAllBytes(file);
      int end = content.length;
      while (end > 0 && content[end - 1] != '\n') {
        end--;
      }
      channel.truncate(end);
    }
  }

  /** Appends one line and forces it to the disk. */
  public void append(Sample sample) throws IOException {
    byte[] line = (MAPPER.writeValueAsString(sample) + "\n").getBytes(StandardCharsets.UTF_8);
    try (var channel = FileChannel.open(
        file(SAMPLES),
        StandardOpenOption.CREATE,
        StandardOpenOption.WRITE,
        StandardOpenOption.APPEND)) {
      var buffer = ByteBuffer.wrap(line);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      channel.force(false);
    }
  }

  /** Replaces a file in one move. */
  public void writeText(String name, String content) throws IOException {
    make(path);
    Path temporary = file(name + ".tmp");
    try {
      Files.writeString(temporary, content);
      Files.move(
          temporary,
          file(name),
          StandardCopyOption.REPLACE_EXISTING,
          StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      Files.deleteIfExists(temporary);
      throw e;
    }
  }

  /** Makes a folder, unless it is there, or a link to one is: older releases of JDK 17 throw on links (JDK-8294193). */
  public static void make(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder);
    }
  }

  /** Replaces a file in one move, as indented JSON. */
  public void writeJson(String name, Object value) throws IOException {
    writeText(name, toJson(value));
  }

  /** Indented JSON in the files' style: snake case, {@code \n}, members in the order of the record. */
  public static String toJson(Object value) {
    try {
      return PRETTY.writeValueAsString(value) + "\n";
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A value from JSON in the files' style, such as the line that a child, in whatever language, wrote. */
  public static <T> T fromJson(String json, Class<T> type) throws IOException {
    return MAPPER.readValue(json, type);
  }

  /** What is wrong with a JSON text, for whoever wrote it, with the line, where it is known. */
  public static String fault(JsonProcessingException e) {
    JsonLocation at = e.getLocation();
    return faultAnywhere(e)
        + (at == null || at.getLineNr() < 1 ? "" : ", in line " + at.getLineNr());
  }

  /** Without the place; and without what Jackson says of its own classes and settings. */
  public static String faultAnywhere(JsonProcessingException e) {
    String message = String.valueOf(e.getOriginalMessage());
    if (message.startsWith("No content")) {
      return "it is empty";
    }
    if (isOfMore(e)) {
      return "expected nothing behind the value, found more";
    }
    return e instanceof MismatchedInputException mismatched
        ? "expected %s, found something else".formatted(wanted(mismatched))
        : OF_JACKSON.matcher(message.lines().findFirst().orElse("")).replaceFirst("");
  }

  /** Whether a text is well as far as one value goes, and something is behind it. */
  public static boolean isOfMore(JsonProcessingException e) {
    return String.valueOf(e.getOriginalMessage()).startsWith("Trailing token");
  }

  private static String wanted(MismatchedInputException e) {
    String member = e.getPath().stream()
        .map(step ->
            step.getFieldName() == null ? String.valueOf(step.getIndex()) : step.getFieldName())
        .collect(Collectors.joining("/"));
    return member.isEmpty() ? "an object" : "what belongs to the member " + member;
  }

  private <T> T read(String name, Class<T> type) throws IOException {
    Path file = file(name);
    byte[] content = content(name);
    if (content.length == 0) {
      throw new DamagedRun(file + " is damaged: it is empty");
    }
    try {
      T value = MAPPER.readValue(content, type);
      if (value == null) {
        throw new DamagedRun(file + " is damaged: expected an object, found null");
      }
      return value;
    } catch (JsonProcessingException e) {
      throw new DamagedRun("%s is damaged: %s".formatted(file, fault(e)));
    }
  }

  private byte[] content(String name) throws IOException {
    Path file = file(name);
    if (Files.isRegularFile(path)) {
      throw new DamagedRun("%s is a file: expected a run directory".formatted(path));
    }
    if (Files.isDirectory(file)) {
      throw new DamagedRun("%s is a folder: expected a file".formatted(file));
    }
    try {
      return Files.readAllBytes(file);
    } catch (NoSuchFileException e) {
      throw new DamagedRun(
          Files.notExists(path)
              ? "there is no folder %s: expected a run directory".formatted(path)
              : "%s has no %s: is it a run directory?".formatted(path, name));
    } catch (AccessDeniedException e) {
      throw new DamagedRun("cannot read %s: permission denied".formatted(file));
    }
  }

  private <T> T whole(String name, T value) throws DamagedRun {
    Optional<String> missing = Members.missing(value);
    if (missing.isPresent()) {
      throw new DamagedRun(NO_MEMBER.formatted(file(name), missing.get()));
    }
    return value;
  }

  /** A directory that is no run, or one whose files cannot be read; the message says which and why. */
  public static final class DamagedRun extends IOException {
    DamagedRun(String message) {
      super(message);
    }
  }

  /** A member of few runs: the files of all others are what they were before there was such a thing. */
  @SuppressWarnings("UnusedMethod") // Jackson looks at it
  private interface Rare {
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    List<String> givenUp();
  }

  private static <E extends Enum<E>> JsonSerializer<E> lowerCase() {
    return new JsonSerializer<>() {
      @Override
      public void serialize(E value, JsonGenerator out, SerializerProvider provider)
          throws IOException {
        out.writeString(value.name().toLowerCase(Locale.ROOT));
      }
    };
  }

  private static JsonMapper mapper() {
    SimpleModule words = new SimpleModule();
    words.addSerializer(Operation.class, new JsonSerializer<>() {
      @Override
      public void serialize(Operation value, JsonGenerator out, SerializerProvider provider)
          throws IOException {
        out.writeString(value.id());
      }
    });
    words.addDeserializer(Operation.class, new JsonDeserializer<>() {
      @Override
      public Operation deserialize(JsonParser in, DeserializationContext context)
          throws IOException {
        return Operation.of(in.getText());
      }
    });
    words.addSerializer(Result.class, new JsonSerializer<>() {
      @Override
      public void serialize(Result value, JsonGenerator out, SerializerProvider provider)
          throws IOException {
        out.writeString(value.id());
      }
    });
    words.addSerializer(Archive.class, new JsonSerializer<>() {
      @Override
      public void serialize(Archive value, JsonGenerator out, SerializerProvider provider)
          throws IOException {
        out.writeString(value.id());
      }
    });
    words.addSerializer(Sample.Status.class, lowerCase());
    words.addSerializer(Sample.Role.class, lowerCase());
    words.addSerializer(double.class, new JsonSerializer<Double>() {
      @Override
      public void serialize(Double value, JsonGenerator out, SerializerProvider provider)
          throws IOException {
        if (value.isNaN()) {
          out.writeNull();
        } else {
          out.writeNumber(value);
        }
      }
    });
    // What is not known is no number here and null in a file; what a file of before has no member
    // for is 0.
    words.addDeserializer(double.class, new StdDeserializer<Double>(double.class) {
      @Override
      public Double deserialize(JsonParser in, DeserializationContext context) throws IOException {
        return _parseDoublePrimitive(in, context);
      }

      @Override
      public Double getNullValue(DeserializationContext context) {
        return Double.NaN;
      }

      @Override
      public Object getAbsentValue(DeserializationContext context) {
        return 0.0;
      }
    });
    return JsonMapper.builder()
        .addModule(words)
        .addMixIn(Environment.class, Rare.class)
        .addMixIn(Summary.class, Rare.class)
        .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
        .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
        .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .build();
  }
}
