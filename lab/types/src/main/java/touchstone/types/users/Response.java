package touchstone.types.users;

import java.util.List;

/** The root of the document. */
public class Response {

  private List<User> users;
  private String status;
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

  public boolean isRealJson() {
    return isRealJson;
  }

  public void setRealJson(boolean isRealJson) {
    this.isRealJson = isRealJson;
  }
}
