package touchstone.report;

import java.util.List;
import touchstone.model.Profile;

/** A profile for a terminal. */
public final class ProfileText {

  /** Rows of each table: what is below them is a per cent or two. */
  private static final int MOST_ROWS = 20;

  /** In text of the kind below, the share whose chance is told. */
  private static final double EXAMPLE = 0.1;

  private static final double NORMAL_95 = 1.96;

  private ProfileText() {}

  /** The text; ends in a line feed. */
  public static String render(Profile profile) {
    double chance = NORMAL_95 * Math.sqrt(EXAMPLE * (1 - EXAMPLE) / profile.samples());
    StringBuilder out = new StringBuilder();
    out.append("Where the time goes: %s, %s in %s s.\n"
        .formatted(
            profile.cell(),
            Words.count(profile.samples(), "sample"),
            Figures.decimals(profile.seconds(), 0)));
    out.append("An operation took this JVM %s, the recorder's part included; others may differ.\n"
        .formatted(Figures.time(1e9 * profile.seconds() / profile.operations())));
    out.append("By chance alone a share of %s is off by up to %s points; collections took %s.\n\n"
        .formatted(
            Figures.percent(EXAMPLE),
            Figures.decimals(100 * chance, 1),
            Figures.percent(profile.collecting())));
    out.append(TextTable.of(new Table(
        List.of(
            Table.Column.right("Self"), Table.Column.right("With"), Table.Column.left("Method")),
        profile.methods().stream()
            .limit(MOST_ROWS)
            .map(m -> List.of(Figures.percent(m.self()), Figures.percent(m.with()), m.name()))
            .toList())));
    if (profile.allocations().isEmpty()) {
      return out.append("\nNo allocation was sampled.\n").toString();
    }
    out.append("\nWhat is allocated, and by whom outside of the JDK:\n\n");
    out.append(TextTable.of(new Table(
        List.of(
            Table.Column.right("Bytes"), Table.Column.left("Type"), Table.Column.left("Method")),
        profile.allocations().stream()
            .limit(MOST_ROWS)
            .map(a -> List.of(Figures.percent(a.share()), a.type(), a.by()))
            .toList())));
    return out.toString();
  }
}
