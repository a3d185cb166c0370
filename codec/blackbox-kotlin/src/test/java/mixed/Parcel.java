package mixed;

import streak.JsonImport;

/** Of a library, as it were: it is not annotated, and somebody else asks for its adapter. */
public record Parcel(String to, int weight) {

  @JsonImport(Parcel.class)
  interface Imports {}
}
