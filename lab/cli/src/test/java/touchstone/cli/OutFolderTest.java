package touchstone.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import touchstone.harness.Refusal;
import touchstone.model.RunLock;

class OutFolderTest {

  @TempDir
  Path folder;

  @Test
  void runsThatBeginInTheSameSecondHaveFoldersOfTheirOwn() throws IOException {
    Path runs = folder.resolve("runs");
    try (OutFolder one = OutFolder.named(runs, "20260101-120000");
        OutFolder other = OutFolder.named(runs, "20260101-120000")) {
      assertEquals(runs.resolve("20260101-120000"), one.run().path());
      assertEquals(runs.resolve("20260101-120000-2"), other.run().path());
    }
  }

  @Test
  void whereOneIsAtWorkNobodyElseIs() throws IOException {
    Path out = folder.resolve("out");
    try (OutFolder one = OutFolder.prepare(out)) {
      String begun = assertThrows(Refusal.class, () -> OutFolder.prepare(out)).getMessage();
      assertEquals(
          "another Touchstone is at work in %s: wait until it has ended, or give another --out"
              .formatted(out),
          begun);
      Files.writeString(one.run().file("plan.json"), "{}");
      String again = assertThrows(Refusal.class, () -> OutFolder.again(out)).getMessage();
      assertTrue(again.contains("another Touchstone is at work in " + out), again);
      String held = assertThrows(Refusal.class, () -> OutFolder.prepare(out)).getMessage();
      assertTrue(held.contains("holds a run already: `touchstone run --resume " + out), held);
    }
    OutFolder.again(out).close();
    assertTrue(Files.exists(out.resolve("plan.json")), "what has been written stays");
  }

  @Test
  void whereNoFolderCanBeAnotherIsAskedFor() throws IOException {
    Path file = Files.writeString(folder.resolve("runs"), "mine");
    assertEquals(
        "%s cannot be made, because %s is a file: give another --out"
            .formatted(file.resolve("a/b"), file),
        assertThrows(Refusal.class, () -> OutFolder.prepare(file.resolve("a/b")))
            .getMessage());
    assertEquals(
        "%s cannot be made, because %s is a file: give another --out".formatted(file, file),
        assertThrows(Refusal.class, () -> OutFolder.named(file, "20260101-120000"))
            .getMessage());
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void whereNoFolderIsTakenAnotherIsAskedFor() {
    assertEquals(
        "/proc/x/y cannot be made in /proc: give another --out",
        assertThrows(Refusal.class, () -> OutFolder.prepare(Path.of("/proc/x/y")))
            .getMessage());
  }

  @Test
  void whereNothingWasWrittenNothingIsLeft() throws IOException {
    Path out = folder.resolve("new");
    try (OutFolder made = OutFolder.prepare(out)) {
      Files.createDirectory(made.run().file("quiet"));
    }
    assertFalse(Files.exists(out));
    Path own = Files.createDirectory(folder.resolve("own"));
    OutFolder.prepare(own).close();
    assertTrue(Files.exists(own), "it was there before");
  }

  @Test
  void whatOneThatWasKilledLeftIsNotInTheWay() throws IOException {
    Files.createFile(folder.resolve(RunLock.FILE));
    OutFolder.prepare(folder).close();
    Files.writeString(folder.resolve("notes.txt"), "mine");
    assertThrows(Refusal.class, () -> OutFolder.prepare(folder));
    assertFalse(Files.exists(folder.resolve(RunLock.FILE)));
  }

  /** Whoever is told to go on with such a run would be refused there. */
  @Test
  void aRunThatWasPutTogetherIsNotToBeGoneOnWith() throws IOException {
    Path merged = Files.createDirectory(folder.resolve("merged"));
    Path recorded = Path.of("../../record/speed-tiny");
    Files.copy(recorded.resolve("plan.json"), merged.resolve("plan.json"));
    String machine =
        "{\"os\":\"Linux\",\"arch\":\"amd64\",\"processor\":\"\",\"cores\":2,\"physical_cores\":2,\"memory_bytes\":1}";
    String host =
        "{\"shard\":1,\"machine\":%s,\"started\":\"2026-01-01T00:00:00Z\",\"noise\":{},\"calibration_ns\":null}"
            .formatted(machine);
    Files.writeString(
        merged.resolve("environment.json"),
        Files.readString(recorded.resolve("environment.json"))
            .replace("\"hosts\" : [ ]", "\"hosts\" : [" + host + "]"));
    assertEquals(
        merged + " holds a run already, which was put together of shards: give another --out",
        assertThrows(Refusal.class, () -> OutFolder.prepare(merged)).getMessage());
  }
}
