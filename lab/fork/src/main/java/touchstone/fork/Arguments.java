package touchstone.fork;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code name=value} arguments of a child JVM. */
record Arguments(Map<String, String> values) {

  static Arguments parse(String[] args) {
    Map<String, String> values = new HashMap<>();
    for (String arg : args) {
      int equals = arg.indexOf('=');
      if (equals < 0) {
        throw new IllegalArgumentException("expected name=value, found " + arg);
      }
      values.put(arg.substring(0, equals), arg.substring(equals + 1));
    }
    return new Arguments(values);
  }

  String get(String name) {
    String value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("missing argument " + name + "=");
    }
    return value;
  }

  /** Absent where nobody gave it. */
  @Nullable
  String find(String name) {
    return values.get(name);
  }

  int number(String name) {
    return Integer.parseInt(get(name));
  }
}
