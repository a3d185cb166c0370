package blackbox.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a program loads that reads or writes one document and ends. A class takes a few tenths of a millisecond, and the first
 * lambda or joined String some ten: each is longer than the document takes.
 */
class ColdStartTest {

  @TempDir
  Path folder;

  private List<String> loaded(String what) throws IOException {
    Program.source(folder, "shop/Item.java", """
        package shop;

        import java.util.List;
        import streak.Json;

        @Json
        record Item(String name, int count, double price, boolean sold, List<String> tags) {}
        """);
    Program.source(folder, "shop/Main.java", """
        package shop;

        import java.util.List;
        import streak.Streak;

        final class Main {
          private Main() {}

          static final class Begin {
            static void now() {}
          }

          static final class Reads {
            public static void main(String[] args) {
              Begin.now();
              Item item = Streak.create().adapter(Item.class)
                  .fromJson("{\\"name\\":\\"a name of some length\\",\\"count\\":12,\\"price\\":1.25,\\"sold\\":true,\\"tags\\":[\\"x\\"]}");
              System.out.print(item.count());
            }
          }

          static final class Writes {
            public static void main(String[] args) {
              Item item = new Item("a name of some length", 12, 1.25, true, List.of("x"));
              Begin.now();
              System.out.print(Streak.create().adapter(Item.class).toJson(item).length());
            }
          }
        }
        """);
    Path log = folder.resolve("loaded.txt");
    Program.Ended ended = Program.onTheClassPath(folder)
        .run("shop.Main$" + what, "-Xlog:class+load:file=" + log + ":none");
    assertEquals(new Program.Ended(0, what.equals("Reads") ? "12" : "81", ""), ended);
    return Files.readAllLines(log).stream()
        .dropWhile(line -> !line.startsWith("shop.Main$Begin "))
        .filter(line -> line.contains(" source: "))
        .map(line -> line.substring(0, line.indexOf(' ')))
        .toList();
  }

  private static List<String> ofStreak(List<String> loaded) {
    return List.copyOf(
        new TreeSet<>(loaded.stream().filter(name -> name.startsWith("streak.")).toList()));
  }

  /**
   * What no document of ASCII needs, nor a class of Streak's to be verified: encoders and decoders for other text, handles on ints and shorts, and
   * exceptions that nothing throws here.
   */
  private static List<String> needless(List<String> loaded) {
    return loaded.stream()
        .filter(name -> name.startsWith("sun.nio.cs.ISO_8859_1$")
            || name.startsWith("java.lang.invoke.VarHandleByteArrayAsInts")
            || name.startsWith("java.lang.invoke.VarHandleByteArrayAsShorts")
            || List.of(
                    "java.io.UncheckedIOException",
                    "java.lang.IllegalAccessException",
                    "java.lang.IllegalStateException",
                    "java.lang.NumberFormatException")
                .contains(name))
        .toList();
  }

  /** What joins Strings and makes lambdas. JDKs before 25 make one of their own when they make a handle on words. */
  private static List<String> bootstraps(List<String> loaded) {
    Stream<String> joining =
        loaded.stream().filter(n -> n.equals("java.lang.invoke.StringConcatFactory"));
    Stream<String> lambdas = loaded.stream()
        .filter(name -> name.startsWith("streak.") && name.contains("$$Lambda")
            || Runtime.version().feature() >= 25
                && name.equals("java.lang.invoke.LambdaMetafactory"));
    return Stream.concat(joining, lambdas).toList();
  }

  @Test
  void aFirstReadLoadsNothingThatItDoesNotNeed() throws IOException {
    List<String> loaded = loaded("Reads");
    assertEquals(
        List.of(
            "streak.Input",
            "streak.Input$Source",
            "streak.JsonAdapter",
            "streak.JsonException",
            "streak.JsonLimits",
            "streak.JsonNames",
            "streak.JsonNames$Token",
            "streak.JsonReader",
            "streak.NumberInput",
            "streak.Pool",
            "streak.Pools",
            "streak.Streak",
            "streak.StringInput",
            "streak.TextInput",
            "streak.TextSource",
            "streak.internal.CharBytes",
            "streak.internal.DecimalToBinary",
            "streak.internal.Integers",
            "streak.internal.Text",
            "streak.internal.Words"),
        ofStreak(loaded));
    assertEquals(List.of(), bootstraps(loaded));
    assertEquals(List.of(), needless(loaded));
  }

  @Test
  void aFirstWriteLoadsNothingThatItDoesNotNeed() throws IOException {
    List<String> loaded = loaded("Writes");
    assertEquals(
        List.of(
            "streak.JsonAdapter",
            "streak.JsonException",
            "streak.JsonLimits",
            "streak.JsonNames",
            "streak.JsonNames$Token",
            "streak.JsonWriter",
            "streak.Pool",
            "streak.Pools",
            "streak.Streak",
            "streak.StringOutput",
            "streak.internal.BinaryToDecimal",
            "streak.internal.CharBytes",
            "streak.internal.Escapes",
            "streak.internal.Integers",
            "streak.internal.StringBatch",
            "streak.internal.Text",
            "streak.internal.Utf8Encoder",
            "streak.internal.WideRuns",
            "streak.internal.Words"),
        ofStreak(loaded));
    assertEquals(List.of(), bootstraps(loaded));
    assertEquals(List.of(), needless(loaded));
  }
}
