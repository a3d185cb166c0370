package streak;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the constants of an enum are called when they are asked for it, as by Jackson's JsonValue; for adapters. */
public final class ConstantNames {

  private ConstantNames() {}

  /**
   * The names alone.
   *
   * @param type the enum's name, for messages
   * @param constantsAndNames a constant as the enum declares it, one of its names, and so on
   * @throws IllegalArgumentException when two constants have the same name, or one has none
   */
  public static String[] of(String type, @Nullable String... constantsAndNames) {
    Map<String, String> constants = new LinkedHashMap<>();
    for (int i = 0; i < constantsAndNames.length; i += 2) {
      String constant = constantsAndNames[i];
      String name = constantsAndNames[i + 1];
      if (name == null) {
        throw new IllegalArgumentException(
            "@JsonValue gives null for the constant " + constant + " of " + type);
      }
      String other = constants.put(name, constant);
      if (other != null) {
        throw new IllegalArgumentException("@JsonValue gives the constants " + other + " and "
            + constant + " of " + type + " the same name: " + name);
      }
    }
    return constants.keySet().toArray(new String[0]);
  }
}
