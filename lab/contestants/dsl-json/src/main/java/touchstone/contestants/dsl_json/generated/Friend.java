package touchstone.contestants.dsl_json.generated;

import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.JsonAttribute;

/** A friend of a user. */
@CompiledJson
public final class Friend {

  @JsonAttribute(index = 0)
  public int id;

  @JsonAttribute(nullable = false, index = 1)
  public String name;
}
