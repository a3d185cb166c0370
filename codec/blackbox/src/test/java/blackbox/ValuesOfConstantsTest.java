package blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import streak.Json;
import streak.JsonDefault;
import streak.JsonName;

/** Constants that are called what a method or a field of theirs says, by Jackson's JsonValue. */
class ValuesOfConstantsTest {

  @Json
  enum Side {
    BUY("b\"uy"),
    SELL("séll"),
    @JsonName(value = "none", aliases = "no")
    NONE("n");

    @JsonValue
    private final String code;

    Side(String code) {
      this.code = code;
    }

    String getCode() {
      return code;
    }
  }

  interface Coded {
    @JsonValue
    String code();
  }

  enum Color implements Coded {
    RED {
      @Override
      public String code() {
        return "r";
      }
    },
    GREEN {
      @Override
      public String code() {
        return "g";
      }
    }
  }

  enum Unit {
    METRE("m"),
    SECOND("s");

    @JsonValue
    final String symbol;

    Unit(String symbol) {
      this.symbol = symbol;
    }

    @JsonValue(false)
    String other() {
      return "";
    }
  }

  @Json
  record Order(
      Side side,
      Optional<Color> color,
      EnumSet<Unit> units,
      List<Side> sides,
      Map<Side, Unit> by,
      @JsonDefault("m") Unit unit) {}

  @Test
  void asMembersElementsAndKeys() {
    Ways.same(
        Order.class,
        new Order(
            Side.SELL,
            Optional.of(Color.GREEN),
            EnumSet.of(Unit.SECOND),
            List.of(Side.BUY, Side.NONE),
            Map.of(Side.BUY, Unit.METRE),
            Unit.SECOND),
        "{\"side\":\"séll\",\"color\":\"g\",\"units\":[\"s\"],\"sides\":[\"b\\\"uy\",\"none\"],"
            + "\"by\":{\"b\\\"uy\":\"m\"},\"unit\":\"s\"}");
    Ways.reads(
        Order.class,
        new Order(
            null,
            Optional.empty(),
            EnumSet.noneOf(Unit.class),
            null,
            Map.of(Side.NONE, Unit.METRE),
            Unit.METRE),
        "{\"units\":[],\"by\":{\"no\":\"m\"}}");
  }

  @Test
  void aDocument() {
    Ways.same(Side.class, Side.SELL, "\"séll\"");
    Ways.reads(Side.class, Side.NONE, "\"no\"");
  }

  @Test
  void otherNames() {
    String known = "expected one of b\"uy, séll, none, no, found ";
    Ways.refuses(Order.class, "{\"side\":\"BUY\"}", known + "\"BUY\" at /side");
    Ways.refuses(Order.class, "{\"by\":{\"n\":\"m\"}}", known + "\"n\" at /by");
    Ways.refuses(Side.class, "\"SELL\"", known + "\"SELL\"");
  }

  @Json
  enum Same {
    A,
    B;

    @JsonValue
    String code() {
      return "x";
    }
  }

  @Json
  enum Unnamed {
    A;

    @JsonValue
    String code() {
      return null;
    }
  }

  @Json
  record OfSame(int id, List<Same> sames) {}

  @Json
  record OfUnnamed(Map<Unnamed, String> by) {}

  @Test
  void namesThatDoNotFit() {
    String same = "@JsonValue gives the constants A and B of blackbox.ValuesOfConstantsTest.Same"
        + " the same name: x";
    String unnamed =
        "@JsonValue gives null for the constant A of blackbox.ValuesOfConstantsTest.Unnamed";
    for (Class<?> type : List.of(Same.class, OfSame.class)) {
      refuses(type, same);
    }
    for (Class<?> type : List.of(Unnamed.class, OfUnnamed.class)) {
      refuses(type, unnamed);
    }
  }

  /** However often it is asked for: a class that could not be initialized says something else when it is needed again. */
  private static void refuses(Class<?> type, String reason) {
    for (int i = 0; i < 2; i++) {
      String message = thrown(() -> Ways.STREAK.adapter(type));
      assertTrue(message.contains(reason), message);
      assertEquals(reason, thrown(() -> Ways.REFLECTIVE.adapter(type)));
    }
  }

  private static String thrown(Executable adapter) {
    return assertThrows(IllegalArgumentException.class, adapter).getMessage();
  }
}
