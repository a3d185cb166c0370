package streak.jackson3;

import java.util.Arrays;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import streak.tokens.JsonNames;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.util.Named;

/** What Jackson's parsers match names with, without making Strings of them. */
final class NameMatchers implements JsonNames.Maker<PropertyNameMatcher> {

  private static final ConcurrentMap<String, NameMatchers> BY_FORMAT = new ConcurrentHashMap<>();

  private final TokenStreamFactory factory;

  private NameMatchers(TokenStreamFactory factory) {
    this.factory = factory;
  }

  /** Those of all parsers of the factory's format. */
  static NameMatchers of(TokenStreamFactory factory) {
    return BY_FORMAT.computeIfAbsent(factory.getFormatName(), format -> new NameMatchers(factory));
  }

  @Override
  public PropertyNameMatcher make(JsonNames names) {
    return factory.constructNameMatcher(
        Arrays.stream(names.toArray()).map(Named::fromString).toList(), true);
  }
}
