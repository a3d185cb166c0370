package touchstone.contestants.wast.types;

import io.github.wycst.wast.json.annotations.JsonTypeSetting;
import org.jspecify.annotations.Nullable;

/** A picture of a user. */
@JsonTypeSetting(enableJIT = true)
public class Image {

  private String id;
  private String format;
  private String url;
  private @Nullable String description;

  public String getId() {
    return id;
  }

  public void setId(String id) {
    this.id = id;
  }

  public String getFormat() {
    return format;
  }

  public void setFormat(String format) {
    this.format = format;
  }

  public String getUrl() {
    return url;
  }

  public void setUrl(String url) {
    this.url = url;
  }

  public @Nullable String getDescription() {
    return description;
  }

  public void setDescription(@Nullable String description) {
    this.description = description;
  }
}
