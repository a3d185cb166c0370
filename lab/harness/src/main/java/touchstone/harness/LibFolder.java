package touchstone.harness;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A folder of jars that a build leaves, such as {@code target/lib}: a class path, or a part of one. */
final class LibFolder {

  /** The artifact, the figures of its version, and what may follow them: {@code -SNAPSHOT}, a classifier. */
  private static final Pattern VERSIONED = Pattern.compile("(.+)-(\\d[^-]*)(-.*)?\\.jar");

  private LibFolder() {}

  /**
   * The jars, by their names; none where there is no such folder.
   *
   * @throws Refusal when one library is there in two versions, as where a build removes nothing: a JVM would take the one that
   *     stands first, whatever the other one's descriptor says; or when no class path can name the folder
   */
  static List<Path> jars(Path lib) throws IOException {
    List<Path> found = new ArrayList<>();
    if (Files.isDirectory(lib)) {
      try (DirectoryStream<Path> stream = Files.newDirectoryStream(lib, "*.jar")) {
        stream.forEach(found::add);
      }
    }
    if (!found.isEmpty() && lib.toString().contains(File.pathSeparator)) {
      throw new Refusal(
          "no class path can hold a path with '%s' in it, as %s has: rename the folder"
              .formatted(File.pathSeparator, lib));
    }
    Collections.sort(found);
    Map<String, Path> versions = new HashMap<>();
    for (Path jar : found) {
      Matcher name = versioned(jar);
      Path other = name.matches() ? versions.put(name.group(1), jar) : null;
      if (other != null
          && isAnotherVersion(other, name.group(2))
          && haveAClassInCommon(jar, other)) {
        throw new Refusal(
            "%s holds both %s and %s, so that it would be left to chance which is measured: remove the one that is not meant"
                .formatted(lib, other.getFileName(), jar.getFileName()));
      }
    }
    return List.copyOf(found);
  }

  private static Matcher versioned(Path jar) {
    return VERSIONED.matcher(jar.getFileName().toString());
  }

  private static boolean isAnotherVersion(Path jar, String version) {
    Matcher name = versioned(jar);
    return name.matches() && !name.group(2).equals(version);
  }

  /** Not so of two artifacts of one name, whose makers do not know each other. */
  private static boolean haveAClassInCommon(Path jar, Path other) throws IOException {
    return !Collections.disjoint(LibraryJars.classes(jar), LibraryJars.classes(other));
  }
}
