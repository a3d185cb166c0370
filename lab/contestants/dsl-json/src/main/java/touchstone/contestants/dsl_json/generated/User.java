package touchstone.contestants.dsl_json.generated;

import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.JsonAttribute;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One user; in the document's order, which converters expect and which is not the type's. */
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

  @JsonAttribute(name = "eye_color", nullable = false, index = 7)
  public String eyeColor;

  @JsonAttribute(nullable = false, index = 8)
  public Name name;

  @JsonAttribute(index = 9)
  public @Nullable String company;

  @JsonAttribute(nullable = false, index = 10)
  public String email;

  @JsonAttribute(index = 11)
  public @Nullable String phone;

  @JsonAttribute(index = 12)
  public @Nullable String address;

  @JsonAttribute(index = 13)
  public @Nullable String about;

  @JsonAttribute(nullable = false, index = 14)
  public String registered;

  @JsonAttribute(index = 15)
  public double latitude;

  @JsonAttribute(index = 16)
  public double longitude;

  @JsonAttribute(nullable = false, index = 17)
  public List<String> tags;

  @JsonAttribute(index = 18)
  public @Nullable List<Integer> range;

  @JsonAttribute(nullable = false, index = 19)
  public List<Friend> friends;

  @JsonAttribute(nullable = false, index = 20)
  public List<Image> images;

  @JsonAttribute(index = 21)
  public @Nullable String greeting;

  @JsonAttribute(name = "favorite_fruit", index = 22)
  public @Nullable String favoriteFruit;
}
