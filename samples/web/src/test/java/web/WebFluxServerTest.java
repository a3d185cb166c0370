package web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.http.MediaType;
import org.springframework.http.server.reactive.ReactorHttpHandlerAdapter;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.reactive.config.EnableWebFlux;
import org.springframework.web.reactive.function.client.WebClient;
import org.springframework.web.server.adapter.WebHttpHandlerBuilder;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Sinks;
import reactor.netty.DisposableServer;
import reactor.netty.http.server.HttpServer;

/** Spring WebFlux and WebClient over a socket: a line goes out while the next one is not there yet. */
class WebFluxServerTest {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @EnableWebFlux
  static class Server extends WebFluxTest.Configuration {}

  @RestController
  static class Lines {
    @PostMapping("/lines")
    Flux<User> lines(@RequestBody Flux<User> body) {
      return body;
    }
  }

  @Test
  void aLineIsAnsweredBeforeTheNextOneIsSent() {
    User ann = new User("Ann", 41, "green");
    User bea = new User("Bea", 7, null);
    try (var context = new AnnotationConfigApplicationContext(Server.class, Lines.class)) {
      DisposableServer server = HttpServer.create()
          .host("localhost")
          .port(0)
          .handle(new ReactorHttpHandlerAdapter(
              WebHttpHandlerBuilder.applicationContext(context).build()))
          .bindNow(PATIENCE);
      try {
        Sinks.Many<User> sent = Sinks.many().unicast().onBackpressureBuffer();
        sent.tryEmitNext(ann).orThrow();
        List<User> answers = WebClient.builder()
            .codecs(WebFluxTest::codecs)
            .baseUrl("http://localhost:" + server.port())
            .build()
            .post()
            .uri("/lines")
            .contentType(MediaType.APPLICATION_NDJSON)
            .accept(MediaType.APPLICATION_NDJSON)
            .body(sent.asFlux(), User.class)
            .retrieve()
            .bodyToFlux(User.class)
            .doOnNext(user -> {
              if (user.equals(ann)) {
                sent.tryEmitNext(bea).orThrow();
                sent.tryEmitComplete().orThrow();
              }
            })
            .collectList()
            .block(PATIENCE);
        assertEquals(List.of(ann, bea), answers);
      } finally {
        server.disposeNow(PATIENCE);
      }
    }
  }
}
