package web;

import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import streak.JsonException;

// @start region="advice"
/** Tells who sent a bad body where it is wrong; without this, Spring answers 400 and no more. */
@RestControllerAdvice
public final class Refusals {

  @ExceptionHandler
  public ResponseEntity<Problem> unreadable(HttpMessageNotReadableException e) {
    Problem problem = e.getCause() instanceof JsonException json
        ? Problem.of(json)
        : new Problem(400, "Bad Request", "expected a body that can be read");
    return ResponseEntity.badRequest()
        .contentType(MediaType.APPLICATION_PROBLEM_JSON)
        .body(problem);
  }
}
// @end
