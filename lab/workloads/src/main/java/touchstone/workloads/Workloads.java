package touchstone.workloads;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.model.Workload;
import touchstone.workloads.datatypes.DatatypeGenerator;
import touchstone.workloads.everyday.EverydayGenerator;
import touchstone.workloads.generate.DataFile;
import touchstone.workloads.generate.Description;
import touchstone.workloads.generate.Document;
import touchstone.workloads.generate.Generator;
import touchstone.workloads.market.OrderBookGenerator;
import touchstone.workloads.market.PriceGenerator;
import touchstone.workloads.tweets.TweetsGenerator;
import touchstone.workloads.users.UsersBySizeGenerator;
import touchstone.workloads.users.UsersGenerator;

/**
 * Every document, by the id of its workload: {@code users-large}, or {@code users-large/minified} for a variant.
 *
 * <p>Documents are made anew at each call, so whoever asks may keep or change what it gets.
 */
public final class Workloads {

  private static final List<Generator> GENERATORS = Stream.concat(
          Stream.of(
              new UsersGenerator(),
              new UsersBySizeGenerator(),
              new PriceGenerator(),
              new OrderBookGenerator(),
              new TweetsGenerator()),
          Stream.concat(DatatypeGenerator.all().stream(), Stream.of(new EverydayGenerator())))
      .toList();

  /** What every document measures, so that nobody has to make all of them, some of them large, to know it. */
  private static final List<Workload> ALL =
      List.of(DataFile.read("touchstone/workloads/documents.json", Workload[].class));

  private Workloads() {}

  /** Every document: workload by workload, smallest first, each with its variants. */
  public static List<Workload> all() {
    return ALL;
  }

  /** The document of that id; none when there is no such document. */
  public static Optional<Workload> find(String id) {
    return all().stream().filter(workload -> workload.id().equals(id)).findFirst();
  }

  /** What each workload is, in the order of {@link #all}. */
  public static List<Description> descriptions() {
    return GENERATORS.stream().map(Generator::description).toList();
  }

  /** Every document of the workload, with what right readers and writers make of it. */
  public static List<Document> documents(String id) {
    return source(id).generate();
  }

  /** The workload's file. */
  public static byte[] document(String id) {
    return file(source(id).generate());
  }

  /**
   * What a writer must write of the one document's value, in UTF-8: minified, every member of the type in the type's order,
   * {@code null} where the value is null, no escape but those that RFC 8259 section 7 requires.
   */
  public static byte[] canonical(String id) {
    return utf8(one(id).canonical());
  }

  /** What a reader must return of the one document: for the type {@code users} a {@link touchstone.types.users.Response}. */
  public static Object expected(String id) {
    return one(id).value();
  }

  /** What {@link #all} must say: every document is made and measured. */
  static List<Workload> measured() {
    return sources().stream().map(Source::workload).toList();
  }

  private static Document one(String id) {
    List<Document> documents = documents(id);
    if (documents.size() != 1) {
      throw new IllegalArgumentException(
          id + " is a set of %s documents, not one".formatted(documents.size()));
    }
    return documents.get(0);
  }

  /** The file that holds a workload's documents: the one in UTF-8; of a set, each and a line feed. */
  public static byte[] file(List<Document> documents) {
    return utf8(
        documents.size() == 1
            ? documents.get(0).text()
            : documents.stream().map(d -> d.text() + "\n").collect(Collectors.joining()));
  }

  private static Source source(String id) {
    return sources().stream()
        .filter(source -> source.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown workload: " + id + "; known are "
            + sources().stream().map(Source::id).toList()));
  }

  private static List<Source> sources() {
    List<Source> sources = new ArrayList<>();
    for (Generator generator : GENERATORS) {
      for (Description.Size size : generator.description().sizes()) {
        for (String variant : generator.description().variants().keySet()) {
          sources.add(new Source(generator, size, variant));
        }
      }
    }
    return sources;
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Where a document comes from. */
  private record Source(Generator generator, Description.Size size, String variant) {

    String id() {
      return variant.equals(Workload.PRETTY) ? size.id() : size.id() + "/" + variant;
    }

    List<Document> generate() {
      return generator.generate(size, variant);
    }

    Workload workload() {
      return measured(id(), generator.description().type(), generate());
    }
  }

  /** A workload of documents that are there. */
  static Workload measured(String id, String type, List<Document> documents) {
    LongSummaryStatistics bytes =
        documents.stream().mapToLong(d -> utf8(d.text()).length).summaryStatistics();
    return new Workload(
        id,
        type,
        bytes.getSum(),
        documents.stream().mapToLong(d -> d.text().length()).sum(),
        sha256(file(documents)),
        documents.size(),
        bytes.getMin(),
        bytes.getMax());
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
