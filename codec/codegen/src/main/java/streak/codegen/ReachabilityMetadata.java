package streak.codegen;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What GraalVM's native-image has to be told of an adapter: {@code Streak.adapter} makes one by a name that it computes, which
 * no analysis of the program finds. A file for each adapter, because a compiler may generate one and leave the others as they are.
 *
 * @see <a href="https://www.graalvm.org/latest/reference-manual/native-image/metadata/">Reachability Metadata</a>
 */
final class ReachabilityMetadata {

  private ReachabilityMetadata() {}

  /**
   * That the adapter's constructor is called by name.
   *
   * @param adapter the adapter's qualified name
   * @param parameters the types of what it takes
   */
  static AdapterGenerator.Resource of(String adapter, List<String> parameters) {
    String types = parameters.stream().map(Source::literal).collect(Collectors.joining(", "));
    return new AdapterGenerator.Resource(
        "META-INF/native-image/streak/" + adapter + "/reflect-config.json",
        """
        [{"name": "%s", "methods": [{"name": "<init>", "parameterTypes": [%s]}]}]
        """.formatted(adapter, types));
  }
}
