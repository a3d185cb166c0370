package touchstone.contestants.moshi.reflective;

import com.squareup.moshi.Json;
import java.util.List;

/** The root of the document. */
public final class Response {

  public List<User> users;
  public String status;

  @Json(name = "is_real_json")
  public boolean isRealJson;
}
