package touchstone.report.browser;

import com.fasterxml.jackson.databind.JsonNode;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;

/** A page of a browser. */
public final class Page implements AutoCloseable {

  private final DevTools tools;
  private final String target;
  private final String session;

  Page(DevTools tools, String target, String session) {
    this.tools = tools;
    this.target = target;
    this.session = session;
    send("Page.enable");
    send("Runtime.enable");
    send("Log.enable");
    send("Network.enable");
    screen(1280, 900, false);
  }

  private JsonNode send(String method) {
    return send(method, Map.of());
  }

  private JsonNode send(String method, Map<String, ?> parameters) {
    return tools.send(session, method, parameters);
  }

  /** Opens an address and waits until it is loaded. */
  public Page open(String address) throws InterruptedException {
    // Another fragment alone would load nothing.
    load("about:blank");
    load(address);
    // For what the page does once it is loaded; a page whose scripts are off knows no timer to wait
    // for.
    Thread.sleep(50);
    return this;
  }

  private void load(String address) throws InterruptedException {
    int loaded = tools.events(session, "Page.loadEventFired").size();
    send("Page.navigate", Map.of("url", address));
    for (int i = 0; tools.events(session, "Page.loadEventFired").size() == loaded; i++) {
      if (i > 3000) {
        throw new IllegalStateException(address + " did not load");
      }
      Thread.sleep(10);
    }
  }

  /** What an expression of JavaScript is; a promise is waited for. */
  public JsonNode run(String expression) {
    JsonNode answer = send(
        "Runtime.evaluate",
        Map.of("expression", expression, "returnByValue", true, "awaitPromise", true));
    if (answer.has("exceptionDetails")) {
      throw new IllegalStateException(answer.get("exceptionDetails").toString());
    }
    return answer.get("result").path("value");
  }

  public String text(String expression) {
    return run(expression).asText();
  }

  /** The window's size in CSS pixels. */
  public void screen(int width, int height, boolean phone) {
    send(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", phone));
  }

  /** Light or dark, as the system would say; on screen or, with {@code print}, on paper. */
  public void media(String scheme, boolean print) {
    send(
        "Emulation.setEmulatedMedia",
        Map.of(
            "media",
            print ? "print" : "screen",
            "features",
            List.of(
                Map.of("name", "prefers-color-scheme", "value", scheme),
                Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
  }

  public void scripts(boolean allowed) {
    send("Emulation.setScriptExecutionDisabled", Map.of("value", !allowed));
  }

  /** Presses a key, such as {@code Tab}, {@code Enter}, {@code Escape} or a space. */
  public void press(String key) {
    Map<String, Integer> codes = Map.of("Tab", 9, "Enter", 13, "Escape", 27, " ", 32);
    Map<String, Object> down = new HashMap<>();
    down.put("type", "keyDown");
    down.put("key", key);
    down.put("code", key.equals(" ") ? "Space" : key);
    down.put("windowsVirtualKeyCode", codes.get(key));
    if (key.equals("Enter") || key.equals(" ")) {
      down.put("text", key.equals("Enter") ? "\r" : " ");
    }
    send("Input.dispatchKeyEvent", down);
    Map<String, Object> up = new HashMap<>(down);
    up.put("type", "keyUp");
    up.remove("text");
    send("Input.dispatchKeyEvent", up);
  }

  /** The page as a picture, all of it, which is also written to a file. */
  public BufferedImage picture(Path file) throws IOException {
    byte[] png = Base64.getDecoder()
        .decode(
            send("Page.captureScreenshot", Map.of("format", "png", "captureBeyondViewport", true))
                .get("data")
                .asText());
    Files.createDirectories(file.getParent());
    Files.write(file, png);
    return ImageIO.read(new ByteArrayInputStream(png));
  }

  /** The page as it is printed: PDF. */
  public byte[] print() {
    return Base64.getDecoder()
        .decode(send("Page.printToPDF", Map.of("printBackground", true, "preferCSSPageSize", true))
            .get("data")
            .asText());
  }

  /** What the console, the log and uncaught exceptions said. */
  public List<String> complaints() {
    List<String> complaints = new ArrayList<>();
    for (String event :
        List.of("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded")) {
      tools.events(session, event).forEach(e -> complaints.add(e.toString()));
    }
    return complaints;
  }

  /** Addresses that were asked for, data in addresses left out. */
  public List<String> requests() {
    return tools.events(session, "Network.requestWillBeSent").stream()
        .map(e -> e.get("request").get("url").asText())
        .filter(url -> !url.startsWith("data:") && !url.equals("about:blank"))
        .toList();
  }

  @Override
  public void close() {
    tools.send("", "Target.closeTarget", Map.of("targetId", target));
  }
}
