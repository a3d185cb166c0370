package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import touchstone.workloads.RuleSet;

class RuleCheckTest {

  private static final List<RuleSet.Rule> RULES =
      RuleSet.find("nullsafe").orElseThrow().rules();

  private static RuleSet.Rule rule(String id) {
    return RULES.stream().filter(r -> r.id().equals(id)).findFirst().orElseThrow();
  }

  private static String judged(String id, String... answers) throws IOException {
    RuleCheck.Verdict verdict = RuleCheck.judge(
        rule(id), Arrays.stream(answers).map(RuleCheckTest::encoded).toList());
    return verdict.outcome() + ": " + verdict.message();
  }

  /** Of answers with a tab between them. */
  private static String encoded(String answers) {
    return Arrays.stream(answers.split("\t"))
        .map(answer -> {
          int colon = answer.indexOf(':');
          byte[] text = answer.substring(colon + 1).getBytes(StandardCharsets.UTF_8);
          return answer.substring(0, colon + 1) + Base64.getEncoder().encodeToString(text);
        })
        .collect(Collectors.joining("\t"));
  }

  @Test
  void anErrorMustNameWhatItIsAbout() throws IOException {
    assertEquals("passed: Bad: no age here", judged("number-missing", "threw:Bad: no\nage  here"));
    assertEquals(
        "failed: refused {\"name\":\"Ada\"} without naming 'age': Bad: no page",
        judged("number-missing", "threw:Bad: no page"));
  }

  @Test
  void whatShouldHaveBeenRefusedIsShownAsItWasRead() throws IOException {
    assertEquals(
        "failed: read {\"name\":\"Ada\"} as {\"name\":\"Ada\",\"age\":0}",
        judged("number-missing", "value:{\"name\":\"Ada\",\"age\":0}"));
  }

  @Test
  void whatShouldHaveBeenReadIsComparedWithWhatWas() throws IOException {
    assertEquals("passed: ", judged("transient", "value:{\"id\":\"a\",\"cached\":7}"));
    assertEquals(
        "failed: read {\"id\":\"a\",\"cached\":9} as {\"id\":\"a\",\"cached\":0}: at /cached expected 7, found 0",
        judged("transient", "value:{\"id\":\"a\",\"cached\":0}"));
    assertEquals(
        "failed: refused {\"id\":\"a\",\"cached\":9}: Bad: no",
        judged("transient", "threw:Bad: no"));
  }

  @Test
  void everyAnswerOfAThreadMustBeRight() throws IOException {
    assertEquals(
        "failed: read {\"age\":1} as {\"name\":\"Ada\",\"age\":1}",
        judged(
            "other-thread",
            "value:{\"name\":\"Ada\",\"age\":36}",
            "threw:Bad: name\tvalue:{\"name\":\"Ada\",\"age\":1}"));
  }

  @Test
  void whatALibraryHasNoTypeForIsImpossible() throws IOException {
    assertEquals(
        "impossible: it has none",
        judged("time", "impossible:UnsupportedOperationException: it has none"));
  }

  @Test
  void everyRuleSaysWhatMustComeOfEachDocument() {
    for (RuleSet.Rule rule : RULES) {
      for (RuleSet.Step step : rule.steps()) {
        assertEquals(
            1, (step.refused() == null ? 0 : 1) + (step.value() == null ? 0 : 1), rule.id());
      }
    }
    assertEquals(RULES.size(), RULES.stream().map(RuleSet.Rule::id).distinct().count());
  }
}
