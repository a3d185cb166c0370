package touchstone.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class LabTest {

  @CommandLine.Command(name = "takes")
  private static final class Takes {
    @CommandLine.Option(names = "--only", split = Lab.COMMA, splitSynopsisLabel = ",")
    private List<String> only = List.of();
  }

  /** A name of commas alone is nobody's, and so refused; none at all would be all. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"a,b-*|a;b-*", "a,|a", "a|a", "','|','", "',,'|','", "',a'|',a'", "''|''"})
  void namesStandBetweenCommas(String given, String names) {
    Takes takes = CommandLine.populateCommand(new Takes(), "--only", given);
    assertEquals(names, String.join(";", takes.only));
  }
}
