package web;

import streak.Json;
import streak.JsonException;

// @start region="problem"
/** What a server answers to a body that it cannot take: RFC 9457, application/problem+json. */
@Json
public record Problem(int status, String title, String detail) {

  /** The sender is told what is wrong and where, and nothing of the program; the log has the exception. */
  public static Problem of(JsonException e) {
    return new Problem(400, "Bad Request", e.messageForSender());
  }

  public static Problem of(BoundedStream.TooLong e) {
    return new Problem(413, "Content Too Large", e.getMessage());
  }
}
// @end
