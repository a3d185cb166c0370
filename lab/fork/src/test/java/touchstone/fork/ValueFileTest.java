package touchstone.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ValueFileTest {

  enum Color {
    RED,
    GREEN {
      @Override
      public String toString() {
        return "a class of its own";
      }
    }
  }

  record Point(int x, double y, @Nullable String name) {}

  static class Base {
    private final long number;

    Base(long number) {
      if (number < 0) {
        throw new IllegalArgumentException("constructors are not called");
      }
      this.number = number;
    }
  }

  /** No constructor without arguments, final fields, a superclass with one of its own. */
  static final class Derived extends Base {
    private final boolean flag = Boolean.parseBoolean("true");
    private final char letter;
    private final List<Point> points;
    private @Nullable Derived next;

    Derived(long number, char letter, List<Point> points) {
      super(number);
      this.letter = letter;
      this.points = points;
    }
  }

  static final class Nobody {
    static final Nobody INSTANCE = new Nobody();

    private Nobody() {}
  }

  static final class Own extends LinkedHashMap<String, Object> {
    private static final long serialVersionUID = 1;
  }

  private static Object again(@Nullable Object value)
      throws IOException, ReflectiveOperationException {
    Object[] values = ValueFileReader.read(ValueFileWriter.write(Arrays.asList(value, value)));
    assertEquals(2, values.length);
    return values[1];
  }

  @Test
  void scalarsAndCollectionsComeBackEqual() throws IOException, ReflectiveOperationException {
    List<Object> values = Arrays.asList(
        "text with \u00e9, \ud83d\ude00 and \u0000",
        true,
        'x',
        (byte) -1,
        (short) -300,
        -70_000,
        Long.MIN_VALUE,
        1.5f,
        -0.0,
        Double.NaN,
        Color.GREEN,
        null,
        List.of(1, List.of()),
        Set.of("one"),
        Map.of("key", List.of(2.5)));
    assertEquals(values, again(new ArrayList<>(values)));
    assertInstanceOf(HashMap.class, again(Map.of()));
  }

  @Test
  void arraysKeepTheirTypes() throws IOException, ReflectiveOperationException {
    assertTrue(Arrays.equals(new int[] {1, -2}, (int[]) again(new int[] {1, -2})));
    Object points = again(new Point[][] {{new Point(1, 2, null)}, {}});
    assertTrue(Arrays.deepEquals(new Point[][] {{new Point(1, 2, null)}, {}}, (Object[]) points));
  }

  @Test
  void objectsComeBackFieldByFieldWithoutTheirConstructors()
      throws IOException, ReflectiveOperationException {
    Derived value = new Derived(7, 'q', List.of(new Point(1, 0.1, "p")));
    value.next = new Derived(8, 'r', List.of());
    Derived found = (Derived) again(value);
    assertNotSame(value, found);
    assertEquals(Graph.toJson(value), Graph.toJson(found));
    assertEquals(8, ((Base) found.next).number);
    assertTrue(found.flag);
    assertEquals('q', found.letter);
    assertEquals(new Point(1, 0.1, "p"), found.points.get(0));
  }

  @Test
  void whatThereIsOneOfStaysOne() throws IOException, ReflectiveOperationException {
    assertSame(Nobody.INSTANCE, again(Nobody.INSTANCE));
  }

  @Test
  void aLibrarysOwnMapKeepsItsClass() throws IOException, ReflectiveOperationException {
    Own own = new Own();
    own.put("a", List.of(1));
    assertEquals(own, assertInstanceOf(Own.class, again(own)));
  }

  @Test
  void manyClassesHaveNumbersOfTheirOwn() throws IOException, ReflectiveOperationException {
    List<Object> arrays = new ArrayList<>();
    Object deep = new Point[0];
    for (int i = 0; i < 40; i++) {
      arrays.add(deep);
      deep = java.lang.reflect.Array.newInstance(deep.getClass(), 0);
    }
    List<?> found = (List<?>) again(arrays);
    for (int i = 0; i < arrays.size(); i++) {
      assertEquals(arrays.get(i).getClass(), found.get(i).getClass());
    }
  }

  @Test
  void aCycleIsRefused() {
    Derived value = new Derived(1, 'a', List.of());
    value.next = value;
    String message = assertThrows(
            IllegalArgumentException.class, () -> ValueFileWriter.write(List.of(value)))
        .getMessage();
    assertTrue(message.contains("a cycle?"), message);
  }
}
