package touchstone.contestants.yasson.types;

import jakarta.json.bind.annotation.JsonbNillable;
import jakarta.json.bind.annotation.JsonbProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One user; in the type's order, which is not the document's. */
public class User {

  @JsonbProperty("_id")
  public String id;

  public int index;
  public String guid;

  @JsonbProperty("is_active")
  public boolean isActive;

  public @Nullable String balance;

  @JsonbNillable
  @JsonbProperty("picture")
  public @Nullable String pictureUrl;

  public int age;
  public Name name;
  public @Nullable String company;
  public String email;
  public @Nullable String address;
  public @Nullable String about;
  public String registered;
  public double latitude;
  public double longitude;
  public List<String> tags;
  public @Nullable List<Integer> range;
  public List<Friend> friends;
  public List<Image> images;
  public @Nullable String greeting;

  @JsonbNillable
  @JsonbProperty("favorite_fruit")
  public @Nullable String favoriteFruit;

  @JsonbProperty("eye_color")
  public String eyeColor;

  public @Nullable String phone;
}
