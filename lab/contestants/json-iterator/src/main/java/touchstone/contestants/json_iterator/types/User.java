package touchstone.contestants.json_iterator.types;

import com.jsoniter.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One user; in the type's order, which is not the document's. */
public class User {

  @JsonProperty("_id")
  public String id;

  public int index;
  public String guid;

  @JsonProperty("is_active")
  public boolean isActive;

  public @Nullable String balance;

  @JsonProperty("picture")
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

  @JsonProperty("favorite_fruit")
  public @Nullable String favoriteFruit;

  @JsonProperty("eye_color")
  public String eyeColor;

  public @Nullable String phone;
}
