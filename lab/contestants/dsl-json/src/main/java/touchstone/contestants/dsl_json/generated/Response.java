package touchstone.contestants.dsl_json.generated;

import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.JsonAttribute;
import java.util.List;

/** The root of the document. */
@CompiledJson
public final class Response {

  @JsonAttribute(nullable = false, index = 0)
  public List<User> users;

  @JsonAttribute(nullable = false, index = 1)
  public String status;

  @JsonAttribute(name = "is_real_json", index = 2)
  public boolean isRealJson;
}
