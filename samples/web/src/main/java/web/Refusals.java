package web;

import org.springframework.core.NestedRuntimeException;
import org.springframework.core.codec.DecodingException;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.server.ServerWebInputException;
import streak.JsonException;

// @start region="advice"
/** Tells who sent a bad body where it is wrong; without this, Spring answers 400 and no more. */
@RestControllerAdvice
public final class Refusals {

  /** Of Spring MVC; of WebFlux, whose codecs put an exception between. */
  @ExceptionHandler({HttpMessageNotReadableException.class, ServerWebInputException.class})
  public ResponseEntity<Problem> unreadable(NestedRuntimeException e) {
    Throwable cause =
        e.getCause() instanceof DecodingException codec ? codec.getCause() : e.getCause();
    Problem problem = cause instanceof JsonException json
        ? Problem.of(json)
        : new Problem(400, "Bad Request", "expected a body that can be read");
    return ResponseEntity.badRequest()
        .contentType(MediaType.APPLICATION_PROBLEM_JSON)
        .body(problem);
  }
}
// @end
