package touchstone.model;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class ContestantTest {

  private static final Contestant CONTESTANT = new Contestant(
      "c",
      "l",
      "L",
      "1",
      "generated",
      "json",
      Result.VALUE,
      "x.Y",
      List.of("users"),
      List.of(Operation.READ_BYTES, Operation.WRITE_BYTES),
      List.of(new Contestant.Limit("write-*", "*/sparse", "drops nulls")),
      17,
      List.of(),
      "");

  private static boolean claims(String workload, String type, Operation operation) {
    return CONTESTANT.claims(new Workload(workload, type, 1, 1, "00"), operation);
  }

  @Test
  void claimsItsTypesAndOperationsExceptForItsLimits() {
    assertTrue(claims("users-tiny", "users", Operation.WRITE_BYTES));
    assertTrue(claims("users-tiny/sparse", "users", Operation.READ_BYTES));
    assertFalse(claims("users-tiny/sparse", "users", Operation.WRITE_BYTES));
    assertFalse(claims("users-tiny", "users", Operation.READ_STRING));
    assertFalse(claims("price", "price", Operation.READ_BYTES));
  }

  @Test
  void charactersThatMeanSomethingInARegularExpressionMeanThemselves() {
    assertFalse(new Glob("jackson.").matches("jackson3"));
    assertTrue(new Glob("jackson?").matches("jackson3"));
    assertTrue(new Glob("(a)*").matches("(a)b"));
  }
}
