package streak.codegen;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What {@code Json.naming} makes of a name in the source. */
enum Naming {
  CAMEL_CASE {
    @Override
    String name(String declared) {
      return joined(
          declared, words -> lower(words.get(0)) + capitals(words.subList(1, words.size())));
    }
  },
  UPPER_CAMEL_CASE {
    @Override
    String name(String declared) {
      return joined(declared, Naming::capitals);
    }
  },
  SNAKE_CASE {
    @Override
    String name(String declared) {
      return joined(declared, words -> lower(String.join("_", words)));
    }
  },
  UPPER_SNAKE_CASE {
    @Override
    String name(String declared) {
      return joined(declared, words -> String.join("_", words).toUpperCase(Locale.ROOT));
    }
  },
  KEBAB_CASE {
    @Override
    String name(String declared) {
      return joined(declared, words -> lower(String.join("-", words)));
    }
  };

  private static final String DECLARED = "AS_DECLARED";

  abstract String name(String declared);

  /** What a type's annotations say; empty where names stay as they are declared. */
  static Optional<Naming> of(List<AnnotationUse> ofType) {
    return AnnotationUse.find(ofType, "streak.Json")
        .map(a -> a.text("naming", DECLARED))
        .filter(naming -> !naming.equals(DECLARED))
        .map(Naming::valueOf);
  }

  /** Behind the underscores at its beginning. A name of nothing else stays. */
  private static String joined(String declared, Function<List<String>, String> join) {
    int begin = 0;
    while (begin < declared.length() && declared.charAt(begin) == '_') {
      begin++;
    }
    List<String> words = words(declared.substring(begin));
    return words.isEmpty() ? declared : declared.substring(0, begin) + join.apply(words);
  }

  /** Between underscores; where there are small letters, also before capitals: {@code URLPath} is {@code URL}, {@code Path}. */
  private static List<String> words(String name) {
    String text = name.chars().anyMatch(Character::isLowerCase) ? name : lower(name);
    List<String> words = new ArrayList<>();
    int begin = 0;
    for (int i = 1; i <= text.length(); i++) {
      if (i == text.length() || text.charAt(i) == '_' || beginsWord(text, i)) {
        words.add(text.substring(begin, i).replace("_", ""));
        begin = i;
      }
    }
    words.removeIf(String::isEmpty);
    return words;
  }

  private static boolean beginsWord(String text, int index) {
    return Character.isUpperCase(text.charAt(index))
        && (!Character.isUpperCase(text.charAt(index - 1))
            || (index + 1 < text.length() && Character.isLowerCase(text.charAt(index + 1))));
  }

  private static String capitals(List<String> words) {
    return words.stream().map(Properties::capital).collect(Collectors.joining());
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
