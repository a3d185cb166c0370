package guide;

import java.time.LocalDate;
import streak.Json;
import streak.JsonName;

// @start region="bean"
@Json
public class Account {
  private String owner = "nobody";
  private boolean open;

  @JsonName("opened_on")
  private LocalDate openedOn;

  public String getOwner() {
    return owner;
  }

  public void setOwner(String owner) {
    this.owner = owner;
  }

  public boolean isOpen() {
    return open;
  }

  public void setOpen(boolean open) {
    this.open = open;
  }

  public LocalDate getOpenedOn() {
    return openedOn;
  }

  public void setOpenedOn(LocalDate openedOn) {
    this.openedOn = openedOn;
  }
}
// @end
