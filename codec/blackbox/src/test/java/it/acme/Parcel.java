package it.acme;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import streak.Json;
import streak.JsonCreator;

/** In a package that begins like a variable. */
@Json
public record Parcel(
    Side side, Map<String, Place> places, EnumMap<Side, List<Place>> sides, Content content) {

  /** By its name. */
  public enum Side {
    LEFT,
    RIGHT
  }

  /** Made by a static method. */
  @Json
  public record Place(int x, int y) {

    /** What makes one. */
    @JsonCreator
    public static Place at(int x, int y) {
      return new Place(x, y);
    }
  }

  /** One of several. */
  @Json
  public sealed interface Content {}

  /** The one. */
  @Json
  public record Book(String title) implements Content {}

  /** The other. */
  @Json
  public record Box(Parcel parcel) implements Content {}
}
