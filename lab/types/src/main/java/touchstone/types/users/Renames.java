package touchstone.types.users;

import java.util.Map;

/** The properties whose members have another name in the document, by the property's name. All others are the same. */
public final class Renames {

  public static final Map<String, String> USER = Map.of(
      "id", "_id",
      "isActive", "is_active",
      "pictureUrl", "picture",
      "favoriteFruit", "favorite_fruit",
      "eyeColor", "eye_color");

  public static final Map<String, String> RESPONSE = Map.of("isRealJson", "is_real_json");

  private Renames() {}
}
