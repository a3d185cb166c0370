package touchstone.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchstone.report.chart.Palette.Color;

class PaletteTest {

  private static Color color(String name) {
    return Palette.standard().color(name);
  }

  /** WCAG 2.2, relative luminance. */
  private static double luminance(String color) {
    double sum = 0;
    double[] weights = {0.2126, 0.7152, 0.0722};
    for (int i = 0; i < 3; i++) {
      double channel = Integer.parseInt(color.substring(1 + 2 * i, 3 + 2 * i), 16) / 255.0;
      sum += weights[i]
          * (channel <= 0.03928 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4));
    }
    return sum;
  }

  private static double contrast(String one, String other) {
    double a = luminance(one) + 0.05;
    double b = luminance(other) + 0.05;
    return Math.max(a, b) / Math.min(a, b);
  }

  private static void assertReadable(String ink, String ground) {
    assertTrue(
        contrast(color(ink).light(), color(ground).light()) >= 4.5, ink + " on light " + ground);
    assertTrue(
        contrast(color(ink).dark(), color(ground).dark()) >= 4.5, ink + " on dark " + ground);
  }

  @Test
  void textCanBeReadOnEveryGroundItStandsOn() {
    assertEquals(21, contrast("#000000", "#ffffff"), 0.001);
    List<String> inks = new ArrayList<>(Palette.VERDICTS);
    inks.addAll(List.of("ink", "soft", "accent"));
    for (String ink : inks) {
      for (String ground : List.of("paper", "card", "shade")) {
        assertReadable(ink, ground);
      }
    }
    Palette.VERDICTS.forEach(verdict -> assertReadable(verdict, verdict + "-tint"));
  }

  /** WCAG 2.2, 1.4.11: what is needed to understand a picture stands out by 3 to 1. */
  @Test
  void linesStandOutFromThePaper() {
    for (int i = 0; i < Palette.SERIES; i++) {
      Color color = color("s" + i);
      assertTrue(contrast(color.light(), color("paper").light()) >= 3, "s" + i);
      assertTrue(contrast(color.dark(), color("paper").dark()) >= 3, "s" + i);
    }
  }

  @Test
  void noTwoVerdictsHaveOneColour() {
    HashSet<String> light = new HashSet<>();
    HashSet<String> dark = new HashSet<>();
    for (String verdict : Palette.VERDICTS) {
      assertTrue(light.add(color(verdict).light()), verdict);
      assertTrue(dark.add(color(verdict).dark()), verdict);
    }
  }
}
