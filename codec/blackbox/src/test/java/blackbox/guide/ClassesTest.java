package blackbox.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonCreator;
import streak.Streak;

class ClassesTest {

  /** Made by a constructor without parameters; set by its setters, or its fields where they can be seen. */
  @Json
  static class Bean {
    private int x;
    public int y = 2;

    public int getX() {
      return x;
    }

    public void setX(int x) {
      this.x = x;
    }
  }

  /** Made at once: by the only constructor there is, or by what @JsonCreator is on. */
  @Json
  static final class Point {
    private final int x;

    private Point(int x) {
      this.x = x;
    }

    @JsonCreator
    static Point at(int x) {
      return new Point(x);
    }

    int x() {
      return x;
    }
  }

  /** Made step by step: by a nested Builder, or the one that @Json(builder = ...) names. */
  @Json
  static final class Line {
    private final int length;

    private Line(Builder builder) {
      length = builder.length;
    }

    int length() {
      return length;
    }

    static Builder builder() {
      return new Builder();
    }

    static final class Builder {
      private int length = 1;

      Builder length(int length) {
        this.length = length;
        return this;
      }

      Line build() {
        return new Line(this);
      }
    }
  }

  @Test
  void threeWaysToBeMade() {
    Streak streak = Streak.create();
    assertEquals(2, streak.adapter(Bean.class).fromJson("{\"x\":5}").y);
    assertEquals(5, streak.adapter(Point.class).fromJson("{\"x\":5}").x());
    assertEquals(1, streak.adapter(Line.class).fromJson("{}").length());
  }
}
