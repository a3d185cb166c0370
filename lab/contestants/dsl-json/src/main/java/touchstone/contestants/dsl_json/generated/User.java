package touchstone.contestants.dsl_json.generated;

import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.JsonAttribute;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One user; in the type's order, which is not the document's. */
@CompiledJson
public final class User {

  @JsonAttribute(name = "_id", nullable = false, index = 0)
  public String id;

  @JsonAttribute(index = 1)
  public int index;

  @JsonAttribute(nullable = false, index = 2)
  public String guid;

  @JsonAttribute(name = "is_active", index = 3)
  public boolean isActive;

  @JsonAttribute(index = 4)
  public @Nullable String balance;

  @JsonAttribute(name = "picture", index = 5)
  public @Nullable String pictureUrl;

  @JsonAttribute(index = 6)
  public int age;

  @JsonAttribute(nullable = false, index = 7)
  public Name name;

  @JsonAttribute(index = 8)
  public @Nullable String company;

  @JsonAttribute(nullable = false, index = 9)
  public String email;

  @JsonAttribute(index = 10)
  public @Nullable String address;

  @JsonAttribute(index = 11)
  public @Nullable String about;

  @JsonAttribute(nullable = false, index = 12)
  public String registered;

  @JsonAttribute(index = 13)
  public double latitude;

  @JsonAttribute(index = 14)
  public double longitude;

  @JsonAttribute(nullable = false, index = 15)
  public List<String> tags;

  @JsonAttribute(index = 16)
  public @Nullable List<Integer> range;

  @JsonAttribute(nullable = false, index = 17)
  public List<Friend> friends;

  @JsonAttribute(nullable = false, index = 18)
  public List<Image> images;

  @JsonAttribute(index = 19)
  public @Nullable String greeting;

  @JsonAttribute(name = "favorite_fruit", index = 20)
  public @Nullable String favoriteFruit;

  @JsonAttribute(name = "eye_color", nullable = false, index = 21)
  public String eyeColor;

  @JsonAttribute(index = 22)
  public @Nullable String phone;
}
