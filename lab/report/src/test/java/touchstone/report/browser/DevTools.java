package touchstone.report.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A connection of the Chrome DevTools Protocol: commands and their answers, and the events that came meanwhile. */
final class DevTools implements WebSocket.Listener, AutoCloseable {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final int SECONDS = 60;

  private final StringBuilder message = new StringBuilder();
  private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
  private final List<JsonNode> events = new CopyOnWriteArrayList<>();
  private final AtomicInteger next = new AtomicInteger();
  private final WebSocket socket;

  DevTools(URI address) {
    socket = HttpClient.newHttpClient()
        .newWebSocketBuilder()
        .buildAsync(address, this)
        .join();
  }

  /**
   * Sends a command and waits for what it brings.
   *
   * @param session of a page; empty for the browser itself
   */
  JsonNode send(String session, String method, Map<String, ?> parameters) {
    int id = next.incrementAndGet();
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    waiting.put(id, answer);
    Map<String, Object> command = session.isEmpty()
        ? Map.of("id", id, "method", method, "params", parameters)
        : Map.of("id", id, "method", method, "params", parameters, "sessionId", session);
    try {
      socket.sendText(MAPPER.writeValueAsString(command), true).join();
      JsonNode result = answer.get(SECONDS, TimeUnit.SECONDS);
      if (result.has("error")) {
        throw new IllegalStateException(method + ": " + result.get("error"));
      }
      return result.get("result");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (Exception e) {
      throw new IllegalStateException("no answer to " + method, e);
    }
  }

  /** The parameters of the events of that name, in the order in which they came. */
  List<JsonNode> events(String session, String method) {
    return events.stream()
        .filter(e -> e.path("sessionId").asText().equals(session))
        .filter(e -> e.path("method").asText().equals(method))
        .map(e -> e.get("params"))
        .toList();
  }

  @Override
  public CompletionStage<?> onText(WebSocket webSocket, CharSequence data, boolean last) {
    message.append(data);
    if (last) {
      try {
        JsonNode node = MAPPER.readTree(message.toString());
        CompletableFuture<JsonNode> answer =
            node.has("id") ? waiting.remove(node.get("id").intValue()) : null;
        if (answer == null) {
          events.add(node);
        } else {
          answer.complete(node);
        }
      } catch (IOException e) {
        waiting.values().forEach(w -> w.completeExceptionally(e));
      }
      message.setLength(0);
    }
    webSocket.request(1);
    return null;
  }

  @Override
  public void close() {
    socket.abort();
  }
}
