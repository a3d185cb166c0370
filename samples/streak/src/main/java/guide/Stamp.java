package guide;

import java.time.LocalDateTime;
import streak.time.TimePattern;

// @start region="pattern"
public final class Stamp extends TimePattern<LocalDateTime> {

  public Stamp() {
    super("yyyy-MM-dd HH:mm:ss", LocalDateTime::from);
  }
}
// @end
