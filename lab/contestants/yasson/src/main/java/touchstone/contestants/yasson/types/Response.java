package touchstone.contestants.yasson.types;

import jakarta.json.bind.annotation.JsonbProperty;
import java.util.List;

/** The root of the document. */
public class Response {

  public List<User> users;
  public String status;

  @JsonbProperty("is_real_json")
  public boolean isRealJson;
}
