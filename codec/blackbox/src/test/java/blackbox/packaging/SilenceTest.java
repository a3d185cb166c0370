package blackbox.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A program that uses all of the codec needs no flag, has the JVM warn of nothing, and works where the JVM forbids what it
 * otherwise warns of: the flags of JDK 24 and newer that deny {@code sun.misc.Unsafe} and native code.
 */
class SilenceTest {

  private static final String PRINTED = """
      {"id":"\u00e9 \\"1\\"","kind":"SMALL","total":12.50,"weight":0.1,"on":"2026-01-02","of":[{"type":"Cash","cents":1}]}
      2 lines
      expected a number, found a string at /cents (line 1, column 24, byte 23)
      """;

  @TempDir
  Path folder;

  private void sources() {
    Program.source(folder, "shop/Order.java", """
        package shop;

        import java.math.BigDecimal;
        import java.time.LocalDate;
        import java.util.List;
        import streak.Json;

        @Json
        record Order(String id, Kind kind, BigDecimal total, double weight, LocalDate on, List<Payment> of) {
          enum Kind { SMALL, LARGE }

          @Json
          sealed interface Payment {
            @Json
            record Cash(long cents) implements Payment {}

            @Json
            record Card(String number) implements Payment {}
          }
        }
        """);
    Program.source(folder, "shop/Main.java", """
        package shop;

        import java.io.*;
        import java.nio.ByteBuffer;
        import java.nio.charset.StandardCharsets;
        import streak.*;

        final class Main {
          private Main() {}

          public static void main(String[] args) throws IOException {
            JsonAdapter<Order> orders = Streak.create().adapter(Order.class);
            String text = "{\\"id\\": \\"\\u00e9 \\\\\\"1\\\\\\"\\", \\"kind\\": \\"SMALL\\", \\"total\\": 12.50, \\"weight\\": 1e-1,"
                + "\\"on\\": \\"2026-01-02\\", \\"of\\": [{\\"type\\": \\"Cash\\", \\"cents\\": 1}]}";
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            Order order = orders.fromJson(text);
            same(order, orders.fromJson(bytes));
            same(order, orders.fromJson(ByteBuffer.allocateDirect(bytes.length).put(bytes).flip()));
            same(order, orders.fromJson(new ByteArrayInputStream(bytes)));
            PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
            out.println(orders.toJson(order));
            same(orders.toJson(order), new String(orders.toJsonBytes(order), StandardCharsets.UTF_8));
            orders.toJson(order, OutputStream.nullOutputStream());
            JsonReader in = new JsonReader().reset(new ByteArrayInputStream((text + "\\n" + text).getBytes(StandardCharsets.UTF_8)));
            int lines = 0;
            while (!in.atEnd()) {
              same(order, orders.read(in));
              lines++;
            }
            out.println(lines + " lines");
            try {
              Streak.create().adapter(Order.Payment.class).fromJson("{\\"type\\":\\"Cash\\",\\"cents\\":\\"many\\"}");
            } catch (JsonException e) {
              out.println(e.getMessage());
            }
          }

          private static void same(Object a, Object b) {
            if (!a.equals(b)) {
              throw new AssertionError(a + " and " + b);
            }
          }
        }
        """);
  }

  /** Also says which classes were loaded, in a file of its own. */
  private String[] flags(String... more) {
    List<String> flags = new ArrayList<>(List.of(more));
    flags.add("-Xlog:class+load:file=" + folder.resolve("loaded.txt"));
    if (Runtime.version().feature() >= 24) {
      flags.add("--sun-misc-unsafe-memory-access=deny");
      flags.add("--illegal-native-access=deny");
    }
    return flags.toArray(String[]::new);
  }

  private void nothingUnsafeWasLoaded() throws IOException {
    List<String> loaded = Files.readAllLines(folder.resolve("loaded.txt"));
    assertTrue(
        loaded.stream().anyMatch(l -> l.contains(" shop.Order_JsonAdapter ")), "the log is whole");
    assertEquals(
        List.of(), loaded.stream().filter(l -> l.contains(" sun.misc.Unsafe ")).toList());
  }

  @Test
  void onTheClassPath() throws IOException {
    sources();
    Program.onTheClassPath(folder).run("shop.Main", flags()).printed(PRINTED);
    nothingUnsafeWasLoaded();
  }

  @Test
  void asANamedModule() throws IOException {
    sources();
    Program.source(
        folder, "module-info.java", "module shop { requires streak; exports shop to streak; }");
    Program.asAModule(folder).run("shop/shop.Main", flags()).printed(PRINTED);
    nothingUnsafeWasLoaded();
  }

  /** Neither {@code java.logging} nor {@code jdk.unsupported}, where {@code sun.misc.Unsafe} lives, is there at all. */
  @Test
  void withNoModuleOfTheJdkButItsBase() {
    sources();
    Program.onTheClassPath(folder)
        .run("shop.Main", flags("--limit-modules", "java.base"))
        .printed(PRINTED);
  }

  @Test
  void aProgramThatUsesUnsafeIsNotSilent() throws IOException {
    Program.source(folder, "Loud.java", """
        public final class Loud {
          private Loud() {}

          public static void main(String[] args) throws ReflectiveOperationException {
            Class<?> unsafe = Class.forName("sun.misc.Unsafe");
            java.lang.reflect.Field the = unsafe.getDeclaredField("theUnsafe");
            the.setAccessible(true);
            unsafe.getMethod("allocateMemory", long.class).invoke(the.get(null), 8L);
          }
        }
        """);
    Program.Ended ended = Program.onTheClassPath(folder).run("Loud", flags());
    List<String> loaded = Files.readAllLines(folder.resolve("loaded.txt"));
    assertFalse(
        loaded.stream().noneMatch(l -> l.contains(" sun.misc.Unsafe ")), "the log shows it");
    if (Runtime.version().feature() >= 24) {
      assertTrue(ended.err().contains("UnsupportedOperationException"), ended.err());
    }
  }
}
