package streak.codegen;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import streak.codegen.Plan.Member;
import streak.codegen.Plan.Need;

/** The bits that say which members a document had: a long for each group of 64. */
final class Seen {

  /** Bits in a long. */
  static final int GROUP = 64;

  private final List<Member> members;
  private final int groups;

  Seen(List<Member> members) {
    this.members = members;
    groups = (members.size() + GROUP - 1) / GROUP;
  }

  String declaration() {
    return IntStream.range(0, groups)
        .mapToObj("long seen%s = 0;"::formatted)
        .collect(Collectors.joining("\n"));
  }

  /** The bits, to be handed to another method. */
  String arguments() {
    return groups("seen%s");
  }

  /** What that method takes. */
  String parameters() {
    return groups("long seen%s");
  }

  private String groups(String each) {
    return IntStream.range(0, groups).mapToObj(each::formatted).collect(Collectors.joining(", "));
  }

  /** Statements that note as many of the first members as an expression says, which may say more. */
  String all(String count) {
    return IntStream.range(0, groups)
        .mapToObj(g -> "long seen%1$s = %2$s >= %3$s ? -1L : %4$s(1L << %2$s) - 1;"
            .formatted(
                g,
                count,
                (g + 1) * GROUP,
                g == 0 ? "" : "%s <= %s ? 0 : ".formatted(count, g * GROUP)))
        .collect(Collectors.joining("\n"));
  }

  /** Statements that note {@code memberIndex}, and refuse it when it was there before. */
  String note() {
    return "long memberBit = 1L << memberIndex;\n" + note(0);
  }

  private String note(int group) {
    String note = """
        if ((seen%1$s & memberBit) != 0) {
          throw JsonException.duplicate(jsonIn, NAMES.name(memberAt));
        }
        seen%1$s |= memberBit;
        """.formatted(group);
    return group == groups - 1 ? note : """
        if (memberIndex < %s) {
          %s
        } else {
          %s
        }
        """.formatted((group + 1) * GROUP, note, note(group + 1));
  }

  /** Statements that refuse a document without a required member. */
  String require() {
    return IntStream.range(0, groups)
        .filter(g -> mask(g, Need.REQUIRED) != 0)
        .mapToObj(
            g -> """
            if ((seen%1$s & %2$s) != %2$s) {
              throw JsonException.missing(jsonIn, NAMES.name(%3$sjava.lang.Long.numberOfTrailingZeros(~seen%1$s & %2$s)));
            }
            """.formatted(g, hex(mask(g, Need.REQUIRED)), g == 0 ? "" : g * GROUP + " + "))
        .collect(Collectors.joining());
  }

  /** A condition: a member with that need was not there. */
  String lacksAny(Need need) {
    return IntStream.range(0, groups)
        .filter(g -> mask(g, need) != 0)
        .mapToObj(g -> "(seen%1$s & %2$s) != %2$s".formatted(g, hex(mask(g, need))))
        .collect(Collectors.joining(" || "));
  }

  /** A condition: that member was not there. */
  String lacks(int member) {
    return "(seen%s & %s) == 0".formatted(member / GROUP, hex(1L << member));
  }

  /** A condition: that member was there. */
  String has(int member) {
    return "(seen%s & %s) != 0".formatted(member / GROUP, hex(1L << member));
  }

  /** A statement that notes that member. */
  String add(int member) {
    return "seen%s |= %s;".formatted(member / GROUP, hex(1L << member));
  }

  private long mask(int group, Need need) {
    long mask = 0;
    for (int i = group * GROUP; i < Math.min(members.size(), (group + 1) * GROUP); i++) {
      mask |= members.get(i).need() == need ? 1L << i : 0;
    }
    return mask;
  }

  private static String hex(long mask) {
    return "0x%xL".formatted(mask);
  }
}
