package touchstone.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A library used with one binding: one row of a table.
 *
 * @param name unique over all libraries, such as {@code gson-autovalue}
 * @param library the folder of its module, such as {@code gson}
 * @param title the library's name as its authors write it
 * @param version the version that was built against
 * @param binding how it binds: {@code reflective}, {@code generated}, {@code tree}, {@code streaming} or {@code overlay}; nothing
 *     is bound where its result is a floor
 * @param format {@code json}, or the name of another format whose rows are shown beside JSON's but never ranked with them
 * @param result what its reading operations leave the caller with; a file that does not say means {@code value}
 * @param driver the class that implements {@link Driver}; of a program in another language, the name that it knows
 * @param types the workload types it claims
 * @param operations the operations it claims
 * @param limits what it cannot do of that, and so does not claim
 * @param jdk the oldest feature release of the JDK that it runs on; {@link #NO_JDK} when it is in another language and needs none
 * @param flags that its JVM needs beside those of every child's, or its program, such as {@code --add-modules=jdk.incubator.vector}
 * @param note how it is used, one sentence for the report
 * @param jar the build that it is measured with instead of the one that it was built against; absent where that is none other
 */
public record Contestant(
    String name,
    String library,
    String title,
    String version,
    String binding,
    String format,
    Result result,
    String driver,
    List<String> types,
    List<Operation> operations,
    List<Limit> limits,
    int jdk,
    List<String> flags,
    String note,
    @Nullable Jar jar) {

  public static final String JSON = "json";

  /** The release of a contestant that needs none: it is shown beside those of every JDK. */
  public static final int NO_JDK = 0;

  public Contestant {
    // Files of before there were several results do not say.
    result = result == null ? Result.VALUE : result;
    flags = flags == null ? List.of() : flags;
  }

  /** With the library that it was built against. */
  public Contestant(
      String name,
      String library,
      String title,
      String version,
      String binding,
      String format,
      Result result,
      String driver,
      List<String> types,
      List<Operation> operations,
      List<Limit> limits,
      int jdk,
      List<String> flags,
      String note) {
    this(
        name,
        library,
        title,
        version,
        binding,
        format,
        result,
        driver,
        types,
        operations,
        limits,
        jdk,
        flags,
        note,
        null);
  }

  /** This contestant under another name, with another build of its library. */
  public Contestant with(String otherName, String otherVersion, Jar otherJar) {
    return new Contestant(
        otherName,
        library,
        title,
        otherVersion,
        binding,
        format,
        result,
        driver,
        types,
        operations,
        limits,
        jdk,
        flags,
        note,
        otherJar);
  }

  /**
   * A build of a library, given by a user.
   *
   * @param of the contestant that is measured with it, such as {@code gson-reflective}
   * @param file the jar's name, without its folder
   * @param sha256 of the jar, in hexadecimal
   * @param bytes its size
   * @param instead the jar of the library whose place it took
   */
  public record Jar(String of, String file, String sha256, long bytes, String instead) {}

  public boolean isJson() {
    return format.equals(JSON);
  }

  /** False when it is in another language. */
  public boolean needsJdk() {
    return jdk != NO_JDK;
  }

  /** True when its rows are ranked: those of another format, and a floor, are only shown beside the others. */
  public boolean isRanked() {
    return isJson() && result != Result.FLOOR;
  }

  public boolean claims(Workload workload, Operation operation) {
    return types.contains(workload.type())
        && operations.contains(operation)
        && operation.suits(workload.type())
        && limits.stream().noneMatch(l -> l.covers(workload, operation));
  }

  /**
   * Something that the library cannot do, whatever its settings.
   *
   * @param operations a glob, such as {@code write-*}
   * @param workloads a glob, such as <code>*&#47;sparse</code>
   * @param reason one sentence, with where it is written down
   */
  public record Limit(String operations, String workloads, String reason) {
    boolean covers(Workload workload, Operation operation) {
      return new Glob(operations).matches(operation.id())
          && new Glob(workloads).matches(workload.id());
    }
  }
}
