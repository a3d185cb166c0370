package touchstone.contestants.own;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Your type: its fields are the members of your document, by the same names. */
public record Order(
    String id,
    Customer customer,
    List<Line> lines,
    @Nullable String note,
    boolean paid) {

  public record Customer(String name, int since) {}

  public record Line(String article, int quantity, double price) {}
}
