package touchstone.contestants.wast.types;

import io.github.wycst.wast.json.annotations.JsonTypeSetting;

/** A user's name. */
@JsonTypeSetting(enableJIT = true)
public class Name {

  private String first;
  private String last;

  public String getFirst() {
    return first;
  }

  public void setFirst(String first) {
    this.first = first;
  }

  public String getLast() {
    return last;
  }

  public void setLast(String last) {
    this.last = last;
  }
}
