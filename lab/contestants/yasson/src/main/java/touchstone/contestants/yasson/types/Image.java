package touchstone.contestants.yasson.types;

import org.jspecify.annotations.Nullable;

/** A picture of a user. */
public class Image {

  public String id;
  public String format;
  public String url;
  public @Nullable String description;
}
