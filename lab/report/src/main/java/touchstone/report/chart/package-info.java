/**
 * Numbers and words in, SVG out: the same numbers give the same bytes.
 *
 * <p>A chart is as wide as the place that it stands in. Across, everything is placed in percent of that width, and down in
 * pixels, so text and strokes keep their size on a phone and on a wall. Colours are names of {@link
 * touchstone.report.chart.Palette}; what a colour says, a mark's shape and a word say as well.
 */
@NullMarked
package touchstone.report.chart;

import org.jspecify.annotations.NullMarked;
