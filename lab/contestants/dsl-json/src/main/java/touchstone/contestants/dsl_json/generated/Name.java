package touchstone.contestants.dsl_json.generated;

import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.JsonAttribute;

/** A user's name. */
@CompiledJson
public final class Name {

  @JsonAttribute(nullable = false, index = 0)
  public String first;

  @JsonAttribute(nullable = false, index = 1)
  public String last;
}
