package touchstone.report.chart;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The colours by what they mean, each on light paper and on dark. A verdict's has a tint, for grounds that its text stands on.
 *
 * @param colors by name
 */
public record Palette(Map<String, Color> colors) {

  /** Names of the colours that say a verdict. */
  public static final List<String> VERDICTS =
      List.of("reference", "faster", "equivalent", "slower", "undecided", "failed", "plain");

  /** How many colours tell the lines of a chart apart. */
  static final int SERIES = 8;

  private static final double TINT = 0.12;
  private static final Pattern SPACES = Pattern.compile(" +");
  private static final Palette STANDARD = parse(ChartStyle.resource("palette.txt"));

  /** As {@code #rrggbb}. */
  public record Color(String light, String dark) {}

  public static Palette standard() {
    return STANDARD;
  }

  /** The colour of that name; fails when there is none. */
  Color color(String name) {
    Color color = colors.get(name);
    if (color == null) {
      throw new IllegalArgumentException("no colour is called " + name);
    }
    return color;
  }

  private static Palette parse(String lines) {
    Map<String, Color> colors = new LinkedHashMap<>();
    for (String line :
        lines.lines().filter(l -> !l.isBlank() && !l.startsWith("//")).toList()) {
      List<String> words = SPACES.splitAsStream(line.strip()).toList();
      colors.put(words.get(0), new Color(words.get(1), words.get(2)));
    }
    Palette parsed = new Palette(Map.copyOf(colors));
    Color card = parsed.color("card");
    for (String verdict : VERDICTS) {
      Color color = parsed.color(verdict);
      colors.put(
          verdict + "-tint",
          new Color(mix(color.light(), card.light()), mix(color.dark(), card.dark())));
    }
    return new Palette(Map.copyOf(colors));
  }

  private static String mix(String color, String ground) {
    StringBuilder mixed = new StringBuilder("#");
    for (int i = 1; i < 7; i += 2) {
      int of = Integer.parseInt(color.substring(i, i + 2), 16);
      int on = Integer.parseInt(ground.substring(i, i + 2), 16);
      long channel = Math.round(of * TINT + on * (1 - TINT));
      mixed.append(Character.forDigit((int) channel / 16, 16));
      mixed.append(Character.forDigit((int) channel % 16, 16));
    }
    return mixed.toString();
  }

  /** Custom properties of CSS, one a line, for light paper. */
  public String light() {
    return properties(false);
  }

  /** The same for dark paper. */
  public String dark() {
    return properties(true);
  }

  private String properties(boolean dark) {
    StringBuilder out = new StringBuilder();
    colors.keySet().stream().sorted().forEach(name -> {
      Color color = color(name);
      out.append("  --").append(name).append(": ");
      out.append(dark ? color.dark() : color.light()).append(";\n");
    });
    return out.toString();
  }
}
