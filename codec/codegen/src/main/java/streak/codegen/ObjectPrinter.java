package streak.codegen;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes down how a JSON object is read and written. */
final class ObjectPrinter {

  /** The reading of a bean with more members than this is split, so that no method grows too long for the compiler. */
  static final int SPLIT = 128;

  private final Plan.ObjectPlan plan;
  private final String type;
  private final Source source;
  private final ValueMethods methods;

  ObjectPrinter(Plan.ObjectPlan plan, String type, Source source, ValueMethods methods) {
    this.plan = plan;
    this.type = type;
    this.source = source;
    this.methods = methods;
  }

  void print() {
    print(false);
  }

  /** The same of a sealed class, whose adapter has this beside what reads and writes any of its types. */
  void printOwn() {
    print(true);
  }

  private void print(boolean own) {
    names();
    new ObjectReaderPrinter(plan, own, type, source, methods).print();
    new ObjectWriterPrinter(plan, own, type, source, methods).print();
  }

  private void names() {
    List<Plan.Member> members = plan.members();
    List<String> names = new ArrayList<>();
    List<Integer> indices = new ArrayList<>();
    for (int i = 0; i < members.size(); i++) {
      names.add(members.get(i).names().name());
      indices.add(i);
    }
    for (int i = 0; i < members.size(); i++) {
      for (String alias : members.get(i).names().aliases()) {
        names.add(alias);
        indices.add(i);
      }
    }
    source.add(
        """

        /** What members are called; used by the adapters of sealed types too. */
        public static final JsonNames NAMES = JsonNames.of(
        %s);
        """.formatted(names.stream().map(Source::literal).collect(Collectors.joining(",\n"))));
    if (plan.layout() != Plan.Layout.OBJECT) {
      return;
    }
    if (inOrder(members, methods.dialect())) {
      for (int i = 0; i < members.size(); i++) {
        source.add("%sprivate static final JsonNames.Token NAME_%2$s = NAMES.token(%2$s);"
            .formatted(i == 0 ? "\n" : "", i));
      }
    }
    if (names.size() > members.size()) {
      source.add("\n/** By the index of a name, the member that it is of. */");
      source.add("private static final int[] MEMBERS = {%s};"
          .formatted(indices.stream().map(String::valueOf).collect(Collectors.joining(", "))));
    }
  }

  /**
   * Whether members that come in the type's order are read so, and names are written as constants; for more of them the method would
   * grow too long.
   */
  static boolean inOrder(List<Plan.Member> members, Dialect dialect) {
    return dialect.foresees() && members.size() <= SPLIT;
  }

  /** For the names of the methods that a large type's members are split into. */
  static String some(int from) {
    return "MembersFrom" + from;
  }
}
