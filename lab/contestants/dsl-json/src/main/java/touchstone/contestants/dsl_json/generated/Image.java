package touchstone.contestants.dsl_json.generated;

import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.JsonAttribute;
import org.jspecify.annotations.Nullable;

/** A picture of a user. */
@CompiledJson
public final class Image {

  @JsonAttribute(nullable = false, index = 0)
  public String id;

  @JsonAttribute(nullable = false, index = 1)
  public String format;

  @JsonAttribute(nullable = false, index = 2)
  public String url;

  @JsonAttribute(index = 3)
  public @Nullable String description;
}
