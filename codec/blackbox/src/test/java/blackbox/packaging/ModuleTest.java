package blackbox.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Adapters in a user's named module, which Streak, another module, has to reach. */
class ModuleTest {

  @TempDir
  Path folder;

  private Program program(String directives, String adapter) {
    Program.source(
        folder,
        "module-info.java",
        "module shop { requires transitive streak; " + directives + " }");
    Program.source(folder, "shop/Order.java", """
        package shop;

        import streak.Json;

        @Json
        public record Order(String id, int pieces) {}
        """);
    Program.source(folder, "shop/Main.java", """
        package shop;

        import streak.JsonAdapter;
        import streak.Streak;

        final class Main {
          private Main() {}

          public static void main(String[] args) {
            JsonAdapter<Order> orders = %s;
            System.out.println(orders.toJson(orders.fromJson("{\\"pieces\\": 2, \\"id\\": \\"x\\"}")));
          }
        }
        """.formatted(adapter));
    return Program.asAModule(folder);
  }

  @ParameterizedTest
  @ValueSource(strings = {"exports shop;", "exports shop to streak;", "opens shop to streak;"})
  void anAdapterIsFoundInAPackageThatStreakMayReach(String directives) {
    program(directives, "Streak.create().adapter(Order.class)")
        .run("shop/shop.Main")
        .printed("{\"id\":\"x\",\"pieces\":2}\n");
  }

  @Test
  void anAdapterThatTheProgramMakesNeedsNoneOfThat() {
    program("", "new Order_JsonAdapter()")
        .run("shop/shop.Main")
        .printed("{\"id\":\"x\",\"pieces\":2}\n");
  }

  @Test
  void otherwiseTheRefusalSaysWhatToAdd() {
    Program.Ended ended = program("", "Streak.create().adapter(Order.class)").run("shop/shop.Main");
    assertEquals(1, ended.exit());
    assertTrue(
        ended
            .err()
            .contains(
                "the adapter shop.Order_JsonAdapter is out of reach: expected the module shop to"
                    + " export its package to the module streak; add 'exports shop to streak;' to module-info.java,"
                    + " or use new shop.Order_JsonAdapter()\n"),
        ended.err());
  }
}
