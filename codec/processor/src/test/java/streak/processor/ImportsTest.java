package streak.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.annotation.processing.Processor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Types that cannot be annotated, because somebody else has compiled them. */
class ImportsTest {

  /** A library that knows nothing of Streak. */
  private static final String[] LIBRARY = {
    "package lib; public record Order(String orderId, java.util.List<Item> items, Kind kind, Page<Item> page) {}",
    "package lib; public class Item { private int count; private String theName;"
        + " public int getCount() { return count; } public void setCount(int count) { this.count = count; }"
        + " public String getTheName() { return theName; } public void setTheName(String name) { theName = name; } }",
    "package lib; public enum Kind { A, B }",
    "package lib; public record Page<T>(T first) {}",
    "package lib; public sealed interface Shape { record Circle(double r) implements Shape {} }",
    "package lib; record Hidden(int x) {}",
  };

  private static final String ORDER =
      "{'orderId':'x','items':[{'count':1,'theName':'n'}],'kind':'B','page':{'first':{'count':2,'theName':null}}}";

  private static Path library(Path folder) throws IOException {
    Path library = Files.createDirectory(folder.resolve("library"));
    assertEquals(
        List.of(), Compilation.of(library, List.<Processor>of(), LIBRARY).messages());
    return library;
  }

  /** Compiles against the library, into its folder. */
  private static List<String> compile(Path library, String... sources) {
    List<Processor> processors = List.of(new JsonProcessor());
    return Compilation.of(library, List.of(library), processors, sources).messages();
  }

  private static void same(Path folder, String type, String document) throws IOException {
    try (Loaded loaded = Loaded.from(folder)) {
      String json = document.replace('\'', '"');
      assertEquals(json, loaded.roundTrip(type, json));
    }
  }

  @Test
  void theyAreReadAndWrittenAsIfTheyWereAnnotated(@TempDir Path folder) throws IOException {
    Path library = library(folder);
    assertEquals(
        List.of(),
        compile(
            library,
            "@JsonImport({lib.Order.class, lib.Item.class, lib.Page.class, lib.Shape.class, lib.Shape.Circle.class})"
                + " interface Imports {}",
            "@Json record Holder(lib.Order order, lib.Shape shape) {}"));
    same(library, "lib.Order", ORDER);
    same(library, "a.Holder", "{'order':" + ORDER + ",'shape':{'type':'Circle','r':1.5}}");
  }

  @Test
  void theGuidesExampleIsEnough(@TempDir Path folder) throws IOException {
    Path library = library(folder);
    assertEquals(List.of(), compile(library, Guide.source("imports/Adapters.java")));
    same(library, "lib.Order", ORDER);
  }

  @Test
  void whatTheAnnotationWouldSayIsSaid(@TempDir Path folder) throws IOException {
    Path library = library(folder);
    assertEquals(
        List.of(),
        compile(
            library,
            "@JsonImport(value = lib.Item.class, as = @Json(naming = Json.Naming.SNAKE_CASE, nulls = Json.Nulls.OMIT))"
                + " class Imports {}"));
    same(library, "lib.Item", "{'count':1,'the_name':'n'}");
    same(library, "lib.Item", "{'count':1}");
  }

  /** The adapter is where the type is: another compilation finds it there. */
  @Test
  void anotherModuleMayHaveImportedThem(@TempDir Path folder) throws IOException {
    Path library = library(folder);
    assertEquals(List.of(), compile(library, "@JsonImport(lib.Item.class) class Imports {}"));
    assertEquals(List.of(), compile(library, "@Json record Holder(lib.Item item) {}"));
    same(library, "a.Holder", "{'item':{'count':1,'theName':'n'}}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@JsonImport(java.awt.Point.class) class A {} | STREAK058: A has @JsonImport of java.awt.Point, which is in the module"
            + " java.desktop, whose packages nobody else may have classes in: write an adapter by hand and name it"
            + " with @JsonWith or @Json(with)",
        "@JsonImport(lib.Item.class) class A { @JsonImport(lib.Item.class) class B {} } | STREAK058: B has @JsonImport of"
            + " lib.Item, which is imported by a.A, too: keep one of the two",
        "@JsonImport(int[].class) class A {} | STREAK058: A has @JsonImport of int[], which is no class of its own:"
            + " name that of which it is made",
        "@JsonImport(A.class) @Json record A(int x) {} | STREAK058: A has @JsonImport of a.A, which has @Json itself,"
            + " and its adapter where it was compiled: leave it out",
        "@JsonImport(lib.Order.class) class A {} | STREAK008: 'items' of Order has the type lib.Item, for which there"
            + " is no adapter: annotate that type with @Json, name it in @JsonImport where it is not yours, or write an"
            + " adapter by hand and name it with @JsonWith or @Json(with); as the type is imported: import what it is made"
            + " of, too, or write an adapter of it by hand",
        "@JsonImport(lib.Shape.class) class A {} | STREAK013: Shape permits Shape.Circle, which has no adapter:"
            + " annotate Shape.Circle with @Json; as the type is imported: import what it is made of, too, or write"
            + " an adapter of it by hand",
      })
  void whatCannotBeImportedIsRefused(String source, String words, @TempDir Path folder)
      throws IOException {
    assertEquals(words, compile(library(folder), source).get(0));
  }
}
