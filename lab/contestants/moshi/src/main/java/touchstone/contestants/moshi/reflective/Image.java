package touchstone.contestants.moshi.reflective;

import org.jspecify.annotations.Nullable;

/** A picture of a user. */
public final class Image {

  public String id;
  public String format;
  public String url;
  public @Nullable String description;
}
