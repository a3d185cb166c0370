package streak.codegen;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import streak.codegen.Plan.Argument;
import streak.codegen.Plan.Member;

/**
 * Where the members that a creator takes wait until all of them are read.
 *
 * <p>Mostly in local variables, which the compiler keeps in registers. HotSpot's C2 refuses a method that takes more arguments than it
 * has stack slots for, and one that calls it: JDK 17 those of 56 ints, and JDK 25 those of 70, but not those of 52 and 68, as tried
 * ("unsupported calling sequence", with {@code -XX:+PrintCompilation}). Where there are as many, they wait in an object, out of which
 * a method of its own makes the other, so that no more than that one is left to C1.
 */
final class Collected {

  /** Some fewer than any JVM that was tried takes. */
  static final int MOST_ARGUMENTS = 48;

  private final Plan.ObjectPlan plan;
  private final boolean apart;

  Collected(Plan.ObjectPlan plan) {
    this.plan = plan;
    boolean defaults = plan.arguments().stream().anyMatch(Argument::defaulted);
    int count = plan.arguments().size();
    apart = plan.collects()
        && count + (defaults ? CreationPrinter.words(count) + 1 : 0) > MOST_ARGUMENTS;
  }

  /** They wait in an object. */
  boolean apart() {
    return apart;
  }

  /** What holds a member that was read. */
  String variable(int member) {
    return (apart ? "theMembers." : "") + "value" + member;
  }

  /** Statements at the start of a method that reads. */
  String begin() {
    return apart ? "MembersRead theMembers = new MembersRead();" : variables();
  }

  /** The class of the object that holds them; empty where there is none. */
  String holder(String modifier) {
    return apart ? """

        /** The members that were read, as long as there are some to come. */
        private %sfinal class MembersRead {
          %s
        }
        """.formatted(modifier, variables()) : "";
  }

  private String variables() {
    List<Member> members = plan.members();
    return IntStream.range(0, members.size())
        .filter(i -> members.get(i).read())
        .mapToObj(i -> variable(i, members.get(i)))
        .collect(Collectors.joining("\n"));
  }

  private String variable(int i, Member member) {
    String type = member.value().type();
    String initial = initial(member);
    String unset = apart && initial.equals(Expressions.zero(type)) ? "" : " = " + initial;
    return "%s value%s%s;".formatted(type, i, unset);
  }

  /** Where Java has a literal for what a member is when it is absent, there is nothing to do later. */
  private static String initial(Member member) {
    Plan.Default absent = member.absent();
    return absent == null
        ? Expressions.absent(member.value().type())
        : Literals.of(absent, member.value())
            .orElse(Expressions.absent(member.value().type()));
  }
}
