package touchstone.contestants.wast.types;

import io.github.wycst.wast.json.annotations.JsonProperty;
import io.github.wycst.wast.json.annotations.JsonTypeSetting;
import java.util.List;

/** The root of the document. */
@JsonTypeSetting(enableJIT = true)
public class Response {

  private List<User> users;
  private String status;

  @JsonProperty(name = "is_real_json")
  private boolean isRealJson;

  public List<User> getUsers() {
    return users;
  }

  public void setUsers(List<User> users) {
    this.users = users;
  }

  public String getStatus() {
    return status;
  }

  public void setStatus(String status) {
    this.status = status;
  }

  @JsonProperty(name = "is_real_json")
  public boolean isRealJson() {
    return isRealJson;
  }

  @JsonProperty(name = "is_real_json")
  public void setRealJson(boolean isRealJson) {
    this.isRealJson = isRealJson;
  }
}
