package touchstone.contestants.wast.types;

import io.github.wycst.wast.json.annotations.JsonTypeSetting;

/** A friend of a user. */
@JsonTypeSetting(enableJIT = true)
public class Friend {

  private int id;
  private String name;

  public int getId() {
    return id;
  }

  public void setId(int id) {
    this.id = id;
  }

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }
}
