package touchstone.contestants.fory;

import org.apache.fory.json.annotation.JsonIgnore;
import org.apache.fory.json.annotation.JsonMixin;
import org.apache.fory.json.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;
import touchstone.types.users.User;

/** Mixed into the plain type, which knows no library's annotations. A getter's name is its setter's too. */
@JsonMixin(target = User.class)
abstract class UserNames {

  // By its name this field would be a property beside that of its own accessors.
  @JsonIgnore
  boolean isActive;

  @JsonProperty("_id")
  abstract String getId();

  @JsonProperty("is_active")
  abstract boolean isActive();

  @JsonProperty("picture")
  abstract @Nullable String getPictureUrl();

  @JsonProperty("favorite_fruit")
  abstract @Nullable String getFavoriteFruit();

  @JsonProperty("eye_color")
  abstract String getEyeColor();
}
