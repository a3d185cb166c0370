package streak.codegen;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What R8 and ProGuard have to be told of an adapter, which take away or rename what nothing in a program's classes mentions:
 * {@code Streak.adapter} makes one by its type's name, and it calls by name what Java has no words for. All is needed only as long
 * as the type itself is there.
 *
 * @see <a href="https://www.guardsquare.com/manual/configuration/usage">ProGuard's rules</a>, which are R8's
 */
final class ShrinkerRules {

  /** Members as rules write them. */
  private final Set<String> constructors = new LinkedHashSet<>();

  private final Set<String> members = new LinkedHashSet<>();
  private final Set<String> types = new LinkedHashSet<>();

  /** A constructor that Kotlin adds is called by what it takes. */
  void constructs(String type, List<String> parameters) {
    constructors.add("synthetic <init>(...);");
    names(type);
    parameters.forEach(this::names);
  }

  /** A method or a field is called by its name, and by its types. */
  void calls(String member, boolean field, String result, List<String> parameters) {
    members.add("*** " + member + (field ? ";" : "(...);"));
    names(result);
    parameters.forEach(this::names);
  }

  /**
   * ProGuard does not see the types that a handle is invoked with. As they stand in a source file, nobody knows which of the names
   * are packages'; of what is no class, a rule says nothing.
   */
  private void names(String type) {
    String bare = type.replace("[]", "");
    if (bare.startsWith("java.") || bare.startsWith("kotlin.") || Words.isReserved(bare)) {
      return;
    }
    for (int dot = bare.length(); dot > 0; dot = bare.lastIndexOf('.', dot - 1)) {
      types.add(bare.substring(0, dot) + bare.substring(dot).replace('.', '$'));
    }
  }

  /**
   * Rules that both find in a jar, in a file for each adapter.
   *
   * @param adapter the adapter's qualified name
   * @param parameters the types of what it takes
   */
  AdapterGenerator.Resource of(TypeName type, String adapter, List<String> parameters) {
    String name = type.binary();
    StringBuilder rules = new StringBuilder("-keepnames class %s\n".formatted(name));
    rule(
        rules,
        name,
        "-keep class " + adapter,
        List.of("<init>(" + String.join(",", parameters) + ");"));
    rule(rules, name, "-keepclassmembers class " + name, constructors);
    // Value classes may be another's, properties a superclass's; their names are like no others.
    rule(rules, name, "-keepclassmembers class **", members);
    if (!types.isEmpty()) {
      rules.append("-if class %s\n-keep class %s\n".formatted(name, String.join(",", types)));
    }
    return new AdapterGenerator.Resource(
        "META-INF/proguard/streak-" + adapter + ".pro", rules.toString());
  }

  private static void rule(
      StringBuilder rules, String type, String keep, Collection<String> members) {
    if (!members.isEmpty()) {
      rules.append("-if class %s\n%s {\n".formatted(type, keep));
      members.forEach(member -> rules.append("  ").append(member).append('\n'));
      rules.append("}\n");
    }
  }
}
