package streak.codegen;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Finds what Java would take a name in an adapter for that begins with a package's, or is a class's that is in no package: a class
 * beside the adapter, or something of the adapter's own. Nobody can be asked to write such a name otherwise.
 */
final class Clashes {

  /** Packages that are named in any adapter, or may be. */
  private static final List<String> EVERYWHERE = List.of("java", "javax", "kotlin", "streak");

  /** Possessive, because a repeated group that may go back calls itself for each character. */
  private static final Pattern LITERALS =
      Pattern.compile("\"(?:\\\\.|[^\"\\\\\n])*+\"|'(?:\\\\.|[^'\\\\\n])++'");

  /** What else is no code that names anything. */
  private static final Pattern REST = Pattern.compile("(?m)/\\*.*?\\*/|//.*$|^package .*$");

  private final TypeDeclaration type;
  private final Surroundings surroundings;
  private final Diagnostics diagnostics;

  /** What the names of packages begin with. */
  private final Set<String> packages = new TreeSet<>(EVERYWHERE);

  /** Those that are in no package and in no other class. */
  private final Set<String> classes = new TreeSet<>();

  Clashes(TypeDeclaration type, Surroundings surroundings, Diagnostics diagnostics) {
    this.type = type;
    this.surroundings = surroundings;
    this.diagnostics = diagnostics;
    add(type.name());
    for (TypeName each : Mentioned.in(type)) {
      add(each);
    }
  }

  private void add(TypeName name) {
    if (name.packageName().isEmpty()) {
      classes.add(name.outermost().nested());
    } else {
      packages.add(root(name.packageName()));
    }
  }

  private static String root(String packageName) {
    return packageName.replaceFirst("\\..*", "");
  }

  /** Reports what is found in the adapters of the type; what any would name, though there be none. */
  void check(List<AdapterGenerator.Generated> adapters) {
    List<String> texts = adapters.stream().map(each -> code(each.text())).toList();
    String own = root(type.name().packageName());
    for (String each : packages) {
      boolean named = each.equals("java")
          || each.equals("streak")
          || each.equals(own)
          || texts.stream().anyMatch(text -> isNamed(each, text));
      String beside = new TypeName(type.name().packageName(), each).qualified();
      if (named && surroundings.isClass(beside)) {
        report(Problem.PACKAGE_BEHIND_CLASS, beside);
      } else {
        checkOwn(each, texts);
      }
    }
    classes.forEach(each -> checkOwn(each, texts));
  }

  /** Where something is called by one letter, no package or class is named. */
  private void checkOwn(String name, List<String> texts) {
    if (name.length() > 1 && texts.stream().anyMatch(text -> isDeclared(name, text))) {
      report(Problem.NAME_TAKEN, name);
    }
  }

  private void report(Problem problem, String name) {
    diagnostics.add(problem, type.origin(), type.name().nested(), name);
  }

  private static String code(String text) {
    return REST.matcher(LITERALS.matcher(text).replaceAll("\"\"")).replaceAll("");
  }

  private static boolean isNamed(String root, String text) {
    return isFound("%1$s\\.(?<![\\w$.]%1$s\\.)", root, text);
  }

  /** It is imported, or a class, a field, a parameter or a variable of the adapter is called so. */
  private static boolean isDeclared(String name, String text) {
    return isFound("import [\\w.]+\\.%s;", name, text)
        || isFound("class %s\\b", name, text)
        || isFound(
            " %1$s(?= [=:]|[;,)])(?<=[\\w>\\]] %1$s)"
                + "(?<!\\b(?:return|new|instanceof|throw|case|else|extends|import) %1$s)",
            name, text);
  }

  /** What a pattern begins with is searched for by the whole; so what must stand before a name is looked at behind it. */
  private static boolean isFound(String pattern, String name, String text) {
    return Pattern.compile(pattern.formatted(Pattern.quote(name))).matcher(text).find();
  }
}
