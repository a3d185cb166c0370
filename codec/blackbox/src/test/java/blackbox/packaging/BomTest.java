package blackbox.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The list of what belongs together. */
class BomTest {

  private static final Path CODEC = Path.of(System.getProperty("touchstone.root"), "codec");

  private static final Pattern ARTIFACT = Pattern.compile("<artifactId>([\\w-]+)</artifactId>");
  private static final Pattern VERSION = Pattern.compile("<version>([^<]+)</version>");

  private static List<String> all(Pattern pattern, String pom) {
    return pattern.matcher(pom).results().map((MatchResult m) -> m.group(1)).toList();
  }

  /** It has no parent to take its version from. */
  @Test
  void itIsOfTheVersionOfWhatItLists() throws IOException {
    String bom = Files.readString(CODEC.resolve("bom/pom.xml"));
    String parent = all(VERSION, Files.readString(CODEC.resolve("pom.xml"))).get(0);
    assertEquals(parent, all(VERSION, bom).get(0));
    List<String> versions = all(VERSION, bom);
    assertEquals(
        List.of("${project.version}"),
        versions.subList(1, versions.size()).stream().distinct().toList());
  }

  @Test
  void whatItListsIsThere() throws IOException {
    List<String> artifacts = all(ARTIFACT, Files.readString(CODEC.resolve("bom/pom.xml")));
    assertEquals("streak-bom", artifacts.get(0));
    for (String artifact : artifacts.subList(1, artifacts.size())) {
      String folder = artifact.replaceFirst("^streak-", "");
      Path module = CODEC.resolve(folder);
      if (!Files.exists(module)) {
        module = CODEC.resolve("bridges").resolve(folder);
      }
      assertEquals(
          true,
          all(ARTIFACT, Files.readString(module.resolve("pom.xml"))).contains(artifact),
          artifact);
    }
  }
}
