package touchstone.typed;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is compiled for one library: the types, annotated for it, and a driver. */
final class Sources {

  private final Types types;
  private final Library library;
  private final String packageName;

  /**
   * Sources of a package.
   *
   * @param packageName which no other library's has
   */
  Sources(Types types, Library library, String packageName) {
    this.types = types;
    this.library = library;
    this.packageName = packageName;
  }

  /** The outermost record, with all others in it. */
  String records() {
    List<String> lines = new ArrayList<>();
    lines.add("package " + packageName + ";");
    lines.add("");
    TreeSet<String> imports = new TreeSet<>();
    types.records().stream()
        .flatMap(record -> record.components().stream())
        .forEach(component -> imports.addAll(imports(component.type())));
    imports.forEach(name -> lines.add("import " + name + ";"));
    if (!imports.isEmpty()) {
      lines.add("");
    }
    lines.addAll(record(types.records().get(0)));
    for (Types.Declared inner : types.records().subList(1, types.records().size())) {
      lines.add("");
      record(inner).forEach(line -> lines.add("  " + line));
      lines.add("  }");
    }
    lines.add("}");
    return String.join("\n", lines) + "\n";
  }

  /** A record's declaration, up to the brace that opens its body. */
  private List<String> record(Types.Declared record) {
    List<String> lines = new ArrayList<>();
    if (library.type() != null) {
      lines.add(library.type());
    }
    lines.add("public record " + record.name() + "(");
    List<Types.Component> components = record.components();
    Set<String> used = components.stream().map(Types.Component::name).collect(Collectors.toSet());
    for (int i = 0; i < components.size(); i++) {
      String end = i + 1 < components.size() ? "," : ") {";
      lines.add("    " + component(components.get(i), used) + end);
    }
    return lines;
  }

  /** A component's declaration; where the library does not take its name, it is called by one that is not used yet. */
  private String component(Types.Component component, Set<String> used) {
    boolean avoided = library.avoids() != null && component.name().matches(library.avoids());
    String name =
        avoided ? Types.unique("value" + Types.upper(component.name()), used) : component.name();
    String declared = component.type() + " " + name;
    if (!avoided && !component.isRenamed()) {
      return declared;
    }
    String literal = literal(component.member());
    return "@touchstone.model.MemberName(%s) %s %s"
        .formatted(literal, library.member().formatted(literal), declared);
  }

  private static List<String> imports(String type) {
    return Stream.of(
            "java.util.List", "java.util.Map", "java.math.BigDecimal", "java.math.BigInteger")
        .filter(name ->
            List.of(type.split("[<>, ]+")).contains(name.substring(name.lastIndexOf('.') + 1)))
        .toList();
  }

  private static String literal(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c < ' ') {
        // Not as of any other character: the compiler would end the line there.
        out.append(String.format("\\%03o", (int) c));
      } else if (c > '~') {
        out.append(String.format("\\u%04x", (int) c));
      } else {
        out.append(c);
      }
    }
    return out.append('"').toString();
  }

  /** The name of the driver's class. */
  String driverName() {
    return types.root() + "Driver";
  }

  /** The outermost record as the driver says it, where that imports another class of its name. */
  private String root() {
    boolean taken = imports().stream().anyMatch(name -> name.endsWith("." + types.root()));
    return taken ? packageName + "." + types.root() : types.root();
  }

  private List<String> imports() {
    return Stream.of(
            library.imports(),
            imports(types.form().type),
            List.of(
                "touchstone.model.Driver",
                "touchstone.model.Operation",
                "touchstone.model.Operations"))
        .flatMap(List::stream)
        .sorted()
        .toList();
  }

  /** The driver, which uses the library as its documentation says to. */
  String driver() {
    return """
        package %s;

        %s
        /** %s */
        public final class %s implements Driver {

          @Override
          public Operations<?> open(String type) {
        %s
            return new Operations<{root}>() {
              @Override
              public boolean sharedByThreads(Operation operation) {
                return %s;
              }

              @Override
              public {root} readString(String document) throws Exception {
                return %s;
              }

              @Override
              public {root} readBytes(byte[] document) throws Exception {
                return %s;
              }

              @Override
              public String writeString({root} value) throws Exception {
                return %s;
              }

              @Override
              public byte[] writeBytes({root} value) throws Exception {
                return %s;
              }
        %s    };
          }
        %s}
        """.formatted(
            packageName,
            imports().stream().map(name -> "import " + name + ";\n").collect(Collectors.joining()),
            library.note(),
            driverName(),
            indented(library.made(types.form()), 4).stripTrailing(),
            library.shared(),
            library.readString(),
            library.readBytes(),
            library.writeString(),
            library.writeBytes(),
            library.helpers() == null ? "" : "\n" + indented(library.helpers(), 6),
            library.nested() == null ? "" : "\n" + indented(library.nested(), 2))
        .replace("{root}", types.form().type)
        .replace("{parse}", types.form().parse)
        .replace("{type}", root());
  }

  /** Lines moved to the right; those that are empty stay so. */
  private static String indented(List<String> lines, int by) {
    return lines.stream()
        .map(line -> line.isEmpty() ? "\n" : " ".repeat(by) + line + "\n")
        .collect(Collectors.joining());
  }
}
