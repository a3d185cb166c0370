package touchstone.report.browser;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A Chromium of this machine, without a window and with a profile that is thrown away. */
public final class Chromium implements AutoCloseable {

  private static final List<String> NAMES = List.of(
      "chromium",
      "chromium-browser",
      "google-chrome",
      "google-chrome-stable",
      "chrome.exe",
      "msedge.exe");

  private static final List<String> PLACES = List.of(
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
      "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
      "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe");

  /** Said where there is none. */
  public static final String MISSING =
      "no Chromium on this machine, so the page was not opened in one: install Debian's package chromium, or set CHROME_BIN to a Chromium or Chrome";

  private final Process process;
  private final Path profile;
  private final DevTools tools;

  private Chromium(Process process, Path profile, DevTools tools) {
    this.process = process;
    this.profile = profile;
    this.tools = tools;
  }

  /** The browser that {@code CHROME_BIN} names; else the first one on the path or in a usual place. */
  public static Optional<Path> find() {
    String named = System.getenv("CHROME_BIN");
    if (named != null && !named.isBlank()) {
      return Optional.of(Path.of(named));
    }
    Stream<Path> onPath = Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)));
    return Stream.concat(onPath, PLACES.stream().map(Path::of))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** Starts it. */
  public static Chromium start(Path executable) throws IOException {
    Path profile = Files.createTempDirectory("touchstone-browser");
    Process process = new ProcessBuilder(
            executable.toString(),
            "--headless=new",
            // It opens nothing but files that the test wrote, and its sandbox does not work as
            // root.
            "--no-sandbox",
            "--disable-gpu",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
            "--no-default-browser-check",
            "--remote-debugging-port=0",
            "--user-data-dir=" + profile,
            "about:blank")
        .redirectErrorStream(true)
        .start();
    BufferedReader said = new BufferedReader(process.inputReader(StandardCharsets.UTF_8));
    List<String> lines = new ArrayList<>();
    for (String line = said.readLine(); line != null; line = said.readLine()) {
      lines.add(line);
      int address = line.indexOf("ws://");
      if (line.contains("DevTools listening") && address >= 0) {
        drain(said);
        return new Chromium(
            process, profile, new DevTools(URI.create(line.substring(address).strip())));
      }
    }
    throw new IOException(executable + " did not start: " + lines);
  }

  /** A browser whose output nobody reads stops when the pipe is full. */
  private static void drain(BufferedReader said) {
    Thread thread = new Thread(() -> {
      try {
        while (said.readLine() != null) {
          // What a headless browser grumbles about is of no interest.
        }
      } catch (IOException e) {
        // It has ended.
      }
    });
    thread.setDaemon(true);
    thread.start();
  }

  /** A new page, and nothing in it yet. */
  public Page page() {
    String target = tools
        .send("", "Target.createTarget", Map.of("url", "about:blank"))
        .get("targetId")
        .asText();
    String session = tools
        .send("", "Target.attachToTarget", Map.of("targetId", target, "flatten", true))
        .get("sessionId")
        .asText();
    return new Page(tools, target, session);
  }

  @Override
  public void close() throws IOException {
    tools.close();
    // It answers, as it must, by ending its own helpers first; whoever does not end at once is
    // killed.
    process.destroy();
    try {
      if (!process.waitFor(10, TimeUnit.SECONDS)) {
        process.destroyForcibly().waitFor(10, TimeUnit.SECONDS);
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
    try (Stream<Path> files = Files.walk(profile)) {
      files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    }
  }
}
