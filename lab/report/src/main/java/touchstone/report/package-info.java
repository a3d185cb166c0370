/**
 * A run directory in; text, Markdown, CSV and HTML out.
 *
 * <p>A pure function of the directory's {@code plan.json}, {@code environment.json} and {@code samples.jsonl}: no clock, no
 * processes, no JMH. The same run gives the same bytes in five years, on any machine and JDK, in any
 * locale: figures are {@code Figures}' business, and counts go into sentences as {@code %s}, because {@code %d} takes the
 * default locale's digits.
 *
 * <p>{@link touchstone.report.Summaries} judges; {@link touchstone.report.ReportDocument} says it once, as headings, tables
 * and sentences; {@code Markdown}, {@code HtmlParts} and {@link touchstone.report.TerminalSummary} only lay out. {@code HtmlPage}
 * is the report as a page: it shows the same, and what only a page can, and draws with {@code touchstone.report.chart}. What it
 * looks like is {@code page.css}, what it does once it is open {@code page.js}.
 */
@NullMarked
package touchstone.report;

import org.jspecify.annotations.NullMarked;
