package touchstone.harness;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import touchstone.fork.RulesMain;
import touchstone.model.Contestant;
import touchstone.model.RuleMatrix;
import touchstone.workloads.RuleSet;

/**
 * Has contestants read the documents of rules, each contestant in a JVM of its own, and says who keeps which. Nobody is left out
 * for what it says: the gate decides who is timed.
 */
public final class RuleCheck {

  /** For all rules of a contestant. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** Of what a library says, so much is shown. */
  private static final int SHOWN = 300;

  private final Commands commands;
  private final Documents files;

  public RuleCheck(Catalog catalog, Documents documents) {
    this.commands = new Commands(catalog);
    this.files = documents;
  }

  /** True when the contestant takes part. */
  public static boolean takesPart(Contestant contestant, RuleSet rules) {
    return contestant.types().contains(rules.name());
  }

  /**
   * What contestants make of rules.
   *
   * @param contestants those that take part are asked
   * @param flags of the child JVMs
   * @param stop true when the user asked to stop; what has not been asked by then has no finding
   */
  public RuleMatrix check(
      RuleSet rules,
      List<Contestant> contestants,
      Iterable<Jdk> jdks,
      List<String> flags,
      BooleanSupplier stop)
      throws IOException, InterruptedException {
    List<RuleMatrix.Finding> findings = new ArrayList<>();
    for (Jdk jdk : jdks) {
      for (Contestant contestant : contestants) {
        if (takesPart(contestant, rules)
            && contestant.jdk() <= jdk.feature()
            && !stop.getAsBoolean()) {
          findings.addAll(check(rules, contestant, jdk, flags, stop));
        }
      }
    }
    return new RuleMatrix(
        rules.title(),
        rules.rules().stream().map(r -> new RuleMatrix.Rule(r.id(), r.title())).toList(),
        findings,
        rules.pairs());
  }

  private List<RuleMatrix.Finding> check(
      RuleSet rules, Contestant contestant, Jdk jdk, List<String> flags, BooleanSupplier stop)
      throws IOException, InterruptedException {
    Path out = files.scratch();
    Path lines = out.resolve("rules");
    Files.write(lines, rules.rules().stream().map(r -> line(rules, r)).toList());
    List<RuleMatrix.Finding> findings = new ArrayList<>();
    while (findings.size() < rules.rules().size() && !stop.getAsBoolean()) {
      List<String> command = commands.of(
          jdk,
          flags,
          contestant,
          RulesMain.class,
          List.of(
              "driver=" + contestant.driver(),
              "rules=" + lines,
              "from=" + findings.size(),
              "out=" + out));
      BooleanSupplier over = Child.after(PATIENCE);
      Child.End end = Child.start(command, out.resolve("output"))
          .await(() -> stop.getAsBoolean() || over.getAsBoolean());
      for (int i = findings.size(); i < rules.rules().size(); i++) {
        Path answers = out.resolve(i + ".answers");
        if (!Files.exists(answers)) {
          break;
        }
        RuleSet.Rule rule = rules.rules().get(i);
        Verdict verdict = judge(rule, Files.readAllLines(answers));
        findings.add(new RuleMatrix.Finding(
            contestant.name(), rule.id(), jdk.feature(), verdict.outcome(), verdict.message()));
      }
      if (findings.size() < rules.rules().size() && !stop.getAsBoolean()) {
        findings.add(new RuleMatrix.Finding(
            contestant.name(),
            rules.rules().get(findings.size()).id(),
            jdk.feature(),
            end.exit() == null ? "hung" : "crashed",
            end.exit() == null
                ? "no answer after %d s".formatted(PATIENCE.toSeconds())
                : "its JVM ended with %s: %s".formatted(end.words(), shown(end.tail()))));
      }
    }
    Documents.delete(out);
    return findings;
  }

  private static String line(RuleSet rules, RuleSet.Rule rule) {
    StringBuilder line =
        new StringBuilder(rules.name() + "/" + rule.type() + "\t" + rule.threads());
    for (RuleSet.Step step : rule.steps()) {
      byte[] document = step.document().toString().getBytes(StandardCharsets.UTF_8);
      line.append('\t').append(Base64.getEncoder().encodeToString(document));
    }
    return line.toString();
  }

  // ---- judging ----

  /** As {@link RuleMatrix.Finding} has them. */
  record Verdict(String outcome, String message) {}

  /**
   * Judges a rule by its answers, which are as {@link RulesMain} leaves them. The first answer that is not right decides; where all
   * are right, what was said when the last document was refused is worth showing.
   */
  static Verdict judge(RuleSet.Rule rule, List<String> answers) throws IOException {
    String said = "";
    for (int i = 0; i < rule.steps().size(); i++) {
      RuleSet.Step step = rule.steps().get(i);
      for (String answer : answers.get(i).split("\t", -1)) {
        String kind = answer.substring(0, answer.indexOf(':'));
        String text = new String(
            Base64.getDecoder().decode(answer.substring(kind.length() + 1)),
            StandardCharsets.UTF_8);
        if (kind.equals("impossible")) {
          return new Verdict("impossible", shown(text.substring(text.indexOf(' ') + 1)));
        }
        Optional<String> wrong = wrong(step, kind.equals("value"), text);
        if (wrong.isPresent()) {
          return new Verdict("failed", wrong.get());
        }
        said = kind.equals("value") ? said : shown(text);
      }
    }
    return new Verdict("passed", said);
  }

  private static Optional<String> wrong(RuleSet.Step step, boolean value, String text)
      throws IOException {
    String document = step.document().toString();
    String name = step.refused();
    if (name != null) {
      if (value) {
        return Optional.of("read %s as %s".formatted(document, shown(text)));
      }
      return Pattern.compile("\\b" + Pattern.quote(name) + "\\b").matcher(text).find()
          ? Optional.empty()
          : Optional.of(
              "refused %s without naming '%s': %s".formatted(document, name, shown(text)));
    }
    if (!value) {
      return Optional.of("refused %s: %s".formatted(document, shown(text)));
    }
    return Judge.read(String.valueOf(step.value()), text)
        .map(fault -> "read %s as %s: %s%s"
            .formatted(
                document,
                shown(text),
                fault.pointer() == null ? "" : "at " + fault.pointer() + " ",
                fault.message()));
  }

  private static String shown(String text) {
    String line = text.replaceAll("\\s+", " ").strip();
    return line.length() <= SHOWN ? line : line.substring(0, SHOWN) + "...";
  }
}
