package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JdkTest {

  @TempDir
  Path home;

  @BeforeEach
  void java() throws IOException {
    Path java = Files.createDirectory(home.resolve("bin")).resolve("java");
    assertTrue(Files.createFile(java).toFile().setExecutable(true));
  }

  private void release(String text) throws IOException {
    Files.writeString(home.resolve("release"), text);
  }

  private String refusal() {
    return String.valueOf(assertThrows(Refusal.class, () -> Jdk.at(home)).getMessage());
  }

  @Test
  void aJdkSaysItsReleaseItself() throws IOException {
    release("IMPLEMENTOR=\"A vendor\"\nJAVA_VERSION=\"25.0.1\"\n");
    assertEquals(25, Jdk.at(home).feature());
    assertEquals("A vendor", Jdk.at(home).jvm().vendor());
  }

  @Test
  void anOldOneIsNamedByItsRelease() throws IOException {
    release("JAVA_VERSION=\"1.8.0_392\"\n");
    assertEquals(
        "the JDK at %s is release 8: the lab needs 17 or newer".formatted(home), refusal());
    release("JAVA_VERSION=\"11.0.2\"\n");
    assertTrue(refusal().contains("is release 11: the lab needs 17 or newer"), refusal());
  }

  @Test
  void aFolderThatOnlyLooksLikeOneIsRefused() throws IOException {
    assertTrue(
        refusal().startsWith("no JDK at " + home + ": there is a bin/java, but no "), refusal());
    release("");
    assertTrue(refusal().contains("expected a JAVA_VERSION such as 25.0.1, found ''"), refusal());
    release("JAVA_VERSION=\"soon\"");
    assertTrue(refusal().contains("found 'soon'"), refusal());
    release("JAVA_VERSION=\"\\uno\"");
    assertTrue(refusal().startsWith(home.resolve("release") + " is damaged ("), refusal());
    Files.write(home.resolve("release"), new byte[] {(byte) 0xFF, (byte) 0xFE});
    assertTrue(refusal().contains("expected a JAVA_VERSION such as 25.0.1, found ''"), refusal());
  }
}
