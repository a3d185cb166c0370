package touchstone.harness;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What the processes of contestants run. */
public final class Builds {

  private Builds() {}

  /**
   * By name a hash over the jars of a class path, in its order, or over what a program is made of. The same sources give the same.
   */
  public static Map<String, String> of(Catalog catalog, Collection<String> contestants)
      throws IOException {
    Map<Path, String> hashes = new HashMap<>();
    Map<String, String> builds = new TreeMap<>();
    for (String contestant : contestants) {
      Optional<Runner> runner = catalog.runner(contestant);
      builds.put(
          contestant,
          runner.isPresent()
              ? runner.get().sha256()
              : ofJars(catalog.classPath(contestant), hashes));
    }
    return builds;
  }

  /** Many contestants share a jar: each is read once. */
  private static String ofJars(List<Path> jars, Map<Path, String> known) throws IOException {
    List<String> hashes = new ArrayList<>();
    for (Path jar : jars) {
      String hash = known.get(jar);
      if (hash == null) {
        hash = Sha256.of(jar);
        known.put(jar, hash);
      }
      hashes.add(hash);
    }
    return Sha256.of(hashes);
  }
}
