package touchstone.contestants.json_iterator.types;

import com.jsoniter.annotation.JsonProperty;
import java.util.List;

/** The root of the document. */
public class Response {

  public List<User> users;
  public String status;

  @JsonProperty("is_real_json")
  public boolean isRealJson;
}
