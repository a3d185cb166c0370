package touchstone.contestants.jackson3;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/** Mixed into the plain type, which knows no library's annotations. A getter's name is its setter's too. */
interface UserNames {

  @JsonProperty("_id")
  String getId();

  @JsonProperty("is_active")
  boolean isActive();

  @JsonProperty("picture")
  @Nullable
  String getPictureUrl();

  @JsonProperty("favorite_fruit")
  @Nullable
  String getFavoriteFruit();

  @JsonProperty("eye_color")
  String getEyeColor();
}
