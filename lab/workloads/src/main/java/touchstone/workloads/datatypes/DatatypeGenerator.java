package touchstone.workloads.datatypes;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import touchstone.types.datatypes.BigProduct;
import touchstone.types.datatypes.BigRecord;
import touchstone.types.datatypes.BigSum;
import touchstone.types.datatypes.D;
import touchstone.workloads.generate.DataFile;
import touchstone.workloads.generate.Description;
import touchstone.workloads.generate.Document;
import touchstone.workloads.generate.Generator;

/** The one value of a datatype, and the document that everyone must write of it. */
public final class DatatypeGenerator implements Generator {

  private final Description description;
  private final Object value;
  private final String text;

  private DatatypeGenerator(String type, Object value, String text) {
    description =
        DataFile.read("touchstone/workloads/" + type + "/workload.json", Description.class);
    this.value = value;
    this.text = text;
  }

  /** One for each type. */
  public static List<Generator> all() {
    return List.of(
        new DatatypeGenerator("d", d(), D_TEXT),
        new DatatypeGenerator("bigrecord", bigRecord(), members()),
        new DatatypeGenerator("bigproduct", bigProduct(), elements()),
        new DatatypeGenerator("bigsum", BigSum.F25, "\"F25\""));
  }

  @Override
  public Description description() {
    return description;
  }

  @Override
  public List<Document> generate(Description.Size size, String variant) {
    if (!variant.equals("pretty")) {
      throw new IllegalArgumentException("datatypes have no variant " + variant);
    }
    return List.of(new Document(text, value, text));
  }

  private static final String D_TEXT =
      "{\"Record\":{\"testOne\":1234.56789,\"testTwo\":true,\"testThree\":"
          + "{\"Product\":[\"Hello World!\",\"a\",{\"Record\":{\"testOne\":9876.54321,\"testTwo\":false,\"testThree\":"
          + "{\"Product\":[\"Yeehaa!!!\",\"\\n\",{\"Nullary\":[]}]}}}]}}}";

  private static D d() {
    D end = new D.Product("Yeehaa!!!", '\n', new D.Nullary());
    D inner = new D.Product("Hello World!", 'a', new D.Record(9876.54321, false, end));
    return new D.Record(1234.56789, true, inner);
  }

  private static BigRecord bigRecord() {
    return new BigRecord(
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25);
  }

  private static BigProduct bigProduct() {
    return new BigProduct(
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25);
  }

  private static String members() {
    return numbers()
        .mapToObj(i -> String.format(Locale.ROOT, "\"field%1$02d\":%1$s", i))
        .collect(Collectors.joining(",", "{", "}"));
  }

  private static String elements() {
    return numbers().mapToObj(Integer::toString).collect(Collectors.joining(",", "[", "]"));
  }

  private static IntStream numbers() {
    return IntStream.rangeClosed(1, 25);
  }
}
