package streak.codegen;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What Jackson's {@code JsonNaming} makes of the names in the source, letter by letter as Jackson does. */
enum NamingStrategy {
  LOWER_CAMEL("LowerCamelCaseStrategy", "PropertyNamingStrategy") {
    @Override
    String name(String property) {
      return property;
    }
  },
  UPPER_CAMEL("UpperCamelCaseStrategy", "PascalCaseStrategy") {
    @Override
    String name(String property) {
      return Properties.capital(property);
    }
  },
  SNAKE("SnakeCaseStrategy", "LowerCaseWithUnderscoresStrategy") {
    @Override
    String name(String property) {
      return snake(property);
    }
  },
  UPPER_SNAKE("UpperSnakeCaseStrategy") {
    @Override
    String name(String property) {
      return snake(property).toUpperCase(Locale.ROOT);
    }
  },
  LOWER("LowerCaseStrategy") {
    @Override
    String name(String property) {
      return property.toLowerCase(Locale.ROOT);
    }
  },
  KEBAB("KebabCaseStrategy") {
    @Override
    String name(String property) {
      return separated(property, '-');
    }
  },
  LOWER_DOT("LowerDotCaseStrategy") {
    @Override
    String name(String property) {
      return separated(property, '.');
    }
  };

  private final String type;

  /** What Jackson has called it before. */
  private final String formerly;

  NamingStrategy(String type) {
    this(type, "");
  }

  NamingStrategy(String type, String formerly) {
    this.type = type;
    this.formerly = formerly;
  }

  abstract String name(String property);

  /** The one that a type's annotation names; empty where it is somebody's own. */
  static Optional<NamingStrategy> of(AnnotationUse naming) {
    // Without one, the annotation leaves names as they are.
    String named = naming.type("value").map(c -> c.name().simple()).orElse(LOWER_CAMEL.type);
    return Stream.of(values())
        .filter(s -> s.type.equals(named) || s.formerly.equals(named))
        .findFirst();
  }

  /** {@code URLPath} is {@code urlpath}. */
  private static String snake(String property) {
    StringBuilder name = new StringBuilder();
    boolean before = false;
    for (int i = 0; i < property.length(); i++) {
      char c = property.charAt(i);
      boolean upper = Character.isUpperCase(c);
      if (i == 0 && c == '_') {
        continue;
      }
      if (upper && !before && !name.isEmpty() && name.charAt(name.length() - 1) != '_') {
        name.append('_');
      }
      before = upper;
      name.append(upper ? Character.toLowerCase(c) : c);
    }
    return name.isEmpty() ? property : name.toString();
  }

  /** {@code URLPath} is {@code url-path}. */
  private static String separated(String property, char separator) {
    StringBuilder name = new StringBuilder();
    int capitals = 0;
    for (int i = 0; i < property.length(); i++) {
      char c = property.charAt(i);
      char lower = Character.toLowerCase(c);
      if (lower == c) {
        if (capitals > 1) {
          name.insert(name.length() - 1, separator);
        }
        capitals = 0;
      } else {
        if (capitals == 0 && i > 0) {
          name.append(separator);
        }
        capitals++;
      }
      name.append(lower);
    }
    return name.toString();
  }
}
