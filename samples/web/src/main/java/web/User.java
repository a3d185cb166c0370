package web;

import org.jspecify.annotations.Nullable;
import streak.Json;
import streak.JsonName;

/** What goes to and fro. */
@Json
public record User(
    String name, int age, @JsonName("eye_color") @Nullable String eyeColor) {

  public User {
    if (age < 0) {
      throw new IllegalArgumentException("the table users holds no age below 0");
    }
  }
}
