package touchstone.harness;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import touchstone.model.Contestant;
import touchstone.model.Glob;
import touchstone.model.Operation;
import touchstone.model.Result;

/**
 * What a library says of its contestants, as the file stands: a {@code contestants.json}, or a member of {@code libraries} in a
 * {@code runner.json}.
 *
 * @param library the folder of its module, or its short name
 * @param title the library's name as its authors write it
 * @param version the version that was built against
 */
record Descriptor(String library, String title, String version, List<Binding> contestants) {

  /** In {@code --only} a comma stands between names, an asterisk for any letters; behind an @ is a build. */
  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}._+-]+");

  /**
   * A contestant; members as in {@link Contestant}.
   *
   * @param without globs of jars that only other contestants of the module need: a JVM that starts with them looks through them
   * @param buffers globs of jars that nothing but its operations on buffers needs: a cold start, which has no buffers, is one without them
   */
  record Binding(
      String name,
      String binding,
      String format,
      @Nullable Result result,
      @Nullable String driver,
      List<String> types,
      List<Operation> operations,
      @Nullable List<Contestant.Limit> limits,
      int jdk,
      @Nullable List<String> flags,
      @Nullable List<String> without,
      @Nullable List<String> buffers,
      String note) {

    /**
     * Of the jars of its module those that it is started with.
     *
     * @throws Refusal when it does without a jar that is not there
     */
    List<Path> classPath(String file, List<Path> jars) {
      List<Path> left = new ArrayList<>(jars);
      left.removeAll(named(file, "does without", without, left));
      return List.copyOf(left);
    }

    /**
     * Of those the ones that only buffers need.
     *
     * @throws Refusal when it names a jar that is not there
     */
    List<Path> bufferJars(String file, List<Path> classPath) {
      return named(file, "needs for its buffers", buffers, classPath);
    }

    private List<Path> named(
        String file, String said, @Nullable List<String> globs, List<Path> jars) {
      List<Path> named = new ArrayList<>();
      for (String glob : globs == null ? List.<String>of() : globs) {
        Glob pattern = new Glob(glob);
        List<Path> matching = jars.stream()
            .filter(jar -> pattern.matches(jar.getFileName().toString()))
            .toList();
        if (matching.isEmpty()) {
          throw new Refusal("%s: contestant %s %s '%s', but there is no such jar beside it"
              .formatted(file, name, said, glob));
        }
        named.addAll(matching);
      }
      return List.copyOf(named);
    }
  }

  /** The contestants of a library in Java or another language of its virtual machine. */
  List<Contestant> inJava(String file) {
    requireMembers(file);
    List<Contestant> found = new ArrayList<>();
    for (Binding b : contestants) {
      if (b.driver() == null || b.jdk() == Contestant.NO_JDK || lacksMember(b)) {
        throw new Refusal(
            "%s: contestant %s lacks a member; needed are name, binding, format, driver, types,"
                    .formatted(file, b.name())
                + " operations, jdk, note");
      }
      found.add(contestant(file, b, b.driver(), b.jdk()));
    }
    return found;
  }

  /** The contestants of a program: it knows each by its name, and none of them needs a JDK. */
  List<Contestant> inProgram(String file) {
    requireMembers(file);
    List<Contestant> found = new ArrayList<>();
    for (Binding b : contestants) {
      if (lacksMember(b)) {
        throw new Refusal(
            "%s: contestant %s lacks a member; needed are name, binding, format, types, operations, note"
                .formatted(file, b.name()));
      }
      found.add(contestant(file, b, b.name(), Contestant.NO_JDK));
    }
    return found;
  }

  private void requireMembers(String file) {
    if (isMissingIn(Stream.of(library, title, version, contestants))) {
      throw new Refusal(
          "%s lacks a member; needed are library, title, version, contestants".formatted(file));
    }
    if (isMissingIn(contestants.stream())) {
      throw new Refusal("%s: expected contestants, found null among them".formatted(file));
    }
  }

  private static boolean lacksMember(Binding b) {
    return isMissingIn(
            Stream.of(b.name(), b.binding(), b.format(), b.types(), b.operations(), b.note()))
        || isMissingIn(b.types().stream())
        || isMissingIn(b.operations().stream());
  }

  /** What was read from a file may be null where its type says that it is not. */
  private static boolean isMissingIn(Stream<?> members) {
    return members.anyMatch(member -> member == null);
  }

  private Contestant contestant(String file, Binding b, String driver, int jdk) {
    if (!NAME.matcher(b.name()).matches()) {
      throw new Refusal(
          "%s: contestant '%s' has a name that --only cannot take: expected letters, digits, '.', '_', '+' and '-'"
              .formatted(file, b.name()));
    }
    if (Stream.<@Nullable List<?>>of(b.limits(), b.flags(), b.without(), b.buffers())
        .anyMatch(list -> list != null && isMissingIn(list.stream()))) {
      throw new Refusal(
          "%s: contestant %s has null in its limits, flags, without or buffers: expected what belongs there"
              .formatted(file, b.name()));
    }
    if (b.limits() != null
        && isMissingIn(b.limits().stream()
            .flatMap(l -> Stream.of(l.operations(), l.workloads(), l.reason())))) {
      throw new Refusal(
          "%s: contestant %s has a limit that lacks a member; needed are operations, workloads, reason"
              .formatted(file, b.name()));
    }
    Result result = b.result() == null ? Result.VALUE : b.result();
    if (!result.kept() && b.operations().stream().anyMatch(o -> !o.reads())) {
      throw new Refusal(
          "%s: contestant %s claims to write, but %s cannot be kept and written: claim reading only"
              .formatted(file, b.name(), result.title()));
    }
    return new Contestant(
        b.name(),
        library,
        title,
        version,
        b.binding(),
        b.format(),
        result,
        driver,
        b.types(),
        b.operations(),
        b.limits() == null ? List.of() : b.limits(),
        jdk,
        b.flags() == null ? List.of() : b.flags(),
        b.note());
  }
}
